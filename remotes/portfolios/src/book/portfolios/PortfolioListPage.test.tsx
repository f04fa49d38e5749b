import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PortfolioListPage } from './PortfolioListPage';

const ADMIN = { 'portfolios.portfolios:read': 'all', 'portfolios.portfolios:create': 'all' } as const;
const GET = 'GET /api/v1/carteras';

const answers = {
  [GET]: () => pageOf([portfolioOf(), portfolioOf({ id: 'p2', name: 'Hogar' })], { total: 35 }),
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const address = () => new URLSearchParams(location.search);

describe('the list of portfolios', () => {
  const open = (url = '/portfolios', more = {}, permissions: Record<string, 'all'> = ADMIN) => {
    return openScreen(<PortfolioListPage />, { url, permissions, answers: { ...answers, ...more } });
  };
  const asked = (net: ReturnType<typeof open>) => Object.fromEntries(net.of(GET).at(-1)?.query ?? []);

  itTellsItsStates({
    draw: () => <PortfolioListPage />,
    permissions: ADMIN,
    answers,
    reads: GET,
    shows: 'Tarjetas',
    empty: { answer: pageOf([]), says: 'Todavía no hay carteras' },
  });

  it('has the newest first, and asks for what its address says of the rest', async () => {
    const net = open('/portfolios?page=2&q=plata&status=active,unheard');
    await row('Hogar');
    expect(asked(net)).toEqual({
      page: '2',
      pageSize: '25',
      sort: '-created_at',
      filter: 'plata',
      status: 'active',
    });
  });

  it('writes page, order and states into its address; a new order begins at the first page', async () => {
    const net = open();
    await row('Tarjetas');
    await userEvent.click(screen.getByRole('button', { name: 'Página 3' }));
    await waitFor(() => expect(address().get('page')).toBe('3'));
    await userEvent.click(screen.getByRole('button', { name: 'Saldo' }));
    await waitFor(() => expect(address().toString()).toBe('sort=balance'));
    await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'En pausa' }));
    await screen.findByText('Estado: En pausa');
    await waitFor(() => expect(asked(net)).toMatchObject({ page: '1', sort: 'balance', status: 'paused' }));
    await waitFor(() => expect(address().get('status')).toBe('paused'));
  });

  it('leaves out those that are archived, unless they are asked for', async () => {
    const net = open();
    await row('Hogar');
    expect(asked(net)).toMatchObject({ status: 'draft,active,paused,closed' });
    await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Archivada' }));
    await waitFor(() => expect(asked(net)).toMatchObject({ status: 'archived' }));
  });

  it('finds nothing otherwise than it has nothing, and lets go of what narrows it', async () => {
    const net = open('/portfolios?q=zzz', { [GET]: () => pageOf([]) });
    await screen.findByText('Sin resultados');
    net.change(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await row('Tarjetas');
    await waitFor(() => expect(address().has('q')).toBe(false));
    expect(asked(net)).not.toHaveProperty('filter');
  });

  it('offers a new portfolio to whoever may create one', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Crear cartera' }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText(/^Acreedor/)).toBeTruthy();
  });

  it('does not offer to create a portfolio to whoever may only look', async () => {
    open('/portfolios', { [GET]: () => pageOf([]) }, { 'portfolios.portfolios:read': 'all' });
    await screen.findByText('Todavía no hay carteras');
    expect(screen.queryByRole('button', { name: 'Crear cartera' })).toBeNull();
  });
});
