import { itTellsItsStates, network, pageOf, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import es from '../../locales/es.json';
import { debtOf, movementOf } from '../test/records';
import { Ledger } from './Ledger';

const movements = [
  movementOf({ note: 'Cargo de noviembre', source_ref: 'I-1' }),
  movementOf({ id: 'm2', type: 'payment', direction: 'credit', amount: 100_000, source_ref: 'R-55' }),
];

const answers = { 'GET /api/v1/deudores/{id}/debts/{debt}/movements': () => pageOf(movements) };

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
});
