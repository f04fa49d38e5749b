import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from '../../api/types';
import { debtorOf, planOf } from '../../test/records';
import { type Answers, openScreen } from '../../test/screens';
import { PlanSection } from './PlanSection';

const LIST = 'GET /api/v1/plans';
const permissions = {
  'portfolios.plans:read': 'all',
  'portfolios.plans:create': 'all',
  'portfolios.plans:update': 'all',
  'portfolios.plans:delete': 'all',
} as const;

describe('the plan of a debtor', () => {
  const open = (plan?: Partial<ReturnType<typeof planOf>>, answers: Answers = {}) =>
    openScreen(<PlanSection debtor={debtorOf()} />, {
      permissions,
      answers: { [LIST]: () => pageOf(plan ? [planOf(plan)] : []), ...answers },
    });

  it('says what is paid, what comes next, and how each instalment stands', async () => {
    open({});
    await screen.findByText('Activo');
    expect(screen.getByText(/^.*4\.000,00 de .*9\.000,00 pagado$/)).toBeTruthy();
    expect(screen.getByText(/Próximo pago: .*2\.000,00, el/)).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Cuotas del plan' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) => within(row).getAllByRole('cell')[1]?.lastElementChild?.lastElementChild?.textContent),
    ).toEqual(['Pagada', 'Vencida', 'Por vencer']);
    expect(within(rows[1] as HTMLElement).getByText(/1\.000,00 pagado/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Acordar un plan' })).toBeNull();
  });

  it('offers to agree on one where there is none', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Acordar un plan' })).toBeTruthy();
    expect(screen.getByText('Sin plan de pagos')).toBeTruthy();
  });

  it('asks whoever may approve one, and says the reason that was given', async () => {
    const APPROVE = 'POST /api/v1/plans/{id}/approve';
    const net = open(
      { status: 'awaiting_approval', decidable: true, reason: 'Paga hoy', paid: 0 },
      { [APPROVE]: () => ({ data: planOf() }) },
    );
    await screen.findByText('Paga hoy');
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/la quita de .*1\.000,00 se descuenta ahora/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(net.of(APPROVE)[0]?.path).toEqual({ id: 'pl1' }));
  });

  it('refuses one with a reason, and shows why it could not be', async () => {
    const REFUSE = 'POST /api/v1/plans/{id}/refuse';
    const net = open(
      { status: 'awaiting_approval', decidable: true, reason: 'Paga hoy' },
      {
        [REFUSE]: () =>
          refusal(409, { code: 'portfolios.plan_authority', title: 'Tiene que decidir otra persona' }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
    await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Muy bajo');
    await userEvent.click(screen.getAllByRole('button', { name: 'Rechazar' }).at(-1) as HTMLElement);
    await screen.findByText('Tiene que decidir otra persona');
    expect(net.of(REFUSE)[0]?.body).toEqual({ reason: 'Muy bajo' });
  });

  it('lets nobody decide who may not', async () => {
    open({ status: 'awaiting_approval', reason: 'Paga hoy' });
    await screen.findByText('Paga hoy');
    expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Acuerdo en PDF' })).toBeNull();
  });

  const OFFERED: [Plan['status'], string[]][] = [
    ['draft', []],
    ['awaiting_approval', ['Aprobar', 'Rechazar']],
    ['active', ['Suspender', 'Cancelar el plan']],
    ['suspended', ['Reanudar', 'Cancelar el plan']],
    ['resolved', []],
    ['invalidated', []],
    ['cancelled', []],
  ];
  for (const [status, acts] of OFFERED) {
    it(`[MO-05] offers of one that is ${status} what is legal alone: ${acts.join(', ') || 'nothing'}`, async () => {
      open({ status, decidable: status === 'awaiting_approval' });
      await screen.findByRole('progressbar');
      const offered = screen.queryAllByRole('button').map((one) => one.textContent);
      expect(offered.filter((one) => !['Acuerdo en PDF', 'Acordar un plan'].includes(one ?? ''))).toEqual(
        acts,
      );
    });
  }

  it('is suspended once that was confirmed', async () => {
    const SUSPEND = 'POST /api/v1/plans/{id}/suspend';
    const net = open({}, { [SUSPEND]: () => ({ data: planOf({ status: 'suspended' }) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspender' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspender' }),
    );
    await waitFor(() => expect(net.of(SUSPEND)).toHaveLength(1));
  });
});
