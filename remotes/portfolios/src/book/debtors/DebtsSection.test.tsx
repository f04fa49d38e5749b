import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { debtOf, movementOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { DebtsSection } from './DebtsSection';

const COLLECTOR = { 'portfolios.debts:read': 'own', 'portfolios.debts:adjust': 'own' } as const;

const debts = [
  debtOf(),
  debtOf({ id: 'x2', product_name: '', brand: '', ref: 'P-7', dpd: 0, balance: 80_000 }),
  debtOf({ id: 'x3', product_name: 'Préstamo', brand: '', status: 'resolved', resolution: 'settled' }),
];

const movements = [
  movementOf({ note: 'Cargo de noviembre' }),
  movementOf({ id: 'm2', type: 'payment', direction: 'credit', amount: 100_000, source_ref: 'R-55' }),
];

const answers = {
  'GET /api/v1/deudores/{id}/debts': () => pageOf(debts),
  'GET /api/v1/deudores/{id}/debts/{debt}/movements': () => pageOf(movements),
  'GET /api/v1/carteras/buckets': () => ({
    data: [{ ...debtOf(), id: 'b31', classification: '31-60', min_days: 31, max_days: 60 }],
  }),
};

const debt = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('the debts of a debtor', () => {
  const open = (permissions: Record<string, 'all' | 'own'> = COLLECTOR) => {
    return openScreen(<DebtsSection debtorId="d1" />, { permissions, answers });
  };
  const openLedger = async (name: string) =>
    userEvent.click((await debt(name)).getByRole('button', { name: `Movimientos de ${name}` }));

  itTellsItsStates({
    draw: () => <DebtsSection debtorId="d1" />,
    permissions: COLLECTOR,
    answers,
    reads: 'GET /api/v1/deudores/{id}/debts',
    shows: 'Tarjeta Oro',
    empty: { answer: pageOf([]), says: 'No tiene deudas' },
  });

  it('tells of each how late it is, what it is worth, and how it ended', async () => {
    open();
    expect(await (await debt('Tarjeta Oro')).findByText('47 días de atraso · 31-60')).toBeTruthy();
    expect((await debt('Tarjeta Oro')).getByText(/12\.501/)).toBeTruthy();
    const [named] = await screen.findAllByText('P-7');
    expect(within(named?.closest('li') as HTMLElement).getByText('Al día')).toBeTruthy();
    expect((await debt('Préstamo')).getByText('Con quita')).toBeTruthy();
  });

  it('asks for the movements of a debt when its ledger is opened, and for no other', async () => {
    const net = open();
    await debt('Tarjeta Oro');
    expect(net.of('GET /api/v1/deudores/{id}/debts/{debt}/movements')).toEqual([]);
    await openLedger('Préstamo');
    await screen.findByRole('table', { name: 'Movimientos' });
    expect(net.of('GET /api/v1/deudores/{id}/debts/{debt}/movements').map(({ path }) => path)).toEqual([
      { id: 'd1', debt: 'x3' },
    ]);
  });

  it('tells, with the ledger, what else the creditor sent of a debt', async () => {
    const sent = debtOf({
      interest: 30_000,
      last_payment: 1_250,
      last_payment_on: '2026-07-02',
      notes: 'Llamar de tarde',
      extra: [{ name: 'Sucursal', value: 'Centro' }],
    });
    openScreen(<DebtsSection debtorId="d1" />, {
      permissions: COLLECTOR,
      answers: { ...answers, 'GET /api/v1/deudores/{id}/debts': () => pageOf([sent]) },
    });
    await openLedger('Tarjeta Oro');
    expect((await screen.findByText('Sucursal')).nextElementSibling?.textContent).toBe('Centro');
    expect(screen.getByText('Intereses').nextElementSibling?.textContent).toMatch(/300,00/);
    expect(screen.getByText('Llamar de tarde')).toBeTruthy();
    expect(screen.queryByText('Multas')).toBeNull();
  });

  it('adjusts no debt that has ended', async () => {
    open();
    await openLedger('Préstamo');
    await screen.findByText(/Cargo de noviembre/);
    expect(screen.queryByRole('button', { name: 'Ajustar saldo' })).toBeNull();
    await openLedger('Tarjeta Oro');
    expect(await screen.findByRole('button', { name: 'Ajustar saldo' })).toBeTruthy();
  });

  it('lets nobody adjust who may not', async () => {
    open({ 'portfolios.debts:read': 'own' });
    await openLedger('Tarjeta Oro');
    await screen.findByText(/Cargo de noviembre/);
    expect(screen.queryByRole('button', { name: 'Ajustar saldo' })).toBeNull();
  });
});
