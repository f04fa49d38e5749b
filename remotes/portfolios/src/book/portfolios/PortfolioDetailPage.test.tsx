import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importOf, portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PortfolioDetailPage } from './PortfolioDetailPage';

const ADMIN = {
  'portfolios.portfolios:update': 'all',
  'portfolios.imports:read': 'all',
  'portfolios.imports:create': 'all',
} as const;

const GET = 'GET /api/v1/carteras/{id}';
const IMPORTS = 'GET /api/v1/imports';
const AGEING = 'GET /api/v1/carteras/{id}/ageing';

const done = importOf({ status: 'finished', result: { created: 10, updated: 3, unchanged: 0, rejected: 2 } });

const answers = {
  [GET]: () => ({ data: portfolioOf() }),
  [AGEING]: () => ({
    data: [
      { bucket_id: 'b0', classification: '0-30', balance: 0, debtors: 0 },
      { bucket_id: 'b31', classification: '31-60', balance: 2_500_100, debtors: 2 },
    ],
  }),
  [IMPORTS]: () => pageOf([done], { total: 25 }),
  'GET /api/v1/carteras/caps': () => ({ data: [] }),
};

const at = { url: '/portfolios/p1', path: '/portfolios/:portfolioId' };
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a portfolio', () => {
  const open = (more = {}, permissions: Record<string, 'all'> = ADMIN) => {
    return openScreen(<PortfolioDetailPage />, { ...at, permissions, answers: { ...answers, ...more } });
  };

  itTellsItsStates({
    draw: () => <PortfolioDetailPage />,
    ...at,
    permissions: ADMIN,
    answers,
    reads: GET,
    shows: 'Tarjetas',
  });

  it('leads from what is owed to who owes it', async () => {
    open();
    const owed = await screen.findByRole('link', { name: /Saldo.*25\.001/ });
    expect(owed.getAttribute('href')).toBe('/debtors?portfolio_id=p1');
    expect(screen.getByRole('link', { name: /^Deudores\s*2$/ }).getAttribute('href')).toBe(
      '/debtors?portfolio_id=p1',
    );
    const terms = await section('Condiciones');
    expect(terms.getByText('Banco del Plata')).toBeTruthy();
    expect(terms.getByText('De terceros')).toBeTruthy();
    expect(terms.getByText('Vence el').nextElementSibling?.textContent).toBe('No especificado');
  });

  it('tells what is owed by age, each line leading to who owes it', async () => {
    open();
    const ageing = await section('Saldo por tramo de mora');
    const line = await ageing.findByRole('link', { name: /^31-60\s*2 deudores.*25\.001/ });
    expect(line.getAttribute('href')).toBe('/debtors?portfolio_id=p1&bucket=b31');
  });

  it('says that nothing is owed rather than drawing bars of nothing', async () => {
    const nothing = { bucket_id: 'b0', classification: '0-30', balance: 0, debtors: 0 };
    open({ [AGEING]: () => ({ data: [nothing] }) });
    expect(await screen.findByText('No hay saldo pendiente')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^0-30/ })).toBeNull();
  });

  it('lists its files with what came of each, page by page', async () => {
    const net = open();
    const imports = await section('Importaciones');
    const file = await imports.findByRole('row', { name: /noviembre\.csv/ });
    expect(within(file).getByRole('link').getAttribute('href')).toBe('/portfolios/p1/imports/i1');
    expect(file.textContent).toMatch(/1032Terminada/);
    await userEvent.click(imports.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(net.of(IMPORTS).at(-1)?.query.get('page')).toBe('2'));
    expect(net.of(IMPORTS).at(-1)?.query.get('portfolio_id')).toBe('p1');
  });

  it('begins an import from where no file has come yet', async () => {
    open({ [IMPORTS]: () => pageOf([]) });
    const imports = await section('Importaciones');
    await imports.findByText('Todavía no se importó ningún archivo');
    await userEvent.click(imports.getByRole('button', { name: 'Importar archivo' }));
    await waitFor(() => expect(location.pathname).toBe('/portfolios/p1/imports/new'));
  });

  it('takes no file into a closed portfolio', async () => {
    open({ [GET]: () => ({ data: portfolioOf({ status: 'closed' }) }), [IMPORTS]: () => pageOf([]) });
    await screen.findByText('Todavía no se importó ningún archivo');
    expect(screen.queryByRole('button', { name: 'Importar archivo' })).toBeNull();
  });

  it('has for a collector its figures, and nothing to change or import', async () => {
    const net = open({}, {});
    await screen.findByRole('heading', { name: 'Condiciones' });
    await (await section('Saldo por tramo de mora')).findByRole('link', { name: /31-60/ });
    expect(screen.queryByRole('button', { name: /^Importar|^Editar|^Cambiar/ })).toBeNull();
    expect(net.of(IMPORTS)).toEqual([]);
  });
});
