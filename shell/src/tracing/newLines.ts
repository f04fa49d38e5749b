import type { InfiniteData } from '@recobro/sdk';
import { PAGE_SIZE, type RecordPage, type TracingLine } from './record';

/** Most lines of a list that is followed live; older ones are read again when asked for. */
export const MOST_FOLLOWED = 500;

/** The lines of the newest page that are not in the list yet. */
export function newLinesIn(newest: RecordPage, pages: RecordPage[] = []): TracingLine[] {
  const known = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)));
  return newest.data.filter(({ id }) => !known.has(id));
}

/** The list with the new lines in their places; begun anew when lines lie between that were not read. */
export function mergeNewest(
  newest: RecordPage,
  list: InfiniteData<RecordPage> | undefined,
): InfiniteData<RecordPage> | undefined {
  const [first, ...older] = list?.pages ?? [];
  if (!list || !first) return list;
  const fresh = newLinesIn(newest, list.pages);
  if (fresh.length === PAGE_SIZE) return { pages: [newest], pageParams: [undefined] };
  const lines = [...fresh, ...first.data].sort((a, b) => (a.id < b.id ? 1 : -1));
  if (older.length > 0 || lines.length <= MOST_FOLLOWED) {
    return { ...list, pages: [{ ...first, data: lines }, ...older] };
  }
  const kept = lines.slice(0, MOST_FOLLOWED);
  const next = kept.at(-1)?.id ?? '';
  return { ...list, pages: [{ data: kept, meta: { ...first.meta, next } }] };
}
