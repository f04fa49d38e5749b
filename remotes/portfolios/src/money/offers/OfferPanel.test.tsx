import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerOf, planOf, proposalOf, regionOf } from '../../test/records';
import { type Answers, openScreen } from '../../test/screens';
import { OfferPanel } from './OfferPanel';

const REGION = 'GET /api/v1/offers/region';
const SIMULATE = 'POST /api/v1/offers/simulate';
const SIGN = 'POST /api/v1/offers';
const AGREE = 'POST /api/v1/plans';

describe('agreeing on a plan', () => {
  const open = (answers: Answers = {}) => {
    const onClose = rs.fn();
    const net = openScreen(<OfferPanel open debtorId="d1" onClose={onClose} />, {
      answers: {
        [REGION]: () => ({ data: regionOf() }),
        [SIMULATE]: () => ({ data: proposalOf() }),
        [SIGN]: () => ({ data: offerOf() }),
        [AGREE]: () => ({ data: planOf() }),
        ...answers,
      },
    });
    return { net, onClose };
  };
  const slide = async (name: string, to: number) =>
    fireEvent.change(await screen.findByRole('slider', { name }), { target: { value: String(to) } });

  it('shows what the terms come to, and signs and agrees to just these', async () => {
    const { net, onClose } = open();
    await slide('Quita', 10);
    await slide('Cuotas', 4);
    const table = await screen.findByRole('table', { name: 'Cuotas de la oferta' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Acordar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(SIGN)[0]?.body).toEqual({
      debtor_id: 'd1',
      debt_ids: ['x1'],
      rule_id: 'r1',
      terms: {
        discount: 1000,
        down_payment: 0,
        instalments: 4,
        frequency: 'monthly',
        first_on: '2026-11-27',
      },
    });
    expect(net.of(AGREE)[0]?.body).toEqual({ offer: 'signed', debtor_id: 'd1', reason: '' });
    expect(await screen.findByText('Plan acordado')).toBeTruthy();
  });

  it('does not leave the region, and says where approval begins', async () => {
    open();
    const discount = await screen.findByRole('slider', { name: 'Quita' });
    expect(discount.getAttribute('max')).toBe('30');
    expect(screen.getByText(/Sin aprobación: hasta 10\s?%/)).toBeTruthy();
    fireEvent.change(discount, { target: { value: '15' } });
    expect(await screen.findByText('Necesita aprobación')).toBeTruthy();
  });

  it('asks for a reason beyond the authority, and says that it waits', async () => {
    const { net, onClose } = open({
      [SIMULATE]: () => ({ data: proposalOf({ approval: true }) }),
      [AGREE]: () => ({ data: planOf({ status: 'awaiting_approval' }) }),
    });
    await userEvent.type(await screen.findByLabelText(/^Motivo para aprobarlo/), 'Paga hoy');
    await userEvent.click(screen.getByRole('button', { name: 'Acordar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(AGREE)[0]?.body).toMatchObject({ reason: 'Paga hoy' });
    expect(await screen.findByText(/espera la aprobación de otra persona$/)).toBeTruthy();
  });

  it('says why terms come to nothing', async () => {
    open({
      [SIMULATE]: () =>
        refusal(422, { code: 'portfolios.offer_outside', title: 'Está fuera de lo que la regla permite.' }),
    });
    expect(await screen.findByText('Está fuera de lo que la regla permite.')).toBeTruthy();
  });

  it('says why nothing can be offered', async () => {
    open({
      [REGION]: () =>
        refusal(404, {
          code: 'portfolios.offer_rule_not_found',
          title: 'No encontramos esa regla de oferta.',
        }),
    });
    expect(await screen.findByText(/No encontramos esa regla de oferta/)).toBeTruthy();
  });
});
