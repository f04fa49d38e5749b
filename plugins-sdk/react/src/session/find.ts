import { usePages } from '../api/own';
import type { UserView } from '../api/schema.gen';

/** One of the things that are looked for. */
export interface FoundOption {
  value: string;
  label: string;
}

/** A way to look for things on the server, which has more of them than a list shows. */
export interface Find {
  /** Of a list with pages; or of a short one that comes whole, where `query` is left out. */
  path: string;
  query?: (text: string) => object;
  label: (row: never) => string;
}

/** People of the tenant by a part of their name; of some roles alone, with their address, where mail is sent. */
export const findPeople = (roles?: string[]) => ({
  path: '/api/v1/users',
  query: (text: string) => ({
    ...(roles && { status: ['active'], role: roles }),
    username: text || undefined,
    sort: 'display_name',
  }),
  label: (one: UserView) => (roles ? `${one.display_name} · ${one.email}` : one.display_name),
});

/** What fits a text: page after page, or all of a list that comes whole. */
export function useFindings({ path, query, label }: Find, text: string) {
  const asked = query ? { ...query(text), pageSize: 25 } : {};
  const { data, ...pages } = usePages(path as '/api/v1/users', { query: asked }, { quiet: true });
  const rows: { id: string }[] = data?.rows ?? [];
  const options = rows.map((row) => ({ value: row.id, label: label(row as never) }));
  return { ...pages, options: query ? options : options.filter((one) => holds(one.label, text)) };
}

/** Whether a label holds a text, whatever its case and accents. */
function holds(label: string, text: string): boolean {
  const plain = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(label).includes(plain(text));
}
