import type { Me } from '@recobro/sdk';
import { describe, expect, it } from '@rstest/core';
import type { Boot, ModuleEntry } from '../app/boot';
import { answersOf, collect, leave } from './ahead';
import { firstAsks } from './asks';

const CHOICES = '/api/v1/books?sort=name';
const UNREAD = '/api/v1/notifications?pageSize=1';

const modules = [
  {
    id: 'library',
    ui: {
      routes: [
        {
          path: '/readers',
          permission: 'library.readers:read',
          asks: [{ path: '/api/v1/readers?pageSize={page_size}{&book}' }],
        },
      ],
      slots: [
        { name: 'header.context', permission: 'library.books:read', asks: [{ path: CHOICES }] },
        {
          name: 'home.cards',
          order: 10,
          asks: [
            { path: '/api/v1/overview{?book}', permission: 'library.readers:read' },
            { path: '/api/v1/users?pageSize=100', permission: 'library.readers:read', own: false },
            { path: '/api/v1/mine', permission: 'library.readers:read', own: true },
          ],
        },
      ],
    },
  },
  {
    id: 'tasks',
    ui: {
      slots: [
        { name: 'home.cards', order: 5, permission: 'tasks.tasks:read', asks: [{ path: '/api/v1/tasks' }] },
      ],
    },
  },
] as unknown as ModuleEntry[];

const boot = (permissions: Record<string, string>, preferences = {}) =>
  ({ modules, me: { permissions, preferences } as unknown as Me }) as Boot;
const at = (pathname: string, search = '', context = {}) => ({ pathname, search, context });
const LEADS = {
  'library.books:read': 'all',
  'library.readers:read': 'all',
  'tasks.tasks:read': 'all',
};

describe('what a page reads first', () => {
  it('is, on home, what the person may see there, the parts of other modules included', () => {
    const ahead = firstAsks(boot(LEADS), at('/'));
    expect(ahead).toEqual([
      UNREAD,
      CHOICES,
      '/api/v1/tasks',
      '/api/v1/overview',
      '/api/v1/users?pageSize=100',
    ]);
    expect(firstAsks(boot({ 'library.readers:read': 'own' }), at('/'))).toEqual([
      UNREAD,
      '/api/v1/overview',
      '/api/v1/mine',
    ]);
    expect(firstAsks(boot({}), at('/'))).toEqual([UNREAD]);
  });

  it('is of the context that was chosen for its module, and of no other', () => {
    const chosen = { library: 'b1', tasks: 't1' };
    expect(firstAsks(boot(LEADS), at('/', '', chosen))).toContain('/api/v1/overview?book=b1');
    expect(firstAsks(boot(LEADS), at('/readers', '', chosen))).toContain(
      '/api/v1/readers?pageSize=25&book=b1',
    );
    expect(firstAsks(boot(LEADS), at('/readers', '', { tasks: 't1' }))).toContain(
      '/api/v1/readers?pageSize=25',
    );
  });

  it('is, of a screen, what its manifest declares, with as many rows as the person wants', () => {
    expect(firstAsks(boot(LEADS, { page_size: 50 }), at('/readers'))).toContain(
      '/api/v1/readers?pageSize=50',
    );
    expect(firstAsks(boot(LEADS), at('/readers'))).toContain('/api/v1/readers?pageSize=25');
  });

  it('is left to the page where the address narrows it, and to nobody where nobody is signed in', () => {
    expect(firstAsks(boot(LEADS), at('/readers', '?q=ana'))).toEqual([]);
    expect(firstAsks({ modules, me: null } as unknown as Boot, at('/'))).toEqual([]);
  });
});

describe('an answer that was asked for ahead', () => {
  const ahead = () => ({
    minted: Promise.resolve(undefined),
    answers: new Map([['/api/v1/tasks?page=1', Promise.resolve(Response.json({ data: 1 }))]]),
  });
  const get = (path: string, init = {}) => new Request(`http://recobro.test${path}`, init);

  it('goes to the one request that is for it', async () => {
    const answered = answersOf(ahead());
    expect(answered(get('/api/v1/tasks'))).toBeUndefined();
    expect(await (await answered(get('/api/v1/tasks?page=1')))?.json()).toEqual({ data: 1 });
    expect(answered(get('/api/v1/tasks?page=1'))).toBeUndefined();
  });

  it('goes to no write, and is too old after ten seconds', () => {
    let now = 0;
    const answered = answersOf(ahead(), () => now);
    expect(answered(get('/api/v1/tasks?page=1', { method: 'POST' }))).toBeUndefined();
    now = 10_001;
    expect(answered(get('/api/v1/tasks?page=1'))).toBeUndefined();
  });

  it('is left by one script and taken once by the next', () => {
    const left = ahead();
    leave(left);
    expect(collect()).toBe(left);
    expect(collect()).toBeUndefined();
  });
});
