import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { WaitingReports } from './WaitingReports';

const LIST = 'GET /api/v1/payments';
const REJECT = 'POST /api/v1/payments/{id}/reject';
const VERIFY = 'POST /api/v1/payments/{id}/verify';

describe('[MO-13] reported payments', () => {
  const open = () => {
    const told = paymentOf({
      id: 'r1',
      status: 'verifying',
      taken_by: 'somebody',
      receipt: '',
      amount: 30_000,
    });
    return openScreen(<WaitingReports />, {
      permissions: { 'portfolios.payments:read': 'all', 'portfolios.payments:verify': 'all' },
      answers: {
        [LIST]: () => ({ data: [told], meta: { page: 1, pageSize: 100, total: 1, totalExact: true } }),
        [VERIFY]: () => ({ data: told }),
        [REJECT]: () => ({ data: told }),
      },
    });
  };

  it('are confirmed once asked', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Confirmar pago: / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar pago' }));
    await waitFor(() => expect(net.of(VERIFY)[0]?.path).toEqual({ id: 'r1' }));
  });

  it('are rejected with a reason alone', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Rechazar: / }));
    const reject = await screen.findByRole('button', { name: 'Rechazar' });
    expect(reject).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(/^Motivo/), 'El banco no la tiene');
    await userEvent.click(reject);
    await waitFor(() => expect(net.of(REJECT)[0]?.body).toEqual({ reason: 'El banco no la tiene' }));
  });

  it('show their proof', async () => {
    open();
    expect(await screen.findByRole('button', { name: /^Ver comprobante: / })).toBeTruthy();
  });
});
