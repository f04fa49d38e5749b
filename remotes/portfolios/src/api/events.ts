import { useWrite } from './client';

const MOVED = ['/api/v1/deudores', '/api/v1/queue'] as const;

/** The ways to schedule what will happen to a debtor, to move it, to say that it was done, and to cancel it. */
export function useScheduling() {
  const moving = { quiet: true, changes: [...MOVED] };
  return {
    create: useWrite('POST', '/api/v1/eventos-programados', moving),
    move: useWrite('PATCH', '/api/v1/eventos-programados/{id}', moving),
    complete: useWrite('POST', '/api/v1/eventos-programados/{id}/complete', moving),
    cancel: useWrite('POST', '/api/v1/eventos-programados/{id}/cancel', moving),
  };
}
