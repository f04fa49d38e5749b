import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typeOf } from '../../test/promises';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { TypesPage } from './TypesPage';

const LIST = 'GET /api/v1/promesas/types';
const CREATE = 'POST /api/v1/promesas/types';
const CHANGE = 'PATCH /api/v1/promesas/types/{id}';
const REMOVE = 'DELETE /api/v1/promesas/types/{id}';
const ADMIN = {
  'portfolios.promise_types:create': 'all',
  'portfolios.promise_types:read': 'all',
  'portfolios.promise_types:update': 'all',
  'portfolios.promise_types:delete': 'all',
} as const;

const types = [
  typeOf(),
  typeOf({ id: 'cash', version: 3, name: 'Al contado', grace_days: 0, threshold: 10_000 }),
];
const answers = { [LIST]: () => ({ data: types }) };

describe('the types of promise', () => {
  const open = (more = {}, permissions: Record<string, 'all'> = ADMIN) =>
    openScreen(<TypesPage />, { permissions, answers: { ...answers, ...more } });
  const menuOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }));
    return within(await screen.findByRole('menu'));
  };

  itTellsItsStates({
    draw: () => <TypesPage />,
    permissions: ADMIN,
    answers,
    reads: LIST,
    shows: 'Al contado',
    empty: { answer: { data: [] }, says: 'Todavía no hay tipos de promesa' },
  });

  it('say how long each waits and what keeps it', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /^Habitual/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.join('|')).toMatch(/2 días\|95\s?%\|2\|30 días\|10 días\|En uso/);
  });

  it('are made with the share that keeps a promise', async () => {
    const net = open({ [CREATE]: () => ({ data: typeOf({ id: 'n1', name: 'Parcial' }) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar tipo' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Agregar tipo' }));
    await userEvent.type(await panel.findByLabelText(/^Nombre/), 'Parcial');
    await userEvent.clear(panel.getByLabelText(/^La cumple/));
    await userEvent.type(panel.getByLabelText(/^La cumple/), '66,6');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(net.of(CREATE)[0]?.body).toEqual({
        name: 'Parcial',
        grace_days: 2,
        threshold: 6_660,
        most_open: 2,
        furthest_days: 30,
        reopen_days: 10,
      }),
    );
  });

  it('are changed by their version, and ended', async () => {
    const net = open({ [CHANGE]: () => ({ data: typeOf() }) });
    await userEvent.click((await menuOf('Al contado')).getByRole('menuitem', { name: 'Terminar' }));
    await waitFor(() => expect(net.of(CHANGE)[0]?.body).toEqual({ retired: true }));
    expect(net.of(CHANGE)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('are removed once somebody has said so, but for the usual one', async () => {
    const net = open({ [REMOVE]: () => ({ data: undefined }) });
    const usual = await menuOf('Habitual');
    expect(usual.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Editar']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await menuOf('Al contado')).getByRole('menuitem', { name: 'Eliminar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar el tipo Al contado?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(net.of(REMOVE)).toHaveLength(1));
  });
});
