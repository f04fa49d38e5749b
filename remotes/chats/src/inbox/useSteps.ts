import { isTyping } from '@recobro/sdk/ui';
import { useLayoutEffect } from 'react';

/** What stepping through the list needs. */
export interface Steps {
  rows: readonly { id: string }[];
  /** Id of the one that is open. */
  id: string | undefined;
  open: (id: string) => void;
}

/**
 * `j` and `k` go on and back: from one open conversation to the next, or, while none is open, along the lines of the list,
 * where Enter opens as it does any link.
 */
export function useSteps({ rows, id, open }: Steps): void {
  useLayoutEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = STEPS[event.key.toLowerCase()];
      if (!by || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const to = rows[nextOf(rows, id ?? lineInFocus(), by)];
      if (!to) return;
      event.preventDefault();
      lineOf(to.id)?.focus(); // which brings it into sight
      if (id) open(to.id);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [rows, id, open]);
}

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Where a step leads: from nowhere to the first. */
export function nextOf(rows: Steps['rows'], from: string | undefined, by: number): number {
  const at = rows.findIndex(({ id }) => id === from);
  return at === -1 ? 0 : at + by;
}

const lineOf = (id: string) => document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`);
const lineInFocus = () => document.activeElement?.getAttribute('data-conversation') ?? undefined;
