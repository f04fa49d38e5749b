import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PlansPage } from './PlansPage';

const LIST = 'GET /api/v1/plans';
const APPROVE = 'POST /api/v1/plans/{id}/approve';
const REFUSE = 'POST /api/v1/plans/{id}/refuse';
const MANAGER = { 'portfolios.plans:read': 'all', 'portfolios.plans:approve': 'all' } as const;

const waiting = planOf({
  id: 'pl2',
  status: 'awaiting_approval',
  decidable: true,
  reason: 'Paga hoy',
  paid: 0,
});
const people = () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]);

type Asked = { query: URLSearchParams };
const waits = ({ query }: Asked) => query.get('status') === 'awaiting_approval'; // what comes before the list
const answers = {
  [LIST]: (asked: Asked) => pageOf(waits(asked) ? [] : [planOf()]),
  'GET /api/v1/users': people,
};

describe('[MO-11] the plans', () => {
  const open = (url = '/plans', more = {}, permissions: Record<string, 'all' | 'own'> = MANAGER) =>
    openScreen(<PlansPage />, { url, permissions, answers: { ...answers, ...more } });
  const asked = (net: ReturnType<typeof open>) =>
    net
      .of(LIST)
      .filter((one) => !waits(one))
      .at(-1)?.query;

  itTellsItsStates({
    draw: () => <PlansPage />,
    permissions: { 'portfolios.plans:read': 'all' },
    answers,
    reads: LIST,
    shows: 'Activo',
    empty: { answer: pageOf([]), says: 'No hay planes en curso' },
  });

  it('show those that run by their next instalment, with how much is paid', async () => {
    const net = open();
    const row = within(await screen.findByRole('row', { name: /9\.000/ }));
    expect(row.getByText(/^44\s?%$/)).toBeTruthy();
    expect(row.getByText(/2\.000/)).toBeTruthy();
    expect(asked(net)?.get('status')).toBe('active,suspended');
    expect(asked(net)?.get('sort')).toBe('next_on');
    expect(screen.queryByText('Esperan aprobación')).toBeNull();
  });

  it('are narrowed and searched by their address', async () => {
    const net = open('/plans?status=invalidated&assignee=u2&q=pereira');
    await screen.findByText('Activo');
    expect(Object.fromEntries(asked(net) ?? [])).toMatchObject({
      status: 'invalidated',
      assignee: 'u2',
      q: 'pereira',
    });
  });

  it('are approved from the list by whoever may', async () => {
    const net = open('/plans', {
      [LIST]: (one: Asked) => pageOf([waits(one) ? waiting : planOf()]),
      [APPROVE]: () => ({ data: planOf() }),
    });
    const list = within(await screen.findByRole('list', { name: 'Esperan aprobación' }));
    expect(list.getByText(/Paga hoy/)).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Aprobar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(net.of(APPROVE)).toHaveLength(1));
  });

  it('are refused with a reason', async () => {
    const net = open('/plans', {
      [LIST]: (one: Asked) => pageOf([waits(one) ? waiting : planOf()]),
      [REFUSE]: () => ({ data: planOf({ status: 'cancelled' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
    await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Mucha quita');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(REFUSE)[0]?.body).toEqual({ reason: 'Mucha quita' }));
  });

  it('ask nobody whose, who sees those of own debtors alone', async () => {
    const net = open('/plans', {}, { 'portfolios.plans:read': 'own' });
    await screen.findByText('Activo');
    expect(asked(net)?.get('status')).toBe('awaiting_approval,active,suspended');
    expect(screen.queryByRole('button', { name: 'Gestor del deudor' })).toBeNull();
  });
});
