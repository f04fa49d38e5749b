/** A page number, or a gap between page numbers. */
export type PageMark = number | 'gap';

/**
 * The page marks to show for a position: every page up to five; near the start 1–4 and the last; within the
 * last two pages the first and the last four; otherwise the first, the current with its neighbours, and the last.
 */
export function paginationWindow(current: number, last: number): PageMark[] {
  if (last <= 5) return range(1, last);
  if (current <= 3) return [...range(1, 4), 'gap', last];
  if (current >= last - 1) return [1, 'gap', ...range(last - 3, last)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
