import { renderScreen } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rstest } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import es from '../../locales/es.json';
import { NotificationBell } from './NotificationBell';
import type { Notice } from './queries';

// The first query by role in a run looks at every rule of every component.
rstest.setConfig({ testTimeout: 20_000 });

const RIGHTS = { 'core.notifications:read': 'own', 'core.notifications:update': 'own' } as const;

/** A host with notifications of one user. */
class Host {
  notices: Notice[] = ['n2', 'n1'].map((id) => ({
    id,
    kind: 'tasks.task_assigned',
    title: { es: `Tarea ${id}`, en: id, pt: id },
    body: { es: 'La asignó mario.', en: '', pt: '' },
    link: `/tasks?task=${id}`,
    read_at: null,
    created_at: '2026-11-20T12:00:00Z',
  }));

  answer = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') {
      const { ids, all } = (await request.json()) as { ids?: string[]; all?: boolean };
      for (const notice of this.notices) {
        if (all || ids?.includes(notice.id)) notice.read_at = '2026-11-20T13:00:00Z';
      }
      return new Response(null, { status: 204 });
    }
    const unread = this.notices.filter(({ read_at }) => !read_at).length;
    return Response.json({ data: this.notices, meta: { page: 1, pageSize: 20, total: 2, unread } });
  };
}

const bell = (name: string) => screen.findByRole('button', { name });

describe('the bell', () => {
  beforeEach(async () => {
    await createInstance()
      .use(initReactI18next)
      .init({ lng: 'es', resources: { es: { translation: es } }, interpolation: { escapeValue: false } });
  });

  it('counts what is unread; reading one, then all, counts down', async () => {
    const user = userEvent.setup();
    renderScreen(<NotificationBell />, { answer: new Host().answer, permissions: RIGHTS });
    await user.click(await bell('Notificaciones: 2 sin leer'));
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Tarea n2', 'Tarea n1']);
    await user.click(await bell('Marcar como leída: Tarea n1'));
    const read = () => screen.queryByRole('button', { name: 'Marcar como leída: Tarea n1' });
    await waitFor(() => expect(read()).toBeNull());
    await bell('Marcar como leída: Tarea n2');
    await user.click(await bell('Marcar todas como leídas'));
    const any = () => screen.queryByRole('button', { name: /^Marcar como leída/ });
    await waitFor(() => expect(any()).toBeNull());
  });

  it('is not there for who may not read notifications', async () => {
    const page = 'Página';
    renderScreen(
      <>
        <p>{page}</p>
        <NotificationBell />
      </>,
      { answer: new Host().answer },
    );
    await screen.findByText(page);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
