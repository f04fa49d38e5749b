import { of } from '@recobro/sdk';
import { useWrite } from '../api/client';
import type { Category } from '../api/types';

/** Moves a category to another place among its like: those whose place is another then are written, and no other. */
export function useMoves(categories: Category[]) {
  const change = useWrite('PATCH', '/api/v1/help-categories/{id}');
  return async (from: number, to: number) => {
    const order = categories.toSpliced(from, 1);
    const [moved] = categories.slice(from, from + 1);
    if (!moved || to < 0 || to >= categories.length) return;
    for (const [at, one] of order.toSpliced(to, 0, moved).entries())
      if (one.place !== at + 1) await change.mutateAsync({ ...of(one), body: { place: at + 1 } });
  };
}
