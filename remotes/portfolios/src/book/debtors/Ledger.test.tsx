import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adjustmentOf, debtOf, movementOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { Ledger } from './Ledger';

const movements = [
  movementOf({ note: 'Cargo de noviembre', source_ref: 'I-1' }),
  movementOf({ id: 'm0', type: 'adjustment', origin: 'opening', import_id: 'i1' }),
  movementOf({
    id: 'm3',
    type: 'adjustment',
    origin: 'import',
    import_id: 'i2',
    created_by: 'system:portfolios',
  }),
  movementOf({ id: 'm2', type: 'payment', direction: 'credit', amount: 100_000, source_ref: 'R-55' }),
];

const WAITING = 'GET /api/v1/deudores/{id}/adjustments';
const answers = {
  'GET /api/v1/deudores/{id}/debts/{debt}/movements': () => pageOf(movements),
  [WAITING]: () => pageOf([]),
  ...names({
    'core.user:u1': { name: 'Ana Pereira' },
    'portfolios.import:i1': { name: 'cartera.csv', page: '/portfolios/c1/imports/i1' },
    'portfolios.import:i2': { title: { es: 'Importación', en: 'Import', pt: 'Importação' } },
  }),
};

const draw = () => <Ledger debtorId="d1" debt={debtOf()} onAdjust={undefined} />;

describe('the ledger of a debt', () => {
  itTellsItsStates({
    draw,
    answers,
    reads: 'GET /api/v1/deudores/{id}/debts/{debt}/movements',
    shows: 'Interés',
  });

  it('adds to the debt and takes from it, to the cent, up to its balance', async () => {
    openScreen(draw(), { answers });
    await screen.findByRole('link', { name: 'cartera.csv' });
    const lines = screen.getAllByRole('row').map((line) => line.textContent);
    expect(lines).toEqual([
      'FechaMovimientoImporte (UYU)',
      expect.stringMatching(/InterésCargo de noviembre · I-1 · Ana Pereira.*\D250,50$/),
      expect.stringMatching(/Saldo inicial · cartera\.csvAna Pereira/),
      expect.stringMatching(/Saldo actualizado · Importación\$.250,50$/), // the product itself: nobody is named
      expect.stringMatching(/Pago.*R-55.*-.*1\.000,00$/),
      expect.stringMatching(/^Saldo.*12\.500,50$/),
    ]);
  });

  it('shows what waits for approval, to be approved by who may', async () => {
    const APPROVE = 'POST /api/v1/deudores/{id}/adjustments/{adjustment}/approve';
    const net = openScreen(draw(), {
      answers: {
        ...answers,
        [WAITING]: () => pageOf([adjustmentOf(), adjustmentOf({ id: 'j2', debt_id: 'other' })]),
        [APPROVE]: () => ({ data: adjustmentOf({ status: 'approved' }) }),
      },
    });
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
