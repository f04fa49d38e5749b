import { appendFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/**
 * Writes down, line by line, how long every interaction of a test took until the next paint and how far its pages
 * shifted, for whoever measures: bench/web.
 */
export async function tellResponses(context: BrowserContext, file: string): Promise<void> {
  await context.exposeBinding('tellResponse', (_source, told: object) =>
    appendFileSync(file, `${JSON.stringify(told)}\n`),
  );
  await context.addInitScript(observe);
}

interface Entry extends PerformanceEntry {
  interactionId?: number;
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in every page. Interactions under 16 ms are not told by the browser. */
function observe(): void {
  const { tellResponse } = globalThis as unknown as { tellResponse: (told: object) => void };
  const page = `${location.pathname}#${Math.random()}`;
  const watch = (options: PerformanceObserverInit, take: (entry: Entry) => object | undefined) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const told = take(entry);
        if (told) tellResponse({ page, at: entry.startTime, ...told });
      }
    }).observe(options);
  const event = { type: 'event', buffered: true, durationThreshold: 16 };
  watch(event, ({ name, interactionId, duration }) =>
    interactionId ? { interaction: interactionId, name, duration } : undefined,
  );
  const moved = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]) =>
    `${(node?.textContent ?? '').slice(0, 40)} ${from.x},${from.y} → ${to.x},${to.y}`;
  watch({ type: 'layout-shift', buffered: true }, ({ value, hadRecentInput, sources }) =>
    hadRecentInput ? undefined : { shift: value, where: location.pathname, moved: sources.map(moved) },
  );
}
