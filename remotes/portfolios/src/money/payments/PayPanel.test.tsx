import { createTelephoneDesk, TelephoneProvider } from '@recobro/sdk';
import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { debtorOf, paymentOf, tillOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { PayPanel } from './PayPanel';

const PAY = 'POST /api/v1/payments';
const PREVIEW = 'POST /api/v1/payments/preview';
const TILLS = 'GET /api/v1/tills';

const answers = {
  [TILLS]: () => pageOf([tillOf()]),
  [PREVIEW]: () => ({ data: { parts: paymentOf().parts, debts: [], owed: 1_250_050, amount: 250_000 } }),
  [PAY]: () => ({ data: paymentOf() }),
};

describe('taking a payment', () => {
  const open = (more = {}) => {
    const onClose = rs.fn();
    const net = openScreen(<PayPanel open debtor={debtorOf()} onClose={onClose} />, {
      answers: { ...answers, ...more },
    });
    return { net, onClose };
  };

  it('shows what the amount pays, takes it, and offers the receipt', async () => {
    const { net } = open();
    await userEvent.type(await screen.findByLabelText(/^Importe/), '2.500');
    const preview = within(await screen.findByRole('table', { name: 'Qué paga' }));
    expect(preview.getByText('Intereses')).toBeTruthy();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/001-00000417/)).toBeTruthy();
    expect(net.of(PAY)[0]?.body).toEqual({
      debtor_id: 'd1',
      amount: 250_000,
      currency: 'UYU',
      method: 'cash',
      external_ref: '',
      note: '',
    });
    expect(screen.getByRole('button', { name: 'Ticket de 80 mm' })).toBeTruthy();
  });

  it('takes one payment when the key is pressed twice, held, or pressed once more after the answer', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const { net } = open({ [PAY]: () => answer.then(() => ({ data: paymentOf() })) });
    await userEvent.type(await screen.findByLabelText(/^Importe/), '2.500');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await userEvent.keyboard('{Control>}{Enter>5/}{/Control}');
    await waitFor(() => expect(net.of(PAY)).toHaveLength(1));
    resolve();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/001-00000417/)).toBeTruthy();
    expect(net.of(PAY)).toHaveLength(1);
  });

  it('asks again under the same key while it is not known whether the payment was taken', async () => {
    let tries = 0;
    const lost = () => new Response(null, { status: 504 });
    const { net } = open({ [PAY]: () => (++tries === 1 ? lost() : { data: paymentOf() }) });
    await userEvent.type(await screen.findByLabelText(/^Importe/), '2.500');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(PAY)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cobrar' })).toHaveProperty('disabled', false),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/001-00000417/)).toBeTruthy();
    const keys = net.of(PAY).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('[MO-02] takes dollars of who owes in dollars beside pesos', async () => {
    const debtor = debtorOf({ other_balances: [{ currency: 'USD', balance: 70_000 }] });
    const net = openScreen(<PayPanel open debtor={debtor} onClose={rs.fn()} />, { answers });
    const amount = await screen.findByLabelText(/^Importe/);
    await userEvent.selectOptions(screen.getByLabelText('Moneda'), 'USD');
    await userEvent.type(amount, '700');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(PAY)[0]?.body).toMatchObject({ amount: 70_000, currency: 'USD' }));
  });

  it('has the number of a card left out of what is recorded while it is written, and no other number', async () => {
    const desk = createTelephoneDesk();
    openScreen(
      <TelephoneProvider value={desk}>
        <PayPanel open debtor={debtorOf()} onClose={rs.fn()} />
      </TelephoneProvider>,
      { answers },
    );
    const reference = await screen.findByLabelText(/^Referencia/);
    await userEvent.click(reference);
    expect(desk.leftOut()).toBe(false);
    await userEvent.selectOptions(screen.getByLabelText('Medio'), 'Tarjeta de crédito');
    await userEvent.click(reference);
    expect(desk.leftOut()).toBe(true);
    await userEvent.tab();
    expect(desk.leftOut()).toBe(false);
  });

  it('sends whoever has no till open to open one', async () => {
    const { net } = open({ [TILLS]: () => pageOf([]) });
    expect(await screen.findByText('Abra su caja para cobrar.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir caja' }).getAttribute('href')).toContain('/tills');
    expect(net.of(PAY)).toEqual([]);
  });

  it('says at the amount what is refused, and keeps what was typed', async () => {
    const title = 'Es más de lo que se debe: 12500.50 UYU.';
    open({ [PAY]: () => refusal(409, { errors: [{ field: 'body.amount', code: 'x', title }] }) });
    const amount = await screen.findByLabelText(/^Importe/);
    await userEvent.type(amount, '99.999');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(`Importe: ${title}`)).toBeTruthy();
    await waitFor(() => expect(amount).toHaveProperty('value', '99.999,00'));
  });
});
