import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userOf } from '../test/records';
import { openScreen } from '../test/screens';
import { InvitePanel } from './InvitePanel';
import type { Role } from './types';

const INVITE = 'POST /api/v1/users';
const LINK = 'https://recobro.uy/invitation?token=abc';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const write = async (label: string, words: string) => userEvent.type(await field(label), words);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('an invitation', () => {
  const open = (role: Role = 'admin') => {
    const onClose = rs.fn();
    const net = openScreen(<InvitePanel open onClose={onClose} />, {
      me: { role },
      answers: { [INVITE]: () => ({ data: { user: userOf() } }) },
    });
    return { net, onClose };
  };

  it('is sent to one person, and closes the panel', async () => {
    const { net, onClose } = open();
    await write('Correo electrónico', 'luz@rioplatense.demo');
    await write('Nombre y apellido', ' Luz Paz ');
    await userEvent.selectOptions(await field('Rol'), 'Gerente');
    await press('Enviar invitación');
    await screen.findByText('Se invitó a Luz Paz');
    expect(net.of(INVITE).map(({ body }) => body)).toEqual([
      { email: 'luz@rioplatense.demo', display_name: 'Luz Paz', role: 'manager' },
    ]);
    expect(onClose.mock.calls).toHaveLength(1);
  });

  it('is handed over as a link where no mail can be sent, with the focus upon it', async () => {
    const { net, onClose } = open();
    net.change({ [INVITE]: () => ({ data: { user: userOf(), invitation_link: LINK } }) });
    await write('Correo electrónico', 'luz@rioplatense.demo');
    await write('Nombre y apellido', 'Luz Paz');
    await press('Enviar invitación');
    const link = await screen.findByRole('textbox', { name: 'Envíe este enlace a Luz Paz' });
    expect(link).toHaveProperty('value', LINK);
    expect(document.activeElement).toBe(link);
    expect(onClose.mock.calls).toEqual([]);
  });

  it('is not sent without a name nor to what is no address', async () => {
    const { net } = open();
    await write('Correo electrónico', 'luz@');
    await press('Enviar invitación');
    await screen.findByText('Nombre y apellido: Es obligatorio');
    expect(screen.getByText(/^Correo electrónico: Escriba un correo/)).toBeDefined();
    expect(net.asked).toEqual([]);
  });

  it('is refused at the address of somebody who is there already', async () => {
    const { net } = open();
    const errors = [{ field: 'body.email', code: 'taken', title: 'Ya es usuario de su empresa' }];
    net.change({ [INVITE]: () => refusal(422, { errors }) });
    await write('Correo electrónico', 'luz@rioplatense.demo');
    await write('Nombre y apellido', 'Luz Paz');
    await press('Enviar invitación');
    await screen.findByText('Correo electrónico: Ya es usuario de su empresa');
  });

  it('makes a superadmin by a superadmin’s hand alone', async () => {
    open('admin');
    const roles = [...((await field('Rol')) as HTMLSelectElement).options].map(({ text }) => text);
    expect(roles).toEqual(['Administrador', 'Gerente', 'Gestor']);
  });

  it('goes to many at once; the lines that cannot be read say why and are not sent', async () => {
    const { net } = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Varias' }));
    await userEvent.click(await field('Personas'));
    await userEvent.paste('Luz Paz <luz@rioplatense.demo>\nciro.gil@rioplatense.demo, manager\nnadie');
    expect(screen.getByText('Línea 3: falta el correo.')).toBeDefined();
    await press('Invitar a 2 personas');
    await screen.findByText('Se invitó a 2 personas');
    expect(net.of(INVITE).map(({ body }) => body)).toEqual([
      { email: 'luz@rioplatense.demo', display_name: 'Luz Paz', role: 'cashier' },
      { email: 'ciro.gil@rioplatense.demo', display_name: 'Ciro Gil', role: 'manager' },
    ]);
  });

  it('that is refused among many stays to be tried again, the others having gone out', async () => {
    const { net } = open();
    net.change({
      [INVITE]: ({ body }) =>
        body.email.startsWith('luz')
          ? refusal(422, { title: 'Ya es usuario' })
          : { data: { user: userOf() } },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Varias' }));
    const file = new File(['correo\nluz@rioplatense.demo\nciro@rioplatense.demo'], 'gente.csv');
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invitar a 2 personas' })).toBeDefined());
    await press('Invitar a 2 personas');
    await screen.findByText('luz@rioplatense.demo: Ya es usuario');
    expect(screen.getByText('Se invitó a 1 persona')).toBeDefined();
    expect(await field('Personas')).toHaveProperty('value', 'luz@rioplatense.demo');
  });
});
