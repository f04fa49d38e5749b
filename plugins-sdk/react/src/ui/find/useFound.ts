import { type Find, type FoundOption, useApi, useInfiniteQuery } from '@recobro/sdk';
import { useSettled } from '../useSettled';

/** What fits the text, page after page; before anything is typed, first what is always there. */
export function useFound(find: Find, typed: string, always: FoundOption[]) {
  const client = useApi();
  const text = useSettled(typed.trim());
  const query = useInfiniteQuery({
    queryKey: ['core', 'find', find.key, text],
    queryFn: ({ pageParam, signal }) => find.ask(client, text, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    meta: { quiet: true },
  });
  const known = new Set(always.map(({ value }) => value));
  const found = (query.data?.pages ?? [])
    .flatMap(({ options }) => options)
    .filter(({ value }) => text !== '' || !known.has(value));
  return {
    options: text === '' ? [...always, ...found] : found,
    looking: query.isPending || text !== typed.trim(),
    failed: query.isError,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
