import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Debtor } from '../../api/types';
import { debtorOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { DebtorPanel } from './DebtorPanel';

const PATCH = 'PATCH /api/v1/deudores/{id}';
const known = { masked: false, segment: 'A1', emails: ['ana@casa.uy', 'ana@trabajo.uy'] };

describe('changing a debtor', () => {
  const open = (change: Partial<Debtor> = {}, answer: () => Response | { data: Debtor } = saved) => {
    const onClose = rs.fn();
    const draw = () => (
      <DebtorPanel
        open
        latest={debtorOf({ ...known, version: 4, ...change })}
        reload={async () => debtorOf({ ...known, version: 5, segment: 'C3' })}
        onClose={onClose}
      />
    );
    const net = openScreen(draw(), { answers: { [PATCH]: answer } });
    return { net, onClose };
  };
  const saved = () => ({ data: debtorOf() });
  const field = (name: RegExp) => screen.findByLabelText(name);
  const retype = async (name: RegExp, text: string) => {
    await userEvent.clear(await field(name));
    if (text) await userEvent.type(await field(name), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

  it('sends the version that was read, and keeps the addresses that are not shown', async () => {
    const { net, onClose } = open();
    await retype(/^Correo/, 'ana@nueva.uy');
    await retype(/^Fecha de nacimiento/, '15/3/1990');
    await userEvent.selectOptions(await field(/^Estado/), 'En reclamo');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [sent] = net.of(PATCH);
    expect(sent?.headers.get('If-Match')).toBe('"4"');
    expect(sent?.body).toEqual({
      name: 'Ana Pereira',
      birthday: '1990-03-15',
      language: 'es',
      segment: 'A1',
      status: 'disputed',
      emails: ['ana@nueva.uy', 'ana@trabajo.uy'],
    });
    expect(screen.getByText('Ana Pereira guardado')).toBeTruthy();
  });

  it('neither shows nor overwrites addresses that are covered', async () => {
    const { net, onClose } = open({ masked: true, emails: ['a**@c***.uy'] });
    await retype(/^Segmento/, 'B2');
    expect(screen.queryByLabelText(/^Correo/)).toBeNull();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(PATCH)[0]?.body).not.toHaveProperty('emails');
  });

  it('refuses an empty name, and what is no date or address, before anything is sent', async () => {
    const { net } = open();
    await retype(/^Nombre/, ' ');
    await retype(/^Correo/, 'ana arroba casa');
    await retype(/^Fecha de nacimiento/, 'ayer nomás');
    await save();
    await screen.findByText('Nombre: Es obligatorio');
    expect(screen.getByText(/^Correo: Escriba un correo/)).toBeTruthy();
    expect(screen.getByText(/^Fecha de nacimiento: Escriba una fecha/)).toBeTruthy();
    expect(net.asked).toEqual([]);
  });

  it('explains a lost update, overwrites nothing, and loads what the other person saved', async () => {
    const { net, onClose } = open({}, () => refusal(412));
    await retype(/^Segmento/, 'B2');
    await save();
    await screen.findByText('Otra persona guardó cambios antes');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cargar la versión actual' }));
    expect(await screen.findByDisplayValue('C3')).toBe(await field(/^Segmento/));
    net.change({ [PATCH]: saved });
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(PATCH).at(-1)?.headers.get('If-Match')).toBe('"5"');
  });

  it('asks before unsaved work is left, and goes on where it was', async () => {
    const { onClose } = open();
    await retype(/^Segmento/, 'Z9');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await field(/^Segmento/)).toHaveProperty('value', 'Z9');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('closes at once where nothing was changed', async () => {
    const { onClose } = open();
    await field(/^Segmento/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.queryByText('¿Salir sin guardar?')).toBeNull();
  });
});
