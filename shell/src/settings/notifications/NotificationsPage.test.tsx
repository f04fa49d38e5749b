import { renderScreen } from '@recobro/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, rstest } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import es from '../../../locales/es.json';
import type { ChosenKind } from '../../notifications/queries';
import { NotificationsPage } from './NotificationsPage';

// The first query by role in a run looks at every rule of every component.
rstest.setConfig({ testTimeout: 20_000 });

const title = { es: 'Una tarea vence hoy', en: 'A task is due today', pt: 'Uma tarefa vence hoje' };
const browser = globalThis as { Notification?: unknown };

/** A host that keeps what is chosen. */
class Host {
  kind: ChosenKind = {
    kind: 'tasks.task_due',
    module: 'tasks',
    title,
    in_app: true,
    mail: false,
    push: false,
  };

  answer = async (request: Request): Promise<Response> => {
    if (request.method === 'PUT') {
      const { kinds } = (await request.json()) as { kinds: Partial<ChosenKind>[] };
      this.kind = { ...this.kind, ...kinds[0] };
    }
    return Response.json({ data: { mail_available: false, kinds: [this.kind] } });
  };
}

describe('the notification settings', () => {
  let asked = 0;
  beforeEach(async () => {
    asked = 0;
    browser.Notification = {
      permission: 'default',
      requestPermission: async () => {
        asked += 1;
        return 'denied';
      },
    };
    await createInstance()
      .use(initReactI18next)
      .init({ lng: 'es', resources: { es: { translation: es } }, interpolation: { escapeValue: false } });
  });
  afterEach(() => {
    delete browser.Notification;
  });

  it('set each way of a kind, ask the browser once push is wanted, and say why it shows nothing', async () => {
    const user = userEvent.setup();
    const host = new Host();
    renderScreen(<NotificationsPage />, { answer: host.answer });
    const row = within(await screen.findByRole('group', { name: title.es }));
    expect(row.getByRole('switch', { name: 'Por correo' })).toHaveProperty('disabled', true);
    await user.click(row.getByRole('switch', { name: 'En la campana' }));
    await waitFor(() => expect(host.kind.in_app).toBe(false));
    expect(asked).toBe(0);
    await user.click(row.getByRole('switch', { name: 'En el navegador' }));
    await waitFor(() => expect(host.kind.push).toBe(true));
    expect(host.kind.in_app).toBe(false);
    expect(asked).toBe(1);
    await screen.findByText(/tiene bloqueadas las notificaciones/);
  });
});
