import { describe, expect, it, rstest } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { NotificationBell } from './NotificationBell';
import type { Notice } from './notices';

// The first query by role in a run looks at every rule of every component.
rstest.setConfig({ testTimeout: 20_000 });

const RIGHTS = { 'core.notifications:read': 'own', 'core.notifications:update': 'own' } as const;

/** What answers as a host with notifications of one user. */
function keepingNotices(): Answers {
  const notices: Notice[] = ['n2', 'n1'].map((id) => ({
    id,
    kind: 'tasks.task_assigned',
    title: text(`Tarea ${id}`),
    body: text('La asignó mario.'),
    link: `/tasks?task=${id}`,
    read_at: null,
    created_at: '2026-11-20T12:00:00Z',
  }));
  return {
    'POST /api/v1/notifications/read': ({ body: { ids, all } }) => {
      for (const notice of notices) {
        if (all || ids?.includes(notice.id)) notice.read_at = '2026-11-20T13:00:00Z';
      }
      return undefined;
    },
    'GET /api/v1/notifications': () => {
      const unread = notices.filter(({ read_at }) => !read_at).length;
      return { data: notices, meta: { page: 1, pageSize: 20, total: 2, totalExact: true, unread } };
    },
  };
}

const bell = (name: string) => screen.findByRole('button', { name });

describe('the bell', () => {
  it('counts what is unread; reading one, then all, counts down', async () => {
    const user = userEvent.setup();
    openScreen(<NotificationBell />, { answers: keepingNotices(), permissions: RIGHTS });
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
    openScreen(
      <>
        <p>{page}</p>
        <NotificationBell />
      </>,
      { answers: keepingNotices() },
    );
    await screen.findByText(page);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
