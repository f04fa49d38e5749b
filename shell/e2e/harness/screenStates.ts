import type { Page, Route } from '@playwright/test';

export const STATES = ['empty', 'loading', 'error', 'forbidden'] as const;
export type State = (typeof STATES)[number];

/** What a screen reads, as against what the frame around it needs. */
const READS = /\/api\/v1\/(?!auth|public|live|health|modules|preferences|me(\?|$)|notifications\?)/;

/** Brings about what no healthy host does on demand: answers that do not come, hold nothing, or refuse. */
export async function answerAs(page: Page, state: State): Promise<void> {
  await page.route(READS, (route) => answer(route, state).catch(() => {})); // the page may be gone by then
}

async function answer(route: Route, state: State): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback();
  if (state === 'loading') return;
  if (state === 'empty') return empty(route);
  const status = state === 'error' ? 409 : 403;
  const problem = { status, title: 'No se puede ahora', detail: 'Intente más tarde.', trace_id: '4f1c-22' };
  return route.fulfill({ status, contentType: 'application/problem+json', json: problem });
}

async function empty(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json().catch(() => ({}))) as { data?: unknown; meta?: object };
  const data = Array.isArray(body.data) ? [] : body.data;
  const meta = body.meta && { ...body.meta, total: 0, next: undefined };
  return route.fulfill({ response, json: { ...body, data, ...(meta ? { meta } : {}) } });
}
