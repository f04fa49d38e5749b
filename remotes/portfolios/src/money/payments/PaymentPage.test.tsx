import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentOf, tillOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PaymentPage } from './PaymentPage';

const GET = 'GET /api/v1/payments/{id}';
const REVERSE = 'POST /api/v1/payments/{id}/reverse';
const WAYS = 'GET /api/v1/payments/{id}/mail';
const MAIL = 'POST /api/v1/payments/{id}/mail';
const REFUND = 'POST /api/v1/payments/{id}/refund';
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

  const refund = async (status: 'open' | 'closed', more = {}) => {
    const net = openScreen(<PaymentPage />, {
      ...at,
      permissions: { ...MANAGER, 'portfolios.tills:read': 'all' },
      answers: {
        ...answers,
        'GET /api/v1/tills/{id}': () => ({ data: tillOf({ status }) }),
        'GET /api/v1/tills': () =>
          pageOf([tillOf({ id: 't9', point_id: 's9' }), tillOf({ id: 't2', user_id: 'u2' })]),
        'GET /api/v1/tills/points': () => ({ data: [] }),
        'GET /api/v1/users': () => pageOf([]),
        [REFUND]: () => ({ data: paymentOf({ status: 'refunded' }) }),
        ...more,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Devolver' }));
    await userEvent.type(await panel.findByLabelText(/^Motivo/), 'Pagó dos veces');
    return { net, panel };
  };

  it('is given back out of another till where its own is closed, one of the same point first', async () => {
    const { net, panel } = await refund('closed');
    const till = panel.getByLabelText<HTMLSelectElement>(/^Sale de la caja/);
    expect([...till.options].map(({ value }) => value)).toEqual(['', 't2', 't9']);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await panel.findByText('Sale de la caja: Es obligatorio')).toBeTruthy();
    await userEvent.selectOptions(till, 't9');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(REFUND)[0]?.body).toEqual({ reason: 'Pagó dos veces', till_id: 't9' }));
  });

  it('is given back out of its own till while that is open', async () => {
    const { net, panel } = await refund('open');
    expect(panel.queryByLabelText(/^Sale de la caja/)).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(REFUND)[0]?.body).toEqual({ reason: 'Pagó dos veces', till_id: '' }));
  });

  it('says that somebody has to open a till where none is', async () => {
    const { panel } = await refund('closed', { 'GET /api/v1/tills': () => pageOf([]) });
    expect(panel.getByText(/no hay otra abierta/)).toBeTruthy();
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
