import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PaymentPage } from './PaymentPage';

const GET = 'GET /api/v1/payments/{id}';
const REVERSE = 'POST /api/v1/payments/{id}/reverse';
const WAYS = 'GET /api/v1/payments/{id}/mail';
const MAIL = 'POST /api/v1/payments/{id}/mail';
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

  it('mails its receipt to the address that was chosen, and says when it did', async () => {
    const net = openScreen(<PaymentPage />, {
      ...at,
      permissions: MANAGER,
      answers: {
        ...answers,
        [GET]: () => ({ data: paymentOf({ mailed_at: '2026-11-21T15:04:00Z' }) }),
        [WAYS]: () => ({ data: { emails: ['ana@example.com', 'trabajo@example.com'], server: true } }),
        [MAIL]: () => ({ data: paymentOf() }),
      },
    });
    expect(await screen.findByText('Recibo enviado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar por correo' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Enviar por correo' }));
    await userEvent.selectOptions(await panel.findByLabelText('A qué dirección'), 'trabajo@example.com');
    await userEvent.click(panel.getByRole('button', { name: 'Enviar recibo' }));
    await waitFor(() => expect(net.of(MAIL)[0]?.body).toEqual({ email: 'trabajo@example.com' }));
  });

  it('says why a receipt cannot be mailed', async () => {
    openScreen(<PaymentPage />, {
      ...at,
      permissions: MANAGER,
      answers: { ...answers, [WAYS]: () => ({ data: { emails: [], server: true } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar por correo' }));
    expect(await screen.findByText(/no tiene dirección de correo/)).toBeTruthy();
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
