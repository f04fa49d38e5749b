import { type Answers, pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../../locales/es.json';
import type { paths } from '../../api/schema.gen';
import type { WorkSession } from '../../api/types';
import { contactOf, dispositionOf } from '../../test/contacts';
import { itemOf, shiftOf } from '../../test/queue';
import { openScreen } from '../../test/screens';
import { QueueBar } from './QueueBar';
import { clockOf } from './useSeconds';
import { WorkPage } from './WorkPage';

const COLLECTS = {
  'portfolios.work_sessions:read': 'own',
  'portfolios.work_sessions:work': 'own',
  'portfolios.queue:read': 'own',
  'portfolios.queue:work': 'own',
} as const;

const MANAGES = {
  'portfolios.work_sessions:read': 'all',
  'portfolios.work_sessions:end': 'all',
} as const;

describe('the day of a collector', () => {
  const open = (shifts: WorkSession[], more: Answers<paths> = {}) =>
    openScreen(<WorkPage />, {
      url: '/work',
      path: '/work',
      permissions: COLLECTS,
      answers: {
        'GET /api/v1/work-sessions': () => pageOf(shifts),
        'GET /api/v1/queue': () => ({ data: [itemOf()] }),
        'GET /api/v1/deudores/names': () => ({ data: [{ id: 'd1', name: 'Ana Pereira' }] }),
        'POST /api/v1/work-sessions': () => ({ data: shiftOf() }),
        'POST /api/v1/work-sessions/current/state': () => ({ data: shiftOf({ state: 'pause' }) }),
        'POST /api/v1/queue/next': () => ({ data: itemOf({ taken_by: 'u1' }) }),
        ...more,
      },
    });

  it('[CO-12] starts work by one button', async () => {
    const { of } = open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Empezar a trabajar' }));
    await waitFor(() => expect(of('POST /api/v1/work-sessions')).toHaveLength(1));
  });

  it('[CO-11] shows the queue with the reasons, and takes the next debtor by one key', async () => {
    const { of } = open([shiftOf()]);
    const queue = await screen.findByRole('region', { name: 'Mi cola' });
    expect(await within(queue).findByText('En gestión')).toBeTruthy();
    expect(within(queue).getByText(/Debe/)).toBeTruthy();
    await userEvent.keyboard('n');
    await waitFor(() => expect(of('POST /api/v1/queue/next')).toHaveLength(1));
  });

  it('[CO-12] pauses with a reason, and says until when', async () => {
    const { of } = open([shiftOf()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comida' }));
    await waitFor(() =>
      expect(of('POST /api/v1/work-sessions/current/state')).toMatchObject([
        { body: { state: 'pause', pause: 'meal' } },
      ]),
    );
  });

  it('[CO-12] says why the next debtor is refused while a contact is open, and ends that contact there', async () => {
    const wrapUp = () =>
      refusal(409, {
        code: 'portfolios.queue_wrap_up',
        title: 'Primero diga cómo terminó el contacto en curso.',
        params: { contact_id: 'c1', debtor_id: 'd9' },
      });
    const END = 'POST /api/v1/contacts/{id}/end';
    const { of } = open([shiftOf()], {
      'POST /api/v1/queue/next': wrapUp,
      'GET /api/v1/contacts/{id}': () => ({ data: contactOf({ id: 'c1', debtor_id: 'd9', status: 'open' }) }),
      'GET /api/v1/deudores/{id}': () => refusal(404, { code: 'portfolios.debtor_not_found' }),
      'GET /api/v1/contacts/dispositions': () => ({
        data: [
          dispositionOf({ id: 'right_party', group: true }),
          dispositionOf({
            id: 'refuses',
            group_id: 'right_party',
            labels: { es: 'Se niega', en: 'Refuses', pt: 'Recusa' },
          }),
        ],
      }),
      [END]: () => ({ data: contactOf({ id: 'c1', status: 'ended' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Siguiente/ }));
    const told = await screen.findByRole('alert');
    expect(within(told).getByText(/Primero diga cómo terminó/)).toBeTruthy();
    expect(within(told).getByRole('link', { name: 'Abrir el deudor' })).toHaveProperty(
      'pathname',
      '/debtors/d9',
    );
    await userEvent.click(within(told).getByRole('button', { name: es.contact.outcome }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('radio', { name: /Se niega/ }));
    await userEvent.click(panel.getByRole('button', { name: es.contact.end }));
    await waitFor(() => expect(of(END)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('[CO-12] on a pause only the way back is offered', async () => {
    open([shiftOf({ state: 'pause', pause: 'meal', until: '2099-01-01T12:00:00Z' })]);
    expect(await screen.findByRole('button', { name: 'Volver al trabajo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  });
});

describe('the page of a debtor whose turn it is', () => {
  const open = (held: ReturnType<typeof itemOf>[]) =>
    openScreen(<QueueBar debtorId="d1" />, {
      url: '/debtors/d1',
      path: '/debtors/:debtorId',
      permissions: COLLECTS,
      answers: {
        'GET /api/v1/work-sessions': () => pageOf([shiftOf()]),
        'GET /api/v1/queue/held': () => ({ data: held }),
        'POST /api/v1/queue/{id}/skip': () => ({ data: itemOf() }),
        'POST /api/v1/queue/{id}/release': () => ({ data: itemOf() }),
        'POST /api/v1/queue/next': () => ({ data: itemOf({ debtor_id: 'd2' }) }),
      },
    });

  it('[CO-11] says why, and puts the debtor off with a reason', async () => {
    const { of } = open([itemOf({ taken_by: 'u1' })]);
    const bar = await screen.findByRole('region', { name: 'Cola' });
    expect(await within(bar).findByText('En gestión')).toBeTruthy();
    await userEvent.click(within(bar).getByRole('button', { name: 'Dejar para después' }));
    const panel = await screen.findByRole('dialog');
    await userEvent.type(within(panel).getByRole('textbox', { name: /Motivo/ }), 'En una reunión');
    await userEvent.click(within(panel).getByRole('button', { name: 'Dejar para después' }));
    await waitFor(() =>
      expect(of('POST /api/v1/queue/{id}/skip')).toMatchObject([{ body: { reason: 'En una reunión' } }]),
    );
    await waitFor(() => expect(of('POST /api/v1/queue/next')).toHaveLength(1));
  });

  it('[CO-11] offers the next where nobody is held, and nothing on the page of another', async () => {
    open([]);
    expect(await screen.findByRole('button', { name: 'Siguiente deudor' })).toBeTruthy();
  });
});

describe('the team at work', () => {
  it('[CO-12] tells a manager who is in what, and ends a session after a question', async () => {
    const { of } = openScreen(<WorkPage />, {
      url: '/work',
      path: '/work',
      permissions: MANAGES,
      answers: {
        'GET /api/v1/work-sessions': () =>
          pageOf([shiftOf({ state: 'talking', contacts: 7, reached: 3, seconds: { pause: 125 } })]),
        'POST /api/v1/work-sessions/{id}/end': () => ({ data: shiftOf() }),
      },
    });
    expect(await screen.findByText('Hablando')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /cciones/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Terminar su jornada' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Terminar su jornada' }),
    );
    await waitFor(() => expect(of('POST /api/v1/work-sessions/{id}/end')).toHaveLength(1));
  });
});

describe('a clock', () => {
  it.each([
    [7, '0:07'],
    [307, '5:07'],
    [3_753, '1:02:33'],
  ])('shows %i seconds as %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown));
});
