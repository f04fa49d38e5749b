import { useSession } from '@recobro/sdk';
import { useRead, useWrite } from './client';

/** One's own work session; null for none. */
export function useShift(enabled = true) {
  const { me } = useSession();
  const read = useRead(
    '/api/v1/work-sessions',
    { query: { user_id: me.id, open: true, pageSize: 1 } },
    { enabled },
  );
  return { ...read, shift: read.data && (read.data[0] ?? null) };
}

/** The ways to start work, to change what one is in, and to end it. */
export function useShifting() {
  const changing = { quiet: true, changes: ['/api/v1/work-sessions', '/api/v1/queue'] } as const;
  const options = { quiet: true, changes: [...changing.changes] };
  return {
    start: useWrite('POST', '/api/v1/work-sessions', options),
    enter: useWrite('POST', '/api/v1/work-sessions/current/state', options),
    finish: useWrite('POST', '/api/v1/work-sessions/current/end', options),
    beat: useWrite('POST', '/api/v1/work-sessions/current/beat', { quiet: true }),
  };
}

/** Whom one holds; undefined for nobody. */
export function useHeld(enabled = true) {
  const read = useRead('/api/v1/queue/held', {}, { enabled });
  return { ...read, held: read.data?.[0] };
}

const MOVED = ['/api/v1/queue', '/api/v1/deudores'] as const;

/** The ways to take the next debtor, to hold, put off and give back whom one holds. */
export function useQueueing() {
  const moving = { quiet: true, changes: [...MOVED] };
  return {
    next: useWrite('POST', '/api/v1/queue/next', moving),
    keep: useWrite('POST', '/api/v1/queue/{id}/keep', { quiet: true }),
    release: useWrite('POST', '/api/v1/queue/{id}/release', moving),
    skip: useWrite('POST', '/api/v1/queue/{id}/skip', moving),
    snooze: useWrite('POST', '/api/v1/queue/{id}/snooze', moving),
  };
}
