import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispositionOf } from '../../test/contacts';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { OutcomesPage } from './OutcomesPage';

const LIST = 'GET /api/v1/contacts/dispositions';
const CREATE = 'POST /api/v1/contacts/dispositions';
const CHANGE = 'PUT /api/v1/contacts/dispositions/{id}';
const MANAGER = {
  'portfolios.dispositions:create': 'all',
  'portfolios.dispositions:read': 'all',
  'portfolios.dispositions:update': 'all',
} as const;

const outcomes = [
  dispositionOf({
    id: 'right_party',
    code: 'right_party',
    group: true,
    reach: 'right_party',
    labels: { es: 'Titular', en: 'Right party', pt: 'O titular' },
  }),
  dispositionOf({ id: 'no_answer', group_id: 'no_contact', key: 'n' }),
  dispositionOf({
    id: 'no_contact',
    code: 'no_contact',
    group: true,
    labels: { es: 'Sin contacto', en: 'No contact', pt: 'Sem contato' },
  }),
];
const answers = { [LIST]: () => ({ data: outcomes }) };

describe('the outcomes of contacts', () => {
  const open = (more = {}, permissions: Record<string, 'all'> = MANAGER) =>
    openScreen(<OutcomesPage />, { permissions, answers: { ...answers, ...more } });

  itTellsItsStates({
    draw: () => <OutcomesPage />,
    permissions: MANAGER,
    answers,
    reads: LIST,
    shows: 'No contesta',
    empty: { answer: { data: [] }, says: 'Todavía no hay resultados' },
  });

  it('[CO-07] stand under their groups', async () => {
    open();
    await screen.findByText('No contesta');
    const names = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    const at = (name: string) => names.findIndex((text) => text.includes(name));
    expect(at('No contesta')).toBe(at('Sin contacto') + 1);
  });

  it('[CO-07] are made by a manager in three languages', async () => {
    const net = open({ [CREATE]: () => ({ data: dispositionOf({ id: 'new' }) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar resultado' }));
    const form = within(await screen.findByRole('dialog'));
    for (const [field, text] of [
      [/español/, 'En el exterior'],
      [/inglés/, 'Abroad'],
      [/portugués/, 'No exterior'],
      [/Código/, 'abroad'],
    ] as const)
      await userEvent.type(form.getByRole('textbox', { name: field }), text);
    await userEvent.click(form.getByRole('checkbox', { name: 'Nota' }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar resultado' }));
    await waitFor(() => expect(net.of(CREATE)).toHaveLength(1));
    expect(net.of(CREATE)[0]?.body).toMatchObject({
      code: 'abroad',
      group_id: 'right_party',
      labels: { es: 'En el exterior', en: 'Abroad', pt: 'No exterior' },
      requires: ['note'],
      counts_contact: true,
    });
  });

  it('are retired for contacts to come, and nothing else of them changes', async () => {
    const net = open({ [CHANGE]: () => ({ data: dispositionOf({ retired: true }) }) });
    await userEvent.click(await screen.findByRole('button', { name: /No contesta$/ }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Retirar' }));
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    expect(net.of(CHANGE)[0]?.body).toMatchObject({ retired: true, key: 'n', counts_attempt: true });
  });

  it('are read alone by whoever may not change them', async () => {
    open({}, { 'portfolios.dispositions:read': 'all' });
    await screen.findByText('No contesta');
    expect(screen.queryByRole('button', { name: 'Agregar resultado' })).toBeNull();
  });
});
