import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { parseJsonText } from '../api/jsonText';
import type { Method } from '../api/operations';

/** What an operation is given, whichever it is. */
export interface AnyGiven {
  path?: object;
  query?: object;
  body?: unknown;
  /** Known to the server again when it is asked once more: it is done once. */
  once?: string;
}

/**
 * Asks an operation and gives the body of its answer. A file goes as it is.
 *
 * @param version of the record that is changed
 */
export async function ask(
  { api }: ApiClient,
  method: Method,
  path: string,
  { path: values, query, body, once }: AnyGiven,
  { signal, version }: { signal?: AbortSignal; version?: number | undefined } = {},
): Promise<unknown> {
  const header = {
    header: {
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(once && { 'Idempotency-Key': once }),
    },
  };
  const call = api[method] as (path: string, init: object) => Promise<{ data?: unknown }>;
  const init = { params: { path: values, query, ...header }, body, signal, ...(await rawOf(body)) };
  return parseJsonText((await call(path, init)).data);
}

/** How bytes go: unchanged, under their own type. */
async function rawOf(body: unknown) {
  if (!(body instanceof Blob)) return {};
  const bytes = await body.arrayBuffer();
  return { bodySerializer: () => bytes, headers: { 'Content-Type': body.type } };
}

/** Names what is kept of answers: by the paths that they are asked by, the first parts that live events call them. */
export type Roots = Record<string, QueryKey>;

/** Under what the answers to a path are kept: the first noun of the path, where nothing else is said. */
export function rootOf(roots: Roots, path: string): QueryKey {
  const said = Object.keys(roots).filter((prefix) => path.startsWith(prefix));
  const closest = said.sort((a, b) => b.length - a.length)[0];
  return (closest && roots[closest]) || [path.split('/')[3]];
}

/** The key of one answer; without what was given that of all answers to the path. */
export function keyOf(roots: Roots, path: string, given?: AnyGiven): QueryKey {
  return [...rootOf(roots, path), path, ...(given ? [given] : [])];
}
