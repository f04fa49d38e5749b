import { type ApiClient, list } from '../api/client';

/** One of the things that are looked for. */
export interface FoundOption {
  value: string;
  label: string;
}

/** A page of what was found, and the cursor of the next. */
export interface FoundPage {
  options: FoundOption[];
  next?: string | undefined;
}

/** A way to look for things on the server, which has more of them than a list shows. */
export interface Find {
  /** Names what is looked for, among the page's queries. */
  key: string;
  ask: (api: ApiClient, text: string, cursor: string | undefined, signal: AbortSignal) => Promise<FoundPage>;
}

const PAGE_SIZE = 25;

type Row = { id: string };
type Rows<R> = { data: R[] | null; meta?: { next?: string | undefined } };

function paged<R extends Row>(rows: Rows<R>, label: (row: R) => string): FoundPage {
  const options = (rows.data ?? []).map((row) => ({ value: row.id, label: label(row) }));
  return { options, next: rows.meta?.next || undefined };
}

/** People of the tenant by a part of their name; of some roles alone, with their address, where mail is sent. */
export function findPeople(roles?: string[]): Find {
  return {
    key: `people ${roles?.join() ?? ''}`,
    ask: async ({ api }, text, cursor, signal) => {
      const among = roles ? { status: ['active'], role: roles } : {};
      const query = {
        ...among,
        username: text || undefined,
        sort: 'display_name',
        pageSize: PAGE_SIZE,
        cursor,
      };
      const rows = await list(api.GET('/api/v1/users', { params: { query: query as never }, signal }));
      return paged(rows, (one) => (roles ? `${one.display_name} · ${one.email}` : one.display_name));
    },
  };
}

/** Portfolios by a part of their name; archived ones are put away. */
export const findPortfolios: Find = {
  key: 'portfolios',
  ask: async ({ api }, text, cursor, signal) => {
    const status = ['draft', 'active', 'paused', 'closed'] as ('draft' | 'active')[];
    const query = { status, filter: text || undefined, sort: 'name', pageSize: PAGE_SIZE, cursor };
    return paged(await list(api.GET('/api/v1/carteras', { params: { query }, signal })), (one) => one.name);
  },
};
