import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tillOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { TillsPage } from './TillsPage';

const TILLS = 'GET /api/v1/tills';
const OPEN = 'POST /api/v1/tills';
const CLOSE = 'POST /api/v1/tills/{id}/close';

const point = {
  id: 's1',
  version: 1,
  created_at: '',
  updated_at: '',
  created_by: '',
  updated_by: '',
  code: '001',
  name: 'Centro',
  retired: false,
  last_receipt: 4,
};

const CASHIER = {
  'portfolios.tills:open': 'own',
  'portfolios.tills:close': 'own',
  'portfolios.tills:read': 'own',
} as const;

const answers = {
  [TILLS]: () => pageOf([tillOf()]),
  'GET /api/v1/tills/points': () => ({ data: [point] }),
  'GET /api/v1/tills/{id}/entries': () => pageOf([]),
  [CLOSE]: () => ({ data: tillOf({ status: 'closed' }) }),
};

describe('the tills', () => {
  const open = (more = {}, permissions: Record<string, 'own' | 'all'> = CASHIER) =>
    openScreen(<TillsPage />, { permissions, answers: { ...answers, ...more } });

  it('a cashier opens their own, with the cash that lies in it', async () => {
    const net = open({ [TILLS]: () => pageOf([]), [OPEN]: () => ({ data: tillOf() }) });
    await userEvent.type(await screen.findByLabelText(/^Efectivo inicial/), '1.000');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(net.of(OPEN)[0]?.body).toEqual({
        point_id: 's1',
        opening: [{ currency: 'UYU', amount: 100_000 }],
      }),
    );
  });

  it('says while one counts what is missing, and closes with what was counted', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar caja' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Cerrar caja' }));
    await userEvent.type(await panel.findByLabelText(/^Contado/), '2.590');
    expect(await panel.findByText(/^Faltan .*10,00$/)).toBeTruthy();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(net.of(CLOSE)[0]?.body).toEqual({ counted: [{ currency: 'UYU', amount: 259_000 }], note: '' }),
    );
  });

  it('a manager sees everybody’s', async () => {
    open({}, { 'portfolios.tills:read': 'all', 'portfolios.tills:close': 'all' });
    expect(await screen.findByRole('table', { name: 'Cajas' })).toBeTruthy();
    expect(await screen.findByText('Abierta')).toBeTruthy();
  });
});
