import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { debtOf, offerOf, planOf, proposalOf, regionOf } from '../../test/records';
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
      permissions: { 'portfolios.debts:read': 'all' },
      answers: {
        'GET /api/v1/deudores/{id}/debts': () => pageOf([debtOf()]),
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

  it('is made under another rule, whose terms begin anew', async () => {
    const rules = [
      { id: 'r1', name: 'Quita y cuotas' },
      { id: 'r2', name: 'Solo cuotas' },
    ];
    const { net } = open({
      [REGION]: ({ query }) => ({
        data:
          query.get('rule_id') === 'r2'
            ? regionOf({ rules, rule_id: 'r2', discount: 500 })
            : regionOf({ rules }),
      }),
    });
    await slide('Quita', 20);
    await userEvent.selectOptions(screen.getByLabelText('Regla'), 'r2');
    const discount = screen.getByRole<HTMLInputElement>('slider', { name: 'Quita' });
    await waitFor(() => expect(discount.max).toBe('5'));
    expect(discount.value).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Acordar' }));
    await waitFor(() =>
      expect(net.of(SIGN)[0]?.body).toMatchObject({ rule_id: 'r2', terms: { discount: 0 } }),
    );
  });

  it('is for the debts that are ticked, all of one currency', async () => {
    const debts = [
      debtOf(),
      debtOf({ id: 'x2', ref: 'D-200' }),
      debtOf({ id: 'x3', ref: 'D-300', currency: 'USD' }),
    ];
    const all = regionOf().debts.flatMap((one) => [one, { ...one, debt_id: 'x2' }]);
    const { net } = open({
      'GET /api/v1/deudores/{id}/debts': () => pageOf(debts),
      [REGION]: ({ query }) => {
        const ids = query.getAll('debt_ids').flatMap((one) => one.split(','));
        const chosen = ids.map((debt_id) => ({ ...all[0], debt_id }) as (typeof all)[number]);
        return { data: regionOf({ debts: ids.length > 0 ? chosen : all }) };
      },
    });
    const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(await box(/D-200/));
    await waitFor(async () => expect((await box(/D-100/)).disabled).toBe(true));
    await userEvent.click(await box(/D-300/));
    await waitFor(async () => expect((await box(/D-100/)).checked).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Acordar' }));
    await waitFor(() => expect(net.of(SIGN)[0]?.body).toMatchObject({ debt_ids: ['x3'] }));
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
