import type { Me } from '@recobro/sdk';
import { describe, expect, it } from '@rstest/core';
import type { Boot, ModuleEntry } from '../app/boot';
import { answersOf, leave, take } from './ahead';
import { firstAsks } from './asks';

const PORTFOLIOS = '/api/v1/carteras?page=1&pageSize=100&sort=name';
const UNREAD = '/api/v1/notifications?pageSize=1';

const modules = [
  {
    id: 'portfolios',
    ui: {
      routes: [
        {
          path: '/debtors',
          permission: 'portfolios.debtors:read',
          asks: ['/api/v1/deudores?pageSize={page_size}'],
        },
      ],
    },
  },
  {
    id: 'tasks',
    ui: { slots: [{ name: 'home.cards', permission: 'tasks.tasks:read', asks: ['/api/v1/tasks'] }] },
  },
] as unknown as ModuleEntry[];

const boot = (permissions: Record<string, string>, preferences = {}) =>
  ({ modules, me: { permissions, preferences } as unknown as Me }) as Boot;
const at = (pathname: string, search = '', portfolioId?: string) => ({ pathname, search, portfolioId });
const LEADS = {
  'portfolios.portfolios:read': 'all',
  'portfolios.debtors:read': 'all',
  'portfolios.imports:read': 'all',
  'tasks.tasks:read': 'all',
};

describe('what a page reads first', () => {
  it('is, on home, what the person may see there, the parts of other modules included', () => {
    const ahead = firstAsks(boot(LEADS), at('/'));
    expect(ahead).toEqual([
      PORTFOLIOS,
      UNREAD,
      '/api/v1/deudores/overview',
      '/api/v1/users?pageSize=100',
      '/api/v1/imports?page=1&pageSize=5&sort=-created_at',
      '/api/v1/tasks',
    ]);
    expect(firstAsks(boot({ 'portfolios.debtors:read': 'own' }), at('/'))).toEqual([
      UNREAD,
      '/api/v1/deudores/overview',
    ]);
    expect(firstAsks(boot({}), at('/'))).toEqual([UNREAD]);
  });

  it('is of the chosen portfolio', () => {
    expect(firstAsks(boot(LEADS), at('/', '', 'p1'))).toContain('/api/v1/deudores/overview?portfolio_id=p1');
    expect(firstAsks(boot(LEADS), at('/debtors', '', 'p1'))).toEqual([PORTFOLIOS, UNREAD]);
  });

  it('is, of a screen, what its manifest declares, with as many rows as the person wants', () => {
    expect(firstAsks(boot(LEADS, { page_size: 50 }), at('/debtors'))).toContain(
      '/api/v1/deudores?pageSize=50',
    );
    expect(firstAsks(boot(LEADS), at('/debtors'))).toContain('/api/v1/deudores?pageSize=25');
  });

  it('is left to the page where the address narrows it, and to nobody where nobody is signed in', () => {
    expect(firstAsks(boot(LEADS), at('/debtors', '?q=ana'))).toEqual([]);
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
    expect(take()).toBe(left);
    expect(take()).toBeUndefined();
  });
});
