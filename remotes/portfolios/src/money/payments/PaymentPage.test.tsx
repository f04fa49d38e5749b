import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PaymentPage } from './PaymentPage';

const GET = 'GET /api/v1/payments/{id}';
const REVERSE = 'POST /api/v1/payments/{id}/reverse';
const MANAGER = { 'portfolios.payments:read': 'all', 'portfolios.payments:reverse': 'all' } as const;
const at = { url: '/payments/y1', path: '/payments/:paymentId' };

const answers = {
  [GET]: () => ({ data: paymentOf() }),
  'GET /api/v1/payments/{id}/history': () => pageOf([]),
  [REVERSE]: () => ({ data: paymentOf({ status: 'reversed' }) }),
};

describe('the page of a payment', () => {
  itTellsItsStates({
    draw: () => <PaymentPage />,
    ...at,
    permissions: MANAGER,
    answers,
    reads: GET,
    shows: '001-00000417',
  });

  it('is taken back with a reason', async () => {
    const net = openScreen(<PaymentPage />, { ...at, permissions: MANAGER, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Revertir' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Revertir' }));
    await userEvent.type(await panel.findByLabelText(/^Motivo/), 'Era de otro deudor');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(REVERSE)[0]?.body).toEqual({ reason: 'Era de otro deudor' }));
  });

  it('offers nothing of the kind to whoever took it, nor once it was taken back', async () => {
    openScreen(<PaymentPage />, {
      ...at,
      permissions: MANAGER,
      answers: { ...answers, [GET]: () => ({ data: paymentOf({ status: 'refunded' }) }) },
    });
    expect(await screen.findByText('Devuelto')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revertir' })).toBeNull();
  });
});
