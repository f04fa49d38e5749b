import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Trace } from '../../api/types';
import { contactOf } from '../../test/contacts';
import { openScreen } from '../../test/screens';
import { ContactsSection } from './ContactsSection';

const ended = contactOf({
  status: 'ended',
  disposition_id: 'promise_partial',
  step_id: 'worked',
  note: 'Paga el viernes',
});

const trace: Trace = {
  contact: ended,
  cause: {
    kind: 'strategy',
    user_id: 'u1',
    reasons: [{ code: 'late', params: { days: '47' } }],
    step: {
      portfolio_id: 'p1',
      number: 3,
      published_at: '2026-11-01T12:00:00Z',
      published_by: 'u1',
      step: {
        id: 'worked',
        name: 'En gestión',
        when: {},
        // biome-ignore lint/suspicious/noThenProperty: what the API calls it
        then: { channel: 'call', wait_hours: 24, who: 'anyone', priority: 5, order: 'value' },
      },
    },
  },
  effects: [{ kind: 'belief', value: '' }],
  events: [],
  promises: [
    {
      id: 'v1',
      amount: 50_000,
      currency: 'UYU',
      due_on: '2026-11-26',
      status: 'kept',
      made_at: '2026-11-24T12:00:00Z',
      taken_by: 'u1',
      payments: [
        {
          id: 'm1',
          brought: 30_000,
          amount: 40_000,
          currency: 'UYU',
          paid_on: '2026-11-25',
          status: 'allocated',
        },
      ],
    },
  ],
};

const answers = {
  'GET /api/v1/contacts': () => pageOf([ended]),
  'GET /api/v1/contacts/{id}/trace': () => ({ data: trace }),
  ...names({}),
};

describe('the contacts of a debtor', () => {
  it('tell, opened, what was said, and by "why" all from the strategy to the payment', async () => {
    openScreen(<ContactsSection debtorId="d1" />, {
      permissions: { 'portfolios.contacts:read': 'own' },
      answers,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Detalles del contacto' }));
    expect(await screen.findByText('Paga el viernes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '¿Por qué?' }));
    const tree = await screen.findByRole('list', { name: '¿Por qué?' });
    expect(tree.textContent).toMatch(
      /En gestión.*Estrategia, versión 3.*47 días.*Las reglas lo permitían.*Cambió el acierto.*Cumplida.*Se pagó.*300/,
    );
  });

  it('are not asked for where they may not be seen', async () => {
    const net = openScreen(<ContactsSection debtorId="d1" />, { permissions: {}, answers });
    expect(net.of('GET /api/v1/contacts')).toEqual([]);
  });
});
