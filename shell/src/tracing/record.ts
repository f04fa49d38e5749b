import type { HistoryActor } from '@recobro/sdk/ui';
import type { TracingEvent } from './queries';

/** Who acted. */
export const actorOf = ({ actor_kind, actor_id, actor_name }: TracingEvent): HistoryActor => ({
  kind: actor_kind,
  id: actor_id,
  name: actor_name,
});

/** All that one line of the record says, as it was hashed. */
export function hashedOf(event: TracingEvent): object {
  const { payload, seq, hash, trace_id, subject_type, subject_id, module } = event;
  return { module, subject_type, subject_id, payload, trace_id, seq, hash };
}
