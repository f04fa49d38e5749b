import { pageOf } from '@recobro/sdk/testing';
import type { Happening, Task } from '../api/schema.gen';

const AT = '2026-11-20T12:00:00Z';

/** What each of the roles may do with tasks. */
export const READER = { 'tasks.tasks:read': 'all' } as const;
export const CASHIER = {
  'tasks.tasks:read': 'own',
  'tasks.tasks:create': 'own',
  'tasks.tasks:update': 'own',
} as const;
export const MANAGER = {
  'tasks.tasks:read': 'all',
  'tasks.tasks:create': 'all',
  'tasks.tasks:update': 'all',
  'tasks.tasks:delete': 'all',
  'tasks.tasks:bulk': 'all',
  'tasks.tasks:import': 'all',
  'tasks.tasks:export': 'all',
} as const;

export function taskOf(change: Partial<Task> = {}): Task {
  return {
    id: 't1',
    version: 3,
    created_at: AT,
    updated_at: AT,
    created_by: 'u2',
    updated_by: 'u2',
    title: 'Pedir el recibo',
    description: 'Lo tiene la sucursal',
    status: 'todo',
    priority: 'high',
    label: '',
    assignee_id: 'u2',
    due_at: null,
    closed_at: null,
    origin: 'manual',
    checklist: [],
    rank: 'a0',
    ...change,
  };
}

export function happeningOf(change: Partial<Happening> = {}): Happening {
  return {
    id: 'h1',
    at: AT,
    name: 'tasks.task.created',
    actor: { kind: 'user', id: 'u2', name: 'luis' },
    facts: [],
    data: {},
    ...change,
  };
}

/** What every screen of tasks asks for besides its own: who there is, and what the company has chosen. */
export const around = {
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
  'GET /api/v1/tasks/settings': () => ({
    data: { due_soon_days: 3, default_priority: 'medium' as const },
  }),
};
