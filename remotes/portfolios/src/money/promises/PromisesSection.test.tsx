import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vowOf } from '../../test/promises';
import { debtOf, debtorOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { PromisesSection } from './PromisesSection';
import type { PromiseStatus } from './status';

const RIGHTS = {
  'portfolios.promises:read': 'all',
  'portfolios.promises:create': 'all',
  'portfolios.promises:update': 'all',
  'portfolios.promises:delete': 'all',
  'portfolios.promises:confirm': 'all',
} as const;

const all = [
  vowOf(),
  vowOf({ id: 'v2', status: 'broken', open: false, appropriated: 0, kept_share: 0, due_on: '2026-10-01' }),
  vowOf({ id: 'v3', status: 'draft', open: false, taken_by: 'u9', created_by: 'u9', due_on: '2027-01-15' }),
];
const answers = {
  'GET /api/v1/promesas': () => pageOf(all),
  'GET /api/v1/promesas/types': () => ({ data: [] }),
  'POST /api/v1/promesas': () => ({ data: vowOf({ id: 'v4' }) }),
  'POST /api/v1/promesas/{id}/cancel': () => ({ data: vowOf({ status: 'cancelled', open: false }) }),
  'POST /api/v1/promesas/{id}/confirm': () => ({ data: vowOf({ id: 'v3' }) }),
};

describe('the promises of a debtor', () => {
  const open = (url = '/debtors/d1', permissions: Record<string, 'all' | 'own'> = RIGHTS) =>
    openScreen(<PromisesSection debtor={debtorOf()} />, {
      url,
      path: '/debtors/:debtorId',
      permissions,
      answers,
    });

  it('shows what is open first, with how much of it is paid', async () => {
    open();
    const items = await screen.findAllByRole('listitem');
    expect(
      items.map((one) => within(one).getByText(/Pendiente|Por confirmar|Incumplida/).textContent),
    ).toEqual(['Pendiente', 'Por confirmar', 'Incumplida']);
    expect(screen.getAllByText(/pagado · 50/).length).toBeGreaterThan(0);
  });

  it('[MO-08] takes a promise by one key, the amount, and at most five keystrokes', async () => {
    const net = open();
    await screen.findAllByRole('listitem');
    await userEvent.keyboard('p');
    const form = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: /Importe/ })));
    await userEvent.keyboard('1200');
    await userEvent.keyboard('{Tab}+5{Enter}'); // four
    await waitFor(() => expect(net.of('POST /api/v1/promesas')).toHaveLength(1));
    const sent = net.of('POST /api/v1/promesas')[0]?.body as { amount: number; due_on: string };
    expect(sent).toMatchObject({
      debtor_id: 'd1',
      amount: 120_000,
      currency: 'UYU',
      channel: 'outbound_call',
    });
    expect(sent.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the form where the address asks for it, with a day that mostly fits', async () => {
    const net = open('/debtors/d1?promise=new');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.id).toBe('field-amount'));
    await userEvent.keyboard('900{Enter}');
    await waitFor(() => expect(net.of('POST /api/v1/promesas')[0]?.body).toMatchObject({ amount: 90_000 }));
  });

  it('cancels for a reason, and has somebody else’s draft confirmed', async () => {
    const net = open();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Cancelar: / }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Se arrepintió');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar la promesa' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/promesas/{id}/cancel')[0]?.body).toEqual({ reason: 'Se arrepintió' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Confirmar: / }));
    await waitFor(() => expect(net.of('POST /api/v1/promesas/{id}/confirm')).toHaveLength(1));
  });

  it('changes a pending promise: its amount, day and debts', async () => {
    const CHANGE = 'PATCH /api/v1/promesas/{id}';
    const net = open();
    net.change({
      [CHANGE]: () => ({ data: vowOf() }),
      'GET /api/v1/deudores/{id}/debts': () => pageOf([debtOf(), debtOf({ id: 'x2', ref: 'P-7' })]),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Cambiar: / }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Cambiar' }));
    const amount = form.getByRole('textbox', { name: /Importe/ });
    expect((amount as HTMLInputElement).value).toBe('1.200,00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '700');
    await userEvent.click(form.getByRole('button', { name: 'Más datos' }));
    await userEvent.click((await form.findAllByRole('checkbox'))[1] as HTMLElement);
    expect(form.queryByLabelText('Lo que dijo')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(net.of(CHANGE)[0]?.body).toEqual({
        amount: 70_000,
        due_on: '2026-11-24',
        note: '',
        debt_ids: ['x2'],
      }),
    );
  });

  it('keeps what the debtor said, and where in the recording', async () => {
    const net = open('/debtors/d1?promise=new');
    net.change({ 'GET /api/v1/deudores/{id}/debts': () => pageOf([debtOf()]) });
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /Importe/ }), '900');
    await userEvent.click(form.getByRole('button', { name: 'Más datos' }));
    await userEvent.type(await form.findByRole('textbox', { name: /Lo que dijo/ }), 'El martes sin falta');
    await userEvent.type(form.getByRole('textbox', { name: /Minuto/ }), '3:12');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Motivo/ }), 'Enfermedad');
    await userEvent.click(form.getByRole('button', { name: 'Registrar promesa' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/promesas')[0]?.body).toMatchObject({
        evidence: { quote: 'El martes sin falta', offset_ms: 192_000 },
        reason_code: 'illness',
      }),
    );
  });

  it('keeps the call that it came of, and where in its recording', async () => {
    const net = open('/debtors/d1?promise=new&from=k1&call=c1&at=95000');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /Importe/ }), '900');
    await userEvent.click(form.getByRole('button', { name: 'Registrar promesa' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/promesas')[0]?.body).toMatchObject({
        contact_id: 'k1',
        call_id: 'c1',
        evidence: { offset_ms: 95_000 },
      }),
    );
  });

  const OFFERED: [PromiseStatus, string[]][] = [
    ['draft', ['Confirmar', 'Renegociar', 'Rechazar']],
    ['pending', ['Cambiar', 'Renegociar', 'Cancelar']],
    ['due_soon', ['Renegociar', 'Cancelar']],
    ['in_grace', ['Renegociar', 'Cancelar']],
    ['kept', []],
    ['partially_kept', []],
    ['broken', []],
    ['cancelled', []],
    ['superseded', []],
    ['invalidated', []],
  ];
  for (const [status, acts] of OFFERED) {
    it(`[MO-05] offers of one that is ${status} what is legal alone: ${acts.join(', ') || 'nothing'}`, async () => {
      const promise = vowOf({
        status,
        open: ['pending', 'due_soon', 'in_grace'].includes(status),
        taken_by: 'u9',
        created_by: 'u9',
      });
      const net = open();
      net.change({ 'GET /api/v1/promesas': () => pageOf([promise]) });
      const item = within(await screen.findByRole('listitem'));
      await waitFor(() => expect(item.queryAllByRole('button').map((one) => one.textContent)).toEqual(acts));
    });
  }

  it('[MO-05] lets whoever has own ones alone cancel a pending one, and none that is due', async () => {
    const own = Object.fromEntries(Object.keys(RIGHTS).map((right) => [right, 'own' as const]));
    const net = open('/debtors/d1', own);
    net.change({ 'GET /api/v1/promesas': () => pageOf([vowOf({ status: 'due_soon' })]) });
    const item = within(await screen.findByRole('listitem'));
    expect(item.queryAllByRole('button').map((one) => one.textContent)).not.toContain('Cancelar');
  });

  it('offers nothing to whoever may only look', async () => {
    open('/debtors/d1', { 'portfolios.promises:read': 'own' });
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: /Tomar|Cancelar|Renegociar|Confirmar/ })).toBeNull();
    await userEvent.keyboard('p');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
