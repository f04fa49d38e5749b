import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adjustmentOf, debtOf, movementOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { AdjustPanel } from './AdjustPanel';

const ROOM = 'GET /api/v1/deudores/{id}/debts/{debt}/authority';
const free = { [ROOM]: () => ({ data: { limited: false, left: 0, most: 0, currency: 'UYU', days: 30 } }) };
const POST = 'POST /api/v1/deudores/{id}/debts/{debt}/movements';

describe('adjusting a debt', () => {
  const open = (answer: () => Response | { data: { movements: ReturnType<typeof movementOf>[] } }) => {
    const onClose = rs.fn();
    const net = openScreen(<AdjustPanel open debtorId="d1" debt={debtOf()} onClose={onClose} />, {
      answers: { [POST]: answer, ...free },
    });
    return { net, onClose };
  };
  const field = (name: RegExp) => screen.findByLabelText(name);
  const fill = async (amount: string, reason: string) => {
    await userEvent.type(await field(/^Importe/), amount);
    await userEvent.type(await field(/^Motivo/), reason);
  };

  it('is registered by Ctrl+Enter as it was typed, in cents, with its reason', async () => {
    const { net, onClose } = open(() => ({ data: { movements: [movementOf()] } }));
    await userEvent.selectOptions(await field(/^Movimiento/), 'Gasto');
    await fill('1.250,50', ' Gasto de notificación ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [sent] = net.of(POST);
    expect(sent?.path).toEqual({ id: 'd1', debt: 'x1' });
    expect(sent?.body).toEqual({
      type: 'fee',
      direction: 'debit',
      amount: 125_050,
      currency: 'UYU',
      note: 'Gasto de notificación',
    });
    expect(screen.getByText(/^Ajuste de .*1\.250,50 registrado$/)).toBeTruthy();
  });

  it('waives a part of what the debt is made of', async () => {
    const debt = debtOf({ balance: 90_000, owed_fee: 5_000, owed_penalty: 2_000 });
    const net = openScreen(<AdjustPanel open debtorId="d1" debt={debt} onClose={() => {}} />, {
      answers: { [POST]: () => ({ data: { movements: [movementOf()] } }), ...free },
    });
    const part = await field(/^A qué parte/);
    expect(
      within(part)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([
      expect.stringMatching(/^En el orden/),
      expect.stringMatching(/^Multas · .*20,00$/),
      expect.stringMatching(/^Gastos · .*50,00$/),
      expect.stringMatching(/^Capital · .*830,00$/),
    ]);
    await userEvent.selectOptions(part, 'fee');
    await fill('50', 'Gasto mal cobrado');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ajuste' }));
    await waitFor(() =>
      expect(net.of(POST)[0]?.body).toMatchObject({ type: 'adjustment', component: 'fee', amount: 5_000 }),
    );
    await userEvent.selectOptions(await field(/^Movimiento/), 'Gasto');
    expect(screen.queryByLabelText(/^A qué parte/)).toBeNull();
  });

  it('needs an amount and a reason before anything is sent', async () => {
    const { net } = open(() => ({ data: { movements: [movementOf()] } }));
    await userEvent.type(await field(/^Importe/), '12,5O');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ajuste' }));
    await screen.findByText('Falta corregir 2 campos');
    expect(screen.getByText('Importe: Escriba un importe, por ejemplo 1.250,50')).toBeTruthy();
    expect(screen.getByText('Motivo: Es obligatorio')).toBeTruthy();
    expect((await field(/^Importe/)).getAttribute('aria-invalid')).toBe('true');
    expect(net.of(POST)).toEqual([]);
  });

  it('shows what the server refuses at the field it refuses', async () => {
    const title = 'Supera el saldo de la deuda';
    const { onClose } = open(() => refusal(422, { errors: [{ field: 'body.amount', code: 'over', title }] }));
    await fill('99.999,00', 'Quita');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ajuste' }));
    expect((await screen.findByText(`Importe: ${title}`)).tagName).toBe('A');
    const amount = await field(/^Importe/);
    expect(amount).toHaveProperty('value', '99.999,00');
    expect(within(amount.closest('.fui-Field') as HTMLElement).getByText(title)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks for approval of what goes beyond the authority, and says so before', async () => {
    const ASK = 'POST /api/v1/deudores/{id}/adjustments';
    const onClose = rs.fn();
    const net = openScreen(<AdjustPanel open debtorId="d1" debt={debtOf()} onClose={onClose} />, {
      answers: {
        [ROOM]: () => ({ data: { limited: true, left: 250_000, most: 250_010, currency: 'UYU', days: 30 } }),
        [ASK]: () => ({ data: adjustmentOf() }),
      },
    });
    await screen.findByText(/Hasta .*2\.500,00 se registra al instante/);
    await fill('2.500,01', 'Quita');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ajuste' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(POST)).toEqual([]);
    expect(net.of(ASK)[0]?.body).toEqual({
      debt_id: 'x1',
      type: 'adjustment',
      direction: 'credit',
      amount: 250_001,
      currency: 'UYU',
      note: 'Quita',
    });
    expect(screen.getByText(/espera la aprobación de otra persona$/)).toBeTruthy();
  });
});
