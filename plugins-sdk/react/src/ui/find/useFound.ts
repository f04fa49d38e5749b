import { type Find, type FoundOption, useFindings } from '@recobro/sdk';
import { useSettled } from '../useSettled';

/** What fits the text, page after page; before anything is typed, first what is always there. */
export function useFound(find: Find, typed: string, always: FoundOption[]) {
  const text = useSettled(typed.trim());
  const found = useFindings(find, text);
  const known = new Set(text === '' ? always.map(({ value }) => value) : []);
  return {
    options: [...(text === '' ? always : []), ...found.options.filter(({ value }) => !known.has(value))],
    looking: found.isPending || text !== typed.trim(),
    failed: found.isError,
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
  };
}
