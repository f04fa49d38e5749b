import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { AuthorityPanel } from './AuthorityPanel';

const PUT = 'PUT /api/v1/carteras/{id}/authority';

describe('the authority to adjust', () => {
  it('is set for each role, by share and by amount', async () => {
    const latest = portfolioOf({ version: 3 });
    const onClose = rs.fn();
    const reload = async () => latest;
    const net = openScreen(<AuthorityPanel open latest={latest} reload={reload} onClose={onClose} />, {
      answers: { [PUT]: () => ({ data: portfolioOf() }) },
    });
    const share = await screen.findByLabelText('Gerente: parte del saldo, en %');
    expect(share).toHaveProperty('value', '20');
    await userEvent.clear(share);
    await userEvent.type(share, '12,5');
    await userEvent.type(screen.getByLabelText('Gerente: importe máximo'), '5.000');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(PUT)[0]?.body).toEqual({
      limits: [
        { role: 'admin', share: null, amounts: [] },
        { role: 'manager', share: 1250, amounts: [{ currency: 'UYU', amount: 500_000 }] },
        { role: 'cashier', share: 0, amounts: [] },
      ],
    });
  });
});
