import type { As, Ask } from './test';

/** A web widget's inbox, whose conversations the cashier and the manager answer; named as nobody else names theirs. */
export async function newInbox(as: As, ask: Ask, name: string) {
  const members: string[] = [];
  for (const role of ['cashier', 'manager']) {
    await as(role);
    members.push((await ask<{ id: string }>('GET', '/api/v1/me')).id);
  }
  await as('admin');
  const settings = { origins: 'https://www.example.com' };
  const { inbox } = await ask<{ inbox: { id: string } }>('POST', '/api/v1/inboxes', {
    name,
    channel: 'widget',
    settings,
    members,
  });
  const { key } = await ask<{ key: string }>('GET', `/api/v1/inboxes/${inbox.id}/widget`);
  return { id: inbox.id, key };
}
