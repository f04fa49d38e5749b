import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { ColumnsStep } from './ColumnsStep';

const PUT = 'PUT /api/v1/imports/{id}/mapping';
const CHECK = 'POST /api/v1/imports/{id}/check';

describe('the columns of a file', () => {
  const open = (more = {}) => {
    const onNext = rs.fn();
    const net = openScreen(<ColumnsStep file={importOf()} onBack={() => {}} onNext={onNext} />, {
      answers: {
        [PUT]: () => ({ data: importOf({ status: 'mapped' }) }),
        [CHECK]: () => ({ data: importOf({ status: 'checking' }) }),
        'GET /api/v1/imports/{id}/mappings': () => ({ data: [] }),
        ...more,
      },
    });
    return { net, onNext };
  };
  const choose = async (column: string, field: string) =>
    userEvent.selectOptions(await screen.findByLabelText(`Dato de la columna ${column}`), field);
  const check = () => screen.getByRole('button', { name: 'Revisar el archivo' });

  it('each have a field proposed, with how sure that is', async () => {
    open();
    await screen.findByText('3 de 3 columnas asignadas');
    const rows = screen.getAllByRole('listitem').filter((item) => item.querySelector('select'));
    expect(rows.map((row) => row.querySelector('select')?.value)).toEqual(['national_id', 'name', 'balance']);
    expect(rows[0]?.textContent).toMatch(/97\s?% seguro$/);
    expect(rows[1]?.textContent).toMatch(/60\s?%: revisar$/);
    expect(rows[2]?.textContent).toMatch(/Como en el anterior$/);
    expect(rows[2]?.textContent).toContain('Deuda1.250,50');
  });

  it('that are required are named before anything is checked', async () => {
    open();
    await choose('Nombre', 'No importar');
    await screen.findByText('Falta una columna con Nombre completo o Nombres o Apellidos.');
    expect(screen.getByText('2 de 3 datos obligatorios')).toBeTruthy();
    expect(check()).toHaveProperty('disabled', true);
  });

  it('may not hold a field twice, unless they are phones', async () => {
    open();
    await choose('Deuda', 'Nombre completo');
    expect(await screen.findAllByText('Otra columna ya tiene este dato')).toHaveLength(2);
    expect(check()).toHaveProperty('disabled', true);
    await choose('Deuda', 'Teléfono');
    await choose('Cédula', 'Teléfono');
    await waitFor(() => expect(screen.queryByText('Otra columna ya tiene este dato')).toBeNull());
  });

  it('are sent as they were chosen, and then the file is checked', async () => {
    const { net, onNext } = open();
    await choose('Deuda', 'Capital');
    await userEvent.click(check());
    await waitFor(() => expect(onNext).toHaveBeenCalled());
    const written = net.asked.filter(({ key }) => !key.startsWith('GET '));
    expect(written.map(({ key, body }) => [key, body])).toEqual([
      [PUT, { mapping: ['national_id', 'name', 'principal'] }],
      [CHECK, undefined],
    ]);
  });

  it('stay as they were chosen when they are refused, which is told', async () => {
    const { net, onNext } = open({ [PUT]: () => refusal(412, { title: 'Otra persona las cambió antes' }) });
    await choose('Deuda', 'Capital');
    await userEvent.click(check());
    await screen.findByText('Otra persona las cambió antes');
    expect(screen.getByLabelText('Dato de la columna Deuda')).toHaveProperty('value', 'principal');
    expect(net.of(CHECK)).toEqual([]);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('keep what was chosen over a reload of the page', async () => {
    open();
    await choose('Nombre', 'Guardar como dato adicional');
    cleanup();
    open();
    expect(await screen.findByLabelText('Dato de la columna Nombre')).toHaveProperty('value', 'extra');
    sessionStorage.clear();
  });

  it('take the fields of a saved mapping that fits', async () => {
    const fitting = [{ id: 'm1', name: 'Mensual', mapping: ['external_ref', 'name', 'principal'] }];
    open({ 'GET /api/v1/imports/{id}/mappings': () => ({ data: fitting }) });
    await userEvent.selectOptions(await screen.findByLabelText('Mapeo guardado'), 'Mensual');
    expect(screen.getByLabelText('Dato de la columna Deuda')).toHaveProperty('value', 'principal');
    sessionStorage.clear();
  });

  it('are saved as a mapping under a name', async () => {
    const SAVE = 'POST /api/v1/imports/{id}/mappings';
    const { net } = open({ [SAVE]: () => ({ data: {} }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar este mapeo' }));
    await userEvent.type(screen.getByLabelText('Nombre del mapeo'), 'Mensual');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(net.of(SAVE)[0]?.body).toEqual({ name: 'Mensual', mapping: ['national_id', 'name', 'balance'] }),
    );
  });
});
