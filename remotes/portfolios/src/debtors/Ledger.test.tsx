import { itTellsItsStates, network, pageOf, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { adjustmentOf, debtOf, movementOf } from '../test/records';
import { Ledger } from './Ledger';

const movements = [
  movementOf({ note: 'Cargo de noviembre', source_ref: 'I-1' }),
  movementOf({ id: 'm2', type: 'payment', direction: 'credit', amount: 100_000, source_ref: 'R-55' }),
];

const WAITING = 'GET /api/v1/deudores/{id}/adjustments';
const answers = {
  'GET /api/v1/deudores/{id}/debts/{debt}/movements': () => pageOf(movements),
  [WAITING]: () => pageOf([]),
};

const draw = () => <Ledger debtorId="d1" debt={debtOf()} onAdjust={undefined} />;

describe('the ledger of a debt', () => {
  beforeEach(() => speak({ portfolios: es }));

  itTellsItsStates({
    draw,
    answers,
    reads: 'GET /api/v1/deudores/{id}/debts/{debt}/movements',
    shows: 'Cargo de noviembre',
  });

  it('adds to the debt and takes from it, to the cent, up to its balance', async () => {
    renderScreen(draw(), { answer: network(answers).answer });
    await screen.findByRole('cell', { name: 'Cargo de noviembre' });
    const lines = screen.getAllByRole('row').map((line) => line.textContent);
    expect(lines).toEqual([
      'FechaMovimientoOrigenImporte (UYU)',
      expect.stringMatching(/Interés.*Cargo de noviembre.*\D250,50$/),
      expect.stringMatching(/Pago.*R-55.*-.*1\.000,00$/),
      expect.stringMatching(/^Saldo.*12\.500,50$/),
    ]);
  });

  it('shows what waits for approval, to be approved by who may', async () => {
    const APPROVE = 'POST /api/v1/deudores/{id}/adjustments/{adjustment}/approve';
    const net = network({
      ...answers,
      [WAITING]: () => pageOf([adjustmentOf(), adjustmentOf({ id: 'j2', debt_id: 'other' })]),
      [APPROVE]: () => ({ data: adjustmentOf({ status: 'approved' }) }),
    });
    renderScreen(draw(), { answer: net.answer });
    const waiting = await screen.findByRole('list', { name: 'Ajustes que esperan aprobación' });
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(
      within(waiting).getByRole('button', { name: /^Aprobar: Quita: .*10\.000,00 menos$/ }),
    );
    const asked = await screen.findByRole('alertdialog', { name: '¿Aprobar este ajuste?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Aprobar' }));
    await screen.findByText(/Ajuste de .*10\.000,00 aprobado/);
    expect(net.of(APPROVE)[0]?.path).toEqual({ id: 'd1', adjustment: 'j1' });
  });
});
