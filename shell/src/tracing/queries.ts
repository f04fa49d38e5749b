import { data, type Fetch, list, useApi, useInfiniteQuery, useMutation, useQuery } from '@recobro/sdk';

const KEY = ['tracing-events'];

/** One line of the record. */
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

interface Page {
  data: TracingEvent[];
  meta: { next?: string; silent?: string[] };
}

/** The record, the newest line first, page after page. */
export function useRecord(query: RecordQuery, pageSize = 50) {
  const { api } = useApi();
  return useInfiniteQuery({
    queryKey: [...KEY, query, pageSize],
    queryFn: ({ pageParam, signal }) =>
      list(
        api.GET('/api/v1/tracing-events', {
          params: { query: { ...query, before: pageParam, pageSize } },
          signal,
        }),
      ) as Promise<Page>,
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

export function useVerification(wanted: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'verification'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/tracing-events/verification', { signal })) as Promise<Verdict[]>,
    enabled: wanted,
    staleTime: 0,
  });
}

/** Saves the lines that fit as a CSV file. */
export function useExportRecord() {
  const { fetch } = useApi();
  return useMutation({ mutationFn: (query: RecordQuery) => download(fetch, query) });
}

async function download(fetch: Fetch, query: RecordQuery) {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  const answer = await fetch(
    new Request(new URL(`/api/v1/tracing-events/export?${params}`, location.origin)),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = 'tracing-events.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
