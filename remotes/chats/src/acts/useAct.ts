import { of } from '@recobro/sdk';
import { keyOf, useWrite } from '../api/client';
import type { Conversation } from '../api/types';

type Change = Partial<Conversation>;
type Given = { path: { id: string } };

const keyOfOne = (id: string) => keyOf('/api/v1/conversations/{id}', { path: { id } });

/** Shows on screen at once what a change will make of the conversation. */
const showing = (change: (given: never) => Change) => (given: Given) =>
  [keyOfOne(given.path.id), (before: Conversation) => ({ ...before, ...change(given as never) })] as const;

/** Puts a conversation in another state. */
export function useMove() {
  const write = useWrite('POST', '/api/v1/conversations/{id}/move', {
    shows: showing(({ body }: { body: { status: Conversation['status']; until?: string } }) => ({
      status: body.status,
      snoozed_until: body.until ?? null,
    })),
  });
  return (c: Conversation, status: Conversation['status'], until?: string) =>
    write.mutateAsync({ ...of(c), body: { status, ...(until && { until }) } });
}

/** Gives a conversation to somebody, or to nobody. */
export function useAssign() {
  const write = useWrite('POST', '/api/v1/conversations/{id}/assign', {
    shows: showing(({ body }: { body: { user_id: string } }) => ({ assignee_id: body.user_id })),
  });
  return (c: Conversation, userId: string) => write.mutate({ ...of(c), body: { user_id: userId } });
}

/** Says how soon a conversation is to be looked at. */
export function usePrioritize() {
  const write = useWrite('POST', '/api/v1/conversations/{id}/priority', {
    shows: showing(({ body }: { body: { priority: Conversation['priority'] } }) => body),
  });
  return (c: Conversation, priority: Conversation['priority']) =>
    write.mutate({ ...of(c), body: { priority } });
}

/** Says which labels a conversation bears. */
export function useBear() {
  const write = useWrite('POST', '/api/v1/conversations/{id}/labels', {
    shows: showing(({ body }: { body: { labels: string[] } }) => body),
  });
  return (c: Conversation, labels: string[]) => write.mutate({ path: { id: c.id }, body: { labels } });
}
