import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextOf } from '../../test/queue';
import { debtorOf, portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { DebtorListPage } from './DebtorListPage';

const MANAGER = {
  'portfolios.debtors:read': 'all',
  'portfolios.debtors:assign': 'all',
  'portfolios.debtors:tag': 'all',
} as const;

const people = [debtorOf(), debtorOf({ id: 'd2', name: 'Luz Paz', balance: 1_161_906_401 })];

const answers = {
  'GET /api/v1/deudores': () => pageOf(people, { total: 35 }),
  'GET /api/v1/deudores/next': () => ({
    data: [nextOf({ kind: 'contact', channel: 'call', ready: true }), nextOf({ debtor_id: 'd2' })],
  }),
  'GET /api/v1/deudores/totals': () => ({
    data: { debtors: 35, exact: true, owed: [{ currency: 'UYU', balance: 1_250_050 }] },
  }),
  'GET /api/v1/carteras': () => pageOf([portfolioOf()]),
  'GET /api/v1/carteras/buckets': () => ({ data: [] }),
  'GET /api/v1/deudores/tags': () => ({ data: [] }),
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const address = () => location.search;

describe('the list of debtors', () => {
  const open = (url = '/debtors', permissions: Record<string, 'all' | 'own'> = MANAGER) => {
    return openScreen(<DebtorListPage />, { url, permissions, answers });
  };
  const lastAsked = (net: ReturnType<typeof open>) => net.of('GET /api/v1/deudores').at(-1)?.query;

  itTellsItsStates({
    draw: () => <DebtorListPage />,
    permissions: MANAGER,
    answers,
    reads: 'GET /api/v1/deudores',
    shows: 'Ana Pereira',
    empty: { answer: pageOf([]), says: 'Todavía no hay deudores' },
  });

  it('asks for what its address says, and falls back where the address is wrong', async () => {
    const net = open('/debtors?page=3&pageSize=20&sort=name&q=paz&status=new,disputed');
    await row('Luz Paz');
    expect(Object.fromEntries(lastAsked(net) ?? [])).toMatchObject({
      page: '3',
      pageSize: '20',
      sort: 'name',
      q: 'paz',
      status: 'new,disputed',
    });
  });

  it('says of each debtor what is next, and what all that the filters leave come to, in one question each', async () => {
    const net = open('/debtors?status=new');
    expect((await row('Ana Pereira')).textContent).toMatch(/Llamada · ahora/);
    expect((await row('Luz Paz')).textContent).toMatch(/Nada pendiente/);
    expect(await screen.findByText(/12\.501 adeudado/)).toBeTruthy();
    expect(net.of('GET /api/v1/deudores/next')).toHaveLength(1);
    expect(net.of('GET /api/v1/deudores/next')[0]?.query.getAll('id').join()).toMatch(/d1.*d2/);
    expect(net.of('GET /api/v1/deudores/totals').map(({ query }) => query.get('status'))).toEqual(['new']);
  });

  it('[MO-01] tells what is owed in each currency, also of who owes in another one alone', async () => {
    const abroad = [{ currency: 'USD', balance: 50_000 }];
    openScreen(<DebtorListPage />, {
      url: '/debtors',
      permissions: MANAGER,
      answers: {
        ...answers,
        'GET /api/v1/deudores': () => pageOf([debtorOf({ balance: 0, other_balances: abroad })]),
      },
    });
    const row = await screen.findByRole('row', { name: /Ana Pereira/ });
    expect(within(row).getByText(/500,00|500/).textContent).toMatch(/US/);
  });

  it('takes a wrong address for the first page of all', async () => {
    const net = open('/debtors?page=-1&pageSize=9999&sort=nothing&status=unheard');
    await row('Ana Pereira');
    expect(Object.fromEntries(lastAsked(net) ?? [])).toMatchObject({
      page: '1',
      pageSize: '25',
      sort: '-dpd',
    });
  });

  it('writes page, order and filters into its address, and goes back through them', async () => {
    const net = open();
    await row('Ana Pereira');
    await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(address()).toBe('?page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Deudor' }));
    await waitFor(() => expect(address()).toBe('?sort=name'));
    await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Nuevo' }));
    await screen.findByText('Estado: Nuevo');
    await waitFor(() => expect(lastAsked(net)?.get('status')).toBe('new'));
    await waitFor(() => expect(address()).toContain('status=new'));
    history.back();
    await waitFor(() => expect(screen.queryByText('Estado: Nuevo')).toBeNull());
    history.back();
    await waitFor(() => expect(address()).toBe('?page=2'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /^Días/ })).toHaveProperty('ariaSort', 'descending'),
    );
  });

  it('is searched from the keyboard, walked with j and k, and opened with Enter', async () => {
    const net = open();
    await row('Ana Pereira');
    await userEvent.keyboard('/paz');
    await screen.findByText(/resultados? en/);
    await waitFor(() => expect(address()).toBe('?q=paz'));
    expect(lastAsked(net)?.get('q')).toBe('paz');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('jjk');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ana Pereira' }));
    await userEvent.keyboard('j{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/debtors/d2'));
  });

  it('gives the picked debtors to somebody, and lets go of them', async () => {
    const net = open();
    net.change({ 'POST /api/v1/deudores/assign': () => ({ data: { count: 2, queued: false, before: [] } }) });
    await row('Ana Pereira');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Asignar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('option', { name: 'Luis Gómez' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = net.of('POST /api/v1/deudores/assign');
    expect(sent?.body).toEqual({ ids: ['d1', 'd2'], assignee_id: 'u2' });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('picks a range with shift, and all that the filters leave, and acts on them as one', async () => {
    const net = open('/debtors?status=new');
    net.change({
      'GET /api/v1/deudores': () =>
        pageOf([debtorOf(), debtorOf({ id: 'd2', name: 'Luz Paz' })], { total: 36_215 }),
      'POST /api/v1/deudores/assign': () => ({ data: { count: 500, queued: true } }),
    });
    await row('Luz Paz');
    await userEvent.keyboard('jx');
    expect(screen.getByText('1 seleccionado')).toBeTruthy();
    await userEvent.keyboard('jX');
    expect(screen.getByText('2 seleccionados')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 36.215 que coinciden' }));
    await userEvent.keyboard('b{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Asignar 36.215 deudores')).toBeTruthy();
    await userEvent.click(await dialog.findByRole('option', { name: 'Luis Gómez' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(net.of('POST /api/v1/deudores/assign')).toHaveLength(1));
    expect(net.of('POST /api/v1/deudores/assign')[0]?.body).toEqual({
      filter: { status: ['new'] },
      assignee_id: 'u2',
    });
  });

  it('puts balances in no order where they are in several currencies, until one is chosen', async () => {
    const net = openScreen(<DebtorListPage />, {
      url: '/debtors?sort=-balance',
      permissions: MANAGER,
      answers: {
        ...answers,
        'GET /api/v1/carteras': () =>
          pageOf([portfolioOf(), portfolioOf({ id: 'p2', name: 'Consumo', currency: 'COP' })]),
      },
    });
    await row('Ana Pereira');
    await waitFor(() => expect(lastAsked(net)?.get('sort')).toBe('-dpd'));
    await userEvent.click(await screen.findByRole('button', { name: 'Moneda' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'COP' }));
    await waitFor(() => expect(lastAsked(net)?.get('sort')).toBe('-balance'));
    expect(lastAsked(net)?.get('currency')).toBe('COP');
  });

  it('makes a portfolio that its address names the header’s, so that there are never two', async () => {
    const net = open('/debtors?portfolio_id=p1&bucket=b31');
    await row('Ana Pereira');
    expect(net.of('GET /api/v1/deudores')[0]?.query.get('portfolio_id')).toBe('p1');
    await waitFor(() => expect(address()).toBe('?bucket=b31'));
    expect(screen.queryByRole('button', { name: /^Cartera/ })).toBeNull();
  });

  it('has nothing to pick for whoever may change nothing, and does not ask whose the own ones are', async () => {
    open('/debtors', { 'portfolios.debtors:read': 'own' });
    const ana = await row('Ana Pereira');
    expect(within(ana).getByText('*.***.*67-2')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Estado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Asignado a' })).toBeNull();
  });
});
