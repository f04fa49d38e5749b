import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../../test/screens';
import { NotificationsPage } from './NotificationsPage';

const READ = 'GET /api/v1/notifications/preferences';
const CHOOSE = 'PUT /api/v1/notifications/preferences';

const kind = {
  kind: 'tasks.task_due',
  module: 'tasks',
  title: text('Una tarea vence hoy'),
  in_app: true,
  mail: false,
  push: false,
};
const browser = globalThis as { Notification?: unknown };

/** What answers as a host that keeps what is chosen. */
function keepingChoices(mail_available = false): Answers {
  let kept = kind;
  const all = () => ({ data: { mail_available, kinds: [kept] } });
  return {
    [READ]: all,
    [CHOOSE]: ({ body }) => {
      kept = { ...kept, ...body.kinds[0] };
      return all();
    },
  };
}

describe('the notification settings', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    browser.Notification = {
      permission: 'default',
      requestPermission: async () => {
        asked += 1;
        return 'denied';
      },
    };
  });
  afterEach(() => {
    delete browser.Notification;
  });

  itTellsItsStates({
    draw: () => <NotificationsPage />,
    answers: keepingChoices(),
    reads: READ,
    shows: 'Una tarea vence hoy',
    empty: {
      answer: { data: { mail_available: true, kinds: [] } },
      says: 'Ninguna aplicación de su empresa envía notificaciones',
    },
  });

  it('set each way of a kind, ask the browser once push is wanted, and say why it shows nothing', async () => {
    const net = openScreen(<NotificationsPage />, { answers: keepingChoices() });
    await screen.findByRole('rowheader', { name: 'Una tarea vence hoy' });
    const way = (name: string) => screen.getByRole('checkbox', { name: `Una tarea vence hoy: ${name}` });
    expect(way('Por correo')).toHaveProperty('disabled', true);
    await userEvent.click(way('En la campana'));
    await waitFor(() => expect(net.of(CHOOSE).at(-1)?.body.kinds).toMatchObject([{ in_app: false }]));
    expect(asked).toBe(0);
    await userEvent.click(way('En el navegador'));
    await waitFor(() =>
      expect(net.of(CHOOSE).at(-1)?.body.kinds).toMatchObject([{ in_app: false, push: true }]),
    );
    expect(asked).toBe(1);
    await screen.findByText(/tiene bloqueadas las notificaciones/);
  });

  it('offer mail where the installation sends any', async () => {
    openScreen(<NotificationsPage />, { answers: keepingChoices(true) });
    expect(await screen.findByRole('checkbox', { name: 'Una tarea vence hoy: Por correo' })).toHaveProperty(
      'disabled',
      false,
    );
    expect(screen.queryByText(/no tiene servidor de correo/)).toBeNull();
  });
});
