import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GrantsCell, GrantsLine } from '../api/schema.gen';
import { openScreen } from '../test/screens';
import { GrantsPage } from './GrantsPage';

const text = (es: string) => ({ es, en: es, pt: es });
const cell = (
  role: GrantsCell['role'],
  reach: GrantsCell['reach'],
  choices: GrantsCell['choices'] = [],
): GrantsCell => ({
  role,
  reach,
  default: reach,
  choices,
});
const lines: GrantsLine[] = [
  {
    module: 'tasks',
    app: text('Tareas'),
    permission: 'tasks.tasks:read',
    title: text('Ver tareas'),
    pii: false,
    cells: [
      cell('superadmin', 'all'),
      cell('admin', 'all'),
      { ...cell('manager', 'own', ['none', 'own', 'all']), default: 'all' },
      cell('cashier', 'own', ['none', 'own', 'all']),
    ],
  },
  {
    module: 'core',
    app: text('Recobro'),
    permission: 'core.users:read',
    title: text('Ver usuários'),
    pii: true,
    cells: [cell('superadmin', 'all'), cell('admin', 'all'), cell('manager', 'all'), cell('cashier', 'none')],
  },
];
const SET = 'PUT /api/v1/grants/{permission}/{role}';
const answers = {
  'GET /api/v1/grants': () => ({ data: lines }),
  [SET]: () => ({ data: lines[0] as GrantsLine }),
};
const may = { 'core.grants:read': 'all', 'core.grants:update': 'all' } as const;

describe('who may do what', () => {
  it('changes what a role may do, once it has asked', async () => {
    const net = openScreen(<GrantsPage />, { permissions: may, answers });
    const choice = await screen.findByRole('combobox', { name: 'Gestor: Ver tareas' });
    await userEvent.selectOptions(choice, 'Todo');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('«Ver tareas» pasa de «Lo propio» a «Todo» para toda la empresa, en segundos.');
    expect(net.of(SET)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar' }));
    await waitFor(() => expect(net.of(SET)[0]?.body).toEqual({ reach: 'all' }));
    await screen.findByText('El permiso cambió y ya se aplica.');
  });

  it('says what a changed permission was, and lets nobody touch what stays', async () => {
    openScreen(<GrantsPage />, { permissions: may, answers });
    await screen.findByText('Original: Todo');
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
  });

  it('only shows to whoever may not change', async () => {
    openScreen(<GrantsPage />, { permissions: { 'core.grants:read': 'all' }, answers });
    await screen.findByText('Ver tareas');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('tells a refusal where it was asked, and finds without accents', async () => {
    openScreen(<GrantsPage />, {
      permissions: may,
      answers: {
        ...answers,
        [SET]: () => refusal(422, { title: 'Este permiso no se puede cambiar así para ese rol.' }),
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Gestor: Ver tareas' }), 'No');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cambiar' }),
    );
    await screen.findByText('Este permiso no se puede cambiar así para ese rol.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.type(screen.getByRole('searchbox'), 'usuarios');
    await waitFor(() => expect(screen.queryByText('Ver tareas')).toBeNull());
    screen.getByText('Ver usuários');
  });
});
