import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** The rows of a long list that are in sight, by their places, and the way to bring another there. */
export interface Seen {
  from: number;
  to: number;
  reveal: (index: number) => void;
}

interface SeenRowsProps {
  count: number;
  /** Of each row, in px. */
  height: number;
  container: RefObject<HTMLElement | null>;
  onSee: (seen: Seen) => void;
}

/** Tells which rows of a list of any length are in sight; draws nothing. */
export function SeenRows({ count, height, container, onSee }: SeenRowsProps): null {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => container.current,
    estimateSize: () => height,
    overscan: 12,
    initialRect: { width: 1024, height: 640 },
    useFlushSync: false, // rows come within the overscan, and no frame is delayed for them
  });
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;
  useLayoutEffect(() => {
    onSee({ from, to, reveal: (index) => virtual.scrollToIndex(index) });
  }, [from, to, virtual, onSee]);
  return null;
}
