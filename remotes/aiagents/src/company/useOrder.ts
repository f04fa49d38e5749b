import { useRef } from 'react';
import { useWrite } from '../api/client';
import type { Provider } from '../api/types';

/** Moves one of a list to another place, by buttons or by dragging its line. */
export function useOrder(rows: Provider[]) {
  const held = useRef<number>(undefined);
  const write = useWrite('POST', '/api/v1/ai-agents/providers/order');
  const order = (from: number, to: number) => {
    const ids = rows.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    write.mutate({ body: { ids } });
  };
  const dragged = (at: number) => ({
    draggable: true,
    onDragStart: () => {
      held.current = at;
    },
    onDragOver: (event: React.DragEvent) => {
      if (held.current !== undefined) event.preventDefault();
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      if (held.current !== undefined && held.current !== at) order(held.current, at);
      held.current = undefined;
    },
  });
  return { order, dragged };
}
