import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportFile } from '../../api/types';
import { importOf, portfolioOf, rejectionOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { ResultStep } from './ResultStep';

const CSV = 'GET /api/v1/imports/{id}/rejections.csv';
const result = { created: 10, updated: 0, unchanged: 0, rejected: 2 };

describe('the result of an import', () => {
  const permissions = { 'portfolios.imports:delete': 'all', 'portfolios.portfolios:update': 'all' } as const;
  const open = (change: Partial<ImportFile>, more = {}) => {
    const url = '/portfolios/p1/imports/i1';
    return openScreen(<ResultStep file={importOf(change)} portfolioId="p1" />, {
      url,
      permissions,
      answers: {
        'GET /api/v1/imports/{id}/rejections': () => pageOf([rejectionOf()]),
        'GET /api/v1/carteras/{id}': () => ({ data: portfolioOf() }),
        ...more,
      },
    });
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const expectAt = (address: string) =>
    waitFor(() => expect(location.pathname + location.search).toBe(address));

  it('leads to the debtors, and has nothing to mend where every row was good', async () => {
    open({ status: 'finished', result: { ...result, rejected: 0 } });
    await screen.findByText('Importación terminada');
    expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
    await press('Ver deudores');
    await expectAt('/debtors?portfolio_id=p1');
  });

  it('leads from rejected rows to the file that mends them', async () => {
    open({ status: 'finished', result });
    await screen.findByText('2 filas rechazadas');
    await press('Importar las filas corregidas');
    await expectAt('/portfolios/p1/imports/new');
  });

  it('hands over the rejected rows as a file named after the one they came from', async () => {
    const saved: string[] = [];
    rs.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: () => {} });
    const net = open({ status: 'finished', result }, { [CSV]: () => new Response('línea;motivo') });
    await press('Descargar filas rechazadas');
    await waitFor(() => expect(saved).toEqual(['noviembre-rejected.csv']));
    expect(net.of(CSV)[0]?.path).toEqual({ id: 'i1' });
    rs.restoreAllMocks();
  });

  it('says so when the rejected rows cannot be handed over', async () => {
    open({ status: 'finished', result }, { [CSV]: () => refusal(404, { title: 'El archivo ya no está' }) });
    await press('Descargar filas rechazadas');
    expect(await screen.findByText('El archivo ya no está')).toBeTruthy();
  });

  it('says why an import has stopped, and lets the file be sent again', async () => {
    open({
      status: 'failed',
      failure: 'tabular.too_many_rows',
      result: { ...result, rejected: 0 },
    });
    await screen.findByText('La importación se detuvo');
    expect(screen.getByText(/El archivo tiene demasiadas filas/)).toBeTruthy();
    await press('Importar otro archivo');
    await expectAt('/portfolios/p1/imports/new');
  });

  it('says that a cancelled import keeps what it had written', async () => {
    open({ status: 'cancelled', result: { ...result, rejected: 0 } });
    await screen.findByText('Importación cancelada');
    expect(screen.getByText(/Las filas importadas antes de cancelar quedaron en la cartera/)).toBeTruthy();
  });

  it('says that it waits for another import of the portfolio', async () => {
    open({ status: 'running', waiting_for: 'i0' });
    expect(await screen.findByText('Espera a que termine otra importación de la cartera')).toBeTruthy();
  });

  it('is taken back as a whole once that is confirmed, which says how much goes', async () => {
    const UNDO = 'POST /api/v1/imports/{id}/undo';
    const net = open(
      { status: 'finished', result: { ...result, rejected: 0 } },
      { [UNDO]: () => ({ data: importOf({ status: 'undoing' }) }) },
    );
    await press('Deshacer la importación');
    await screen.findByText(/Se quitan las filas que trajo \(10\)/);
    expect(net.of(UNDO)).toHaveLength(0);
    await press('Deshacer');
    await waitFor(() => expect(net.of(UNDO)).toHaveLength(1));
  });

  it('says why it cannot be taken back, where that was asked', async () => {
    open(
      { status: 'finished', result: { ...result, rejected: 0 } },
      { 'POST /api/v1/imports/{id}/undo': () => refusal(409, { title: 'Ya se hizo algo con deudores' }) },
    );
    await press('Deshacer la importación');
    await press('Deshacer');
    expect(await screen.findByText('Ya se hizo algo con deudores')).toBeTruthy();
  });

  it('offers to activate a portfolio that is a draft', async () => {
    const ACTIVATE = 'POST /api/v1/carteras/{id}/activate';
    const net = open(
      { status: 'finished', result: { ...result, rejected: 0 } },
      {
        'GET /api/v1/carteras/{id}': () => ({ data: portfolioOf({ status: 'draft' }) }),
        [ACTIVATE]: () => ({ data: portfolioOf({ status: 'active' }) }),
      },
    );
    await press('Activar');
    await waitFor(() => expect(net.of(ACTIVATE)).toHaveLength(1));
  });
});
