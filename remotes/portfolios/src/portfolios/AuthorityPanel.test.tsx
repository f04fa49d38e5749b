import { network, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { portfolioOf } from '../test/records';
import { AuthorityPanel } from './AuthorityPanel';

const PUT = 'PUT /api/v1/carteras/{id}/authority';

describe('the authority to adjust', () => {
  beforeEach(() => speak({ portfolios: es }));

  it('is set for each role, by share and by amount', async () => {
    const latest = { data: portfolioOf(), etag: '"3"' };
    const net = network({ [PUT]: () => ({ data: portfolioOf() }) });
    const onClose = rs.fn();
    const reload = async () => latest;
    renderScreen(<AuthorityPanel open latest={latest} reload={reload} onClose={onClose} />, {
      answer: net.answer,
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
