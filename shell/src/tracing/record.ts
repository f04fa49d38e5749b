import type { QueryOf } from '@recobro/sdk';
import type { HistoryActor } from '@recobro/sdk/ui';
import { keyOf, usePages } from '../api/client';
import type { paths, TracingLine } from '../api/schema.gen';

export type { TracingLine } from '../api/schema.gen';

export const RECORD = '/api/v1/tracing-events';
export const PAGE_SIZE = 50;

/** What of the record is asked for. */
export type RecordQuery = QueryOf<paths, typeof RECORD>;

/** A stretch of the record. */
export type RecordPage = paths[typeof RECORD]['get']['responses'][200]['content']['application/json'];

const given = (query: RecordQuery) => ({ query: { pageSize: PAGE_SIZE, ...query } });

export const recordKey = (query: RecordQuery) => keyOf(RECORD, given(query));

/** The record, the newest line first, page after page. */
export const useRecord = (query: RecordQuery) => usePages(RECORD, given(query), { by: 'before' });

/** Who acted. */
export const actorOf = ({ actor_kind, actor_id, actor_name }: TracingLine): HistoryActor => ({
  kind: actor_kind,
  id: actor_id,
  name: actor_name,
});

/** All that one line of the record says, as it was hashed. */
export function hashedOf(event: TracingLine): object {
  const { payload, seq, hash, trace_id, subject_type, subject_id, module } = event;
  return { module, subject_type, subject_id, payload, trace_id, seq, hash };
}
