import { renderScreen } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rstest } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Status, Task } from '../api/types';
import { useTaskParams } from '../list/useTaskParams';
import { Board } from './Board';

const MANAGER = { 'tasks.tasks:read': 'all', 'tasks.tasks:update': 'all' } as const;

// The first query by role in a run looks at every rule of every component.
rstest.setConfig({ testTimeout: 20_000 });

/** A server that keeps the order it is given. */
class Server {
  columns: Record<Status, string[]> = {
    backlog: [],
    todo: ['Uno', 'Dos'],
    'in progress': ['Tres'],
    done: [],
    canceled: [],
  };
  moves: unknown[] = [];
  refuses = false;

  answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/move'))
      return this.move(decodeURIComponent(url.pathname.split('/')[4] ?? ''), await request.json());
    if (url.pathname === '/api/v1/users') return Response.json({ data: [] });
    const rows = this.columns[url.searchParams.get('status') as Status] ?? [];
    const meta = { page: 1, pageSize: 50, total: rows.length, totalExact: true };
    return Response.json({
      data: rows.map((title) => taskOf(title, url.searchParams.get('status') as Status)),
      meta,
    });
  };

  private move(id: string, place: { status: Status; before_id?: string; after_id?: string }): Response {
    this.moves.push({ id, ...place });
    if (this.refuses) return Response.json({ title: 'No' }, { status: 409 });
    for (const ids of Object.values(this.columns)) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
    const column = this.columns[place.status];
    const at = place.before_id
      ? column.indexOf(place.before_id)
      : place.after_id
        ? column.indexOf(place.after_id) + 1
        : 0;
    column.splice(at, 0, id);
    return Response.json({ data: taskOf(id, place.status) });
  }
}

function taskOf(title: string, status: Status): Task {
  const at = '2026-11-20T12:00:00Z';
  return {
    id: title,
    version: 1,
    created_at: at,
    updated_at: at,
    created_by: '',
    title,
    description: '',
    status,
    priority: 'medium',
    label: '',
    assignee_id: '',
    due_at: null,
    closed_at: null,
    origin: 'manual',
    checklist: [],
    rank: 'a0',
  };
}

function Screen() {
  return <Board params={useTaskParams()} />;
}

let server: Server;
const cardsOf = (status: string) =>
  within(screen.getByRole('list', { name: `status.${status}` }))
    .queryAllByRole('button')
    .map((card) => card.textContent);
const card = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

describe('the board by keys', () => {
  beforeEach(() => {
    server = new Server();
  });
  const open = async (permissions: Record<string, 'all'> = MANAGER) => {
    renderScreen(<Screen />, { permissions, answer: server.answer });
    await screen.findByRole('button', { name: /^Uno/ });
  };

  it('walks from card to card with the arrows', async () => {
    await open();
    card('Uno').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(card('Dos'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(card('Tres'));
  });

  it('takes a card up, carries it to another column and puts it down, the focus staying with it', async () => {
    await open();
    card('Uno').focus();
    await userEvent.keyboard(' ');
    expect(card('Uno').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('board.lifted');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('status').textContent).toBe('board.carried');
    expect(cardsOf('in progress')).toEqual(['Tres', 'Uno']);
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(card('Uno'));
    expect(screen.getByRole('status').textContent).toBe('board.dropped');
    await waitFor(() =>
      expect(server.moves).toEqual([{ id: 'Uno', status: 'in progress', after_id: 'Tres' }]),
    );
    await waitFor(() => expect(cardsOf('todo')).toEqual(['Dos']));
    expect(cardsOf('in progress')).toEqual(['Tres', 'Uno']);
  });

  it('puts a card back with Escape, and tells nobody', async () => {
    await open();
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(cardsOf('todo')).toEqual(['Uno', 'Dos']);
    expect(screen.getByRole('status').textContent).toBe('board.canceled');
    expect(server.moves).toEqual([]);
  });

  it('says that nothing moved when a card is put down where it was', async () => {
    await open();
    card('Uno').focus();
    await userEvent.keyboard('  ');
    expect(screen.getByRole('status').textContent).toBe('board.unmoved');
    expect(server.moves).toEqual([]);
  });

  it('takes a refused move back and says so', async () => {
    server.refuses = true;
    await open();
    card('Dos').focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('board.refused'));
    expect(cardsOf('todo')).toEqual(['Uno', 'Dos']);
  });

  it('moves nothing for whoever may not change tasks', async () => {
    await open({ 'tasks.tasks:read': 'all' });
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(cardsOf('todo')).toEqual(['Uno', 'Dos']);
    expect(server.moves).toEqual([]);
  });
});
