import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteOf } from '../../test/file';
import { type Answers, openScreen } from '../../test/screens';
import { NotesSection } from './NotesSection';

const LIST = 'GET /api/v1/deudores/{id}/notes';
const ADD = 'POST /api/v1/deudores/{id}/notes';
const CHANGE = 'PATCH /api/v1/deudores/{id}/notes/{note}';
const COLLECTOR = { 'portfolios.notes:read': 'own', 'portfolios.notes:create': 'own' } as const;

describe('[CO-18] the notes on a debtor', () => {
  const open = (
    permissions: Record<string, 'all' | 'own'> = COLLECTOR,
    more: Answers = {},
    url = '/debtors/d1',
  ) =>
    openScreen(<NotesSection debtorId="d1" />, {
      url,
      path: '/debtors/:debtorId',
      permissions,
      answers: {
        [LIST]: () =>
          pageOf([
            noteOf({ id: 'n2', text: 'Atiende la hija', pinned: true, created_by: 'somebody' }),
            noteOf({ mentions: ['u2'] }),
          ]),
        [ADD]: () => ({ data: noteOf({ id: 'n3' }) }),
        [CHANGE]: () => ({ data: noteOf({ version: 2 }) }),
        'DELETE /api/v1/deudores/{id}/notes/{note}': () => undefined,
        'GET /api/v1/deudores/{id}/notes/mentionable': () => ({ data: ['u2'] }),
        'GET /api/v1/users': () =>
          pageOf([
            { id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 },
            { id: 'u3', username: 'eva', display_name: 'Eva Paz', version: 1 },
          ]),
        ...more,
      },
    });

  it('are written by one key, mention somebody by @, and are saved by the keyboard', async () => {
    const net = open();
    await screen.findByText('Prefiere la tarde');
    await userEvent.keyboard('o');
    const field = await screen.findByRole('textbox', { name: /Nota nueva/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'Llamar mañana @');
    const finder = await screen.findByRole('combobox', { name: 'Mencionar' });
    await waitFor(() => expect(document.activeElement).toBe(finder));
    await screen.findByRole('option', { name: 'Luis Gómez' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(ADD)).toHaveLength(1));
    expect(net.of(ADD)[0]?.body).toEqual({ text: 'Llamar mañana', pinned: false, mentions: ['u2'] });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('are written from elsewhere on the page by its address, by those alone who may', async () => {
    const writing = '/debtors/d1?note=new';
    open(COLLECTOR, {}, writing);
    const field = await screen.findByRole('textbox', { name: /Nota nueva/ });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    await waitFor(() => expect(location.search).toBe(''));
    cleanup();
    open({ 'portfolios.notes:read': 'own' }, {}, writing);
    await screen.findByText('Prefiere la tarde');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('mention nobody who does not see the debtor', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar nota' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mencionar' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Eva Paz' }));
    expect(await screen.findByText(/Eva Paz no ve a este deudor/)).toBeTruthy();
  });

  it('an address holds no mention', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar nota' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Nota nueva/ }), 'ana@example.com');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('say why one was not saved, and keep what was written', async () => {
    open(COLLECTOR, {
      [ADD]: () => refusal(422, { title: 'Solo puede mencionar a quienes ven a este deudor.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar nota' }));
    const field = await screen.findByRole('textbox', { name: /Nota nueva/ });
    await userEvent.type(field, 'Hola{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/quienes ven a este deudor/)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Hola');
  });

  it('may be pinned, changed and removed by who wrote them alone', async () => {
    const net = open();
    const list = within(await screen.findByRole('list', { name: 'Notas' }));
    await list.findByText('Prefiere la tarde');
    const acts = screen.getAllByRole('button', { name: /^Acciones de la nota/ });
    expect(acts).toHaveLength(1);
    await userEvent.click(acts[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fijar arriba' }));
    await waitFor(() => expect(net.of(CHANGE)[0]?.body).toEqual({ pinned: true }));
  });

  it('are only read by whoever may not write, and hidden from whoever may not read', async () => {
    open({ 'portfolios.notes:read': 'all' });
    await screen.findByText('Prefiere la tarde');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not asked for by whoever may not see them', () => {
    const net = open({});
    expect(screen.queryByRole('region')).toBeNull();
    expect(net.of(LIST)).toHaveLength(0);
  });
});
