/** How long what was read again stands before it is read once more, ms. */
const REST_MS = 200;

interface Waiting {
  due: number;
  timer: ReturnType<typeof setTimeout>;
}

/** What becomes stale by what the host tells of. */
export interface Stale {
  /** Has keys read again: at once, or within `spread` ms where many hear of it; what changes quickly, a few times a second. */
  tell(keys?: string[][], spread?: number): void;
  stop(): void;
}

export function createStale(read: (key: string[]) => void): Stale {
  const last = new Map<string, number>();
  const waiting = new Map<string, Waiting>();
  const readNow = (id: string, key: string[]) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    last.set(id, performance.now());
    read(key);
  };
  const tellOne = (key: string[], spread: number) => {
    const id = key.join('/');
    const now = performance.now();
    const due = Math.max(now + Math.random() * spread, (last.get(id) ?? Number.NEGATIVE_INFINITY) + REST_MS);
    const known = waiting.get(id);
    if (due <= now) return readNow(id, key);
    if (known && known.due <= due) return;
    clearTimeout(known?.timer);
    waiting.set(id, { due, timer: setTimeout(() => readNow(id, key), due - now) });
  };
  return {
    tell: (keys = [], spread = 0) => {
      for (const key of keys) tellOne(key, spread);
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
