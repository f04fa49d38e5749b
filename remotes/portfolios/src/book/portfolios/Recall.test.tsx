import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { RecallButton } from './RecallButton';
import { RecallProgress } from './RecallProgress';

const LIST = 'GET /api/v1/carteras/{id}/recalls';
const BEGIN = 'POST /api/v1/carteras/{id}/recalls';

const recallOf = (change = {}) => ({
  id: 'r1',
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  created_by: 'u1',
  updated_by: 'u1',
  portfolio_id: 'p1',
  status: 'running' as const,
  debtors: 1_204,
  done: 301,
  debts: 350,
  ended_at: null,
  ...change,
});

describe('[MO-14] giving a portfolio back', () => {
  const portfolio = portfolioOf({ status: 'active', debtors_count: 1_204, debts_count: 1_573 });
  const open = (
    recalls: ReturnType<typeof recallOf>[] = [],
    permissions: Record<string, 'all'> = { 'portfolios.debts:recall': 'all' },
  ) =>
    openScreen(
      <>
        <RecallButton portfolio={portfolio} />
        <RecallProgress portfolio={portfolio} />
      </>,
      { permissions, answers: { [LIST]: () => ({ data: recalls }), [BEGIN]: () => ({ data: recallOf() }) } },
    );

  it('asks first, saying how many it touches', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver al acreedor' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/1\.204 deudores terminan como devueltas/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver la cartera' }));
    await waitFor(() => expect(net.of(BEGIN)[0]?.path).toEqual({ id: 'p1' }));
  });

  it('shows how far it is, and what went back', async () => {
    open([recallOf()]);
    expect(await screen.findByText('301 de 1.204 deudores')).toBeTruthy();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('says what went back once it is done', async () => {
    open([recallOf({ status: 'done', debts: 1_573 })]);
    expect(await screen.findByText('Devuelta al acreedor: 1.573 deudas')).toBeTruthy();
  });

  it('is offered to nobody who may not', async () => {
    open([recallOf()], {});
    await screen.findByText('301 de 1.204 deudores');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
