import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vowOf } from '../../test/promises';
import { debtorOf, portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PromisesPage } from './PromisesPage';

const MANAGER = { 'portfolios.promises:read': 'all', 'portfolios.promises:assign': 'all' } as const;

const vows = [vowOf(), vowOf({ id: 'v2', debtor_id: 'd2', amount: 90_000, status: 'due_soon' })];
const day = {
  day: '2026-11-24',
  sums: [
    { class: 'open' as const, currency: 'UYU', count: 2, amount: 210_000 },
    { class: 'broken' as const, currency: 'UYU', count: 1, amount: 50_000 },
  ],
};
const answers = {
  'GET /api/v1/promesas': () => pageOf(vows),
  'GET /api/v1/promesas/calendar': () => ({ data: [day] }),
  'GET /api/v1/carteras': () => pageOf([portfolioOf()]),
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
};

describe('[MO-09] the promises', () => {
  const open = (url = '/promises', permissions: Record<string, 'all' | 'own'> = MANAGER) =>
    openScreen(<PromisesPage />, { url, permissions, answers });
  const lastAsked = (net: ReturnType<typeof open>) => net.of('GET /api/v1/promesas').at(-1)?.query;

  itTellsItsStates({
    draw: () => <PromisesPage />,
    permissions: MANAGER,
    answers,
    reads: 'GET /api/v1/promesas',
    shows: '«El martes le pago»',
    empty: { answer: pageOf([]), says: 'No hay promesas abiertas' },
  });

  it('shows those that are open, by their day, with what was said', async () => {
    const net = open();
    expect(await screen.findAllByText('«El martes le pago»')).toHaveLength(2);
    expect(screen.getByText('Por vencer')).toBeTruthy();
    expect(lastAsked(net)?.get('status')).toBe('pending,due_soon,in_grace');
    expect(lastAsked(net)?.get('sort')).toBe('due_on');
  });

  it('is narrowed by its address', async () => {
    const net = open('/promises?status=broken&due=2026-11-24&owner=u2');
    await screen.findAllByText('«El martes le pago»');
    expect(Object.fromEntries(lastAsked(net) ?? [])).toMatchObject({
      status: 'broken',
      due_from: '2026-11-24',
      due_to: '2026-11-24',
      owner: 'u2',
    });
  });

  it('is narrowed to the days on which they were made, in whatever state they are by now', async () => {
    const net = open('/promises?made=2026-11-01_2026-11-30&sort=-made_on');
    await screen.findAllByText('«El martes le pago»');
    expect(Object.fromEntries(lastAsked(net) ?? [])).toMatchObject({
      made_from: '2026-11-01',
      made_to: '2026-11-30',
    });
    expect(lastAsked(net)?.get('status')).toBeNull();
    expect(lastAsked(net)?.get('sort')).toBe('-made_on');
    expect(screen.getByRole('columnheader', { name: /^Tomada/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Tomada.*nov/ })).toBeTruthy();
  });

  it('gives the picked promises to somebody else', async () => {
    const net = open();
    net.change({ 'POST /api/v1/promesas/reassign': () => ({ data: { count: 2 } }) });
    await screen.findAllByText('«El martes le pago»');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Reasignar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('option', { name: 'Luis Gómez' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reasignar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(net.of('POST /api/v1/promesas/reassign')[0]?.body).toEqual({ ids: ['v1', 'v2'], owner_id: 'u2' });
  });

  it('shows first what waits to be confirmed to whoever may, with the way to confirm or reject it', async () => {
    const CONFIRM = 'POST /api/v1/promesas/{id}/confirm';
    const draft = vowOf({ id: 'v9', status: 'draft', open: false, taken_by: 'agent', created_by: 'agent' });
    const net = open('/promises', {
      ...MANAGER,
      'portfolios.promises:confirm': 'all',
      'portfolios.promises:delete': 'all',
    });
    net.change({
      'GET /api/v1/promesas': ({ query }) => pageOf(query.get('status') === 'draft' ? [draft] : vows),
      [CONFIRM]: () => ({ data: vowOf({ id: 'v9' }) }),
    });
    const waiting = within(await screen.findByRole('list', { name: 'Por confirmar' }));
    expect(waiting.getAllByRole('button').map((one) => one.textContent)).toEqual(['Confirmar', 'Rechazar']);
    await userEvent.click(waiting.getByRole('button', { name: /^Confirmar/ }));
    await waitFor(() => expect(net.of(CONFIRM)[0]?.path).toEqual({ id: 'v9' }));
  });

  it('takes a promise from a debtor who is looked for', async () => {
    const net = open('/promises', { ...MANAGER, 'portfolios.promises:create': 'all' });
    net.change({ 'GET /api/v1/deudores': () => pageOf([debtorOf()]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tomar promesa' }));
    await userEvent.click(await screen.findByRole('option', { name: debtorOf().name }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/debtors/d1?promise=new'));
  });

  it('has nothing to pick, and nobody to choose, for whoever sees the own ones', async () => {
    open('/promises', { 'portfolios.promises:read': 'own' });
    await screen.findAllByText('«El martes le pago»');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Responsable' })).toBeNull();
  });

  it('has a calendar whose days are walked by keys and lead to their list', async () => {
    const net = open('/promises?view=calendar&month=2026-11');
    const cell = await screen.findByRole('button', { name: /24 de noviembre de 2026\. 2 abiertas/ });
    expect(cell.textContent).toContain('1 incumplida');
    expect(net.of('GET /api/v1/promesas/calendar')[0]?.query.get('month')).toBe('2026-11');
    cell.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/23 de noviembre/);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{Enter}');
    await waitFor(() => expect(location.search).toBe('?due=2026-11-24'));
    await waitFor(() => expect(lastAsked(net)?.get('due_from')).toBe('2026-11-24'));
  });
});
