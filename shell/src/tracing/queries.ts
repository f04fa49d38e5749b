import { type ApiClient, data, list, useApi, useInfiniteQuery, useMutation, useSaveFile } from '@recobro/sdk';
import type { HistoryFact } from '@recobro/sdk/ui';

const KEY = ['tracing-events'];

/** One line of the record, and what it says. */
export interface TracingEvent {
  id: string;
  at: string;
  module: string;
  name: string;
  actor_kind: string;
  actor_id: string;
  actor_name: string;
  actor_role: string;
  subject_type: string;
  subject_id: string;
  parent_id?: string;
  trace_id?: string;
  payload: unknown;
  facts: HistoryFact[] | null;
  seq: number | null;
  hash?: string;
}

/** What of the record is asked for. */
export interface RecordQuery {
  actor?: string;
  subject_type?: string;
  subject?: string;
  name?: string;
  trace?: string;
  from?: string;
  to?: string;
}

/** A stretch of the record. */
export interface RecordPage {
  data: TracingEvent[];
  meta: { next?: string; silent?: string[] };
}

export const PAGE_SIZE = 50;

export const recordKey = (query: RecordQuery, pageSize = PAGE_SIZE) => [...KEY, query, pageSize];

export function readRecord(
  api: ApiClient['api'],
  query: RecordQuery & { before?: string | undefined; pageSize: number },
  signal?: AbortSignal,
): Promise<RecordPage> {
  return list(
    api.GET('/api/v1/tracing-events', { params: { query }, ...(signal ? { signal } : {}) }),
  ) as Promise<RecordPage>;
}

/** The record, the newest line first, page after page. */
export function useRecord(query: RecordQuery, pageSize = PAGE_SIZE) {
  const { api } = useApi();
  return useInfiniteQuery({
    queryKey: recordKey(query, pageSize),
    queryFn: ({ pageParam, signal }) => readRecord(api, { ...query, before: pageParam, pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next,
  });
}

/** What verification found in one part of the record. */
export interface Verdict {
  module: string;
  linked: number;
  unlinked: number;
  broken?: { seq: number; event_id?: string; reason: string };
  checked_against?: string;
}

/** A walk through every chain, and when and by whom the one before was done. */
export interface Verification {
  chains: Verdict[];
  previous: { at: string; by: string; chains: number; broken: number } | null;
}

/** Walks every chain now and leaves in the record who did. */
export function useVerify() {
  const { api } = useApi();
  return useMutation({
    mutationFn: () => data(api.POST('/api/v1/tracing-events/verification', {})) as Promise<Verification>,
    meta: { quiet: true },
  });
}

/** Saves the lines that fit as a CSV file. */
export function useExportRecord() {
  const save = useSaveFile();
  return useMutation({
    mutationFn: (query: RecordQuery) => {
      const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
      return save(`/api/v1/tracing-events/export?${params}`, 'tracing-events.csv');
    },
  });
}
