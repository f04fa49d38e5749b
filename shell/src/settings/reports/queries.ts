import {
  data,
  everyPage,
  keepPreviousData,
  list,
  type Titles,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
  useSaveFile,
} from '@recobro/sdk';

const KEY = ['reports'];

/** One parameter that narrows a report. */
export interface ReportFilter {
  name: string;
  kind: 'text' | 'choice' | 'reference' | 'period';
  title: Titles;
  multiple?: boolean;
  options?: { value: string; title: Titles }[];
  /** The list that a reference is picked from. */
  source?: { path: string; label: string };
}

/** A report that one may have made. */
export interface Report {
  id: string;
  title: Titles;
  description: Titles;
  filters: ReportFilter[];
  /** Roles whose users it may be mailed to. */
  roles: string[];
}

export interface Offers {
  reports: Report[];
  formats: Format[];
  periods: string[];
  timezone: string;
  mail_available: boolean;
  kept_days: number;
}

export type Format = 'csv' | 'xlsx';
export type Filters = Record<string, string[]>;

/** When a report is made, in the tenant's time; 1 is Monday, and the 31st the last day of any month. */
export interface Cadence {
  every: 'daily' | 'weekly' | 'monthly';
  weekdays?: number[];
  month_day?: number;
  at: string;
}

export interface ScheduleDraft {
  name: string;
  report: string;
  format: Format;
  cadence: Cadence;
  delivery: 'download' | 'mail';
  recipients: string[];
  filters: Filters;
}

export interface Schedule extends ScheduleDraft {
  id: string;
  version: number;
  title: Titles;
  owner_id: string;
  owner_name: string;
  paused: boolean;
  next_run_at: string | null;
  /** Why its runs would fail; empty when they would not. */
  unavailable: string;
  last_run: Run | null;
}

export type RunStatus = 'queued' | 'running' | 'done' | 'failed' | 'canceled' | 'expired';

/** One making of a report. */
export interface Run {
  id: string;
  name: string;
  title: Titles;
  format: Format;
  status: RunStatus;
  rows: number;
  bytes: number;
  cause_title: string;
  mail: '' | 'pending' | 'sent' | 'failed';
  file_name: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  expires_at: string | null;
  can_download: boolean;
}

interface RunPage {
  data: Run[];
  meta: { page: number; pageSize: number; total: number; totalExact: boolean };
}

export const underWay = (run: Run | null): run is Run =>
  run !== null && (run.status === 'queued' || run.status === 'running');

export function useOffers() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'offers'],
    queryFn: ({ signal }) => data(api.GET('/api/v1/reports', { signal })) as Promise<Offers>,
  });
}

export function useSchedules() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'schedules'],
    queryFn: ({ signal }) => data(api.GET('/api/v1/report-schedules', { signal })) as Promise<Schedule[]>,
  });
}

export function useRuns(schedule: string | null, page: number) {
  const { api } = useApi();
  const query = { page, pageSize: 10, ...(schedule ? { schedule_id: schedule } : {}) };
  return useQuery({
    queryKey: [...KEY, 'runs', query],
    queryFn: ({ signal }) =>
      list(api.GET('/api/v1/report-runs', { params: { query }, signal })) as unknown as Promise<RunPage>,
    placeholderData: keepPreviousData,
  });
}

export function useRun(id: string | null) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'run', id],
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/report-runs/{id}', { params: { path: { id: id ?? '' } }, signal }),
      ) as unknown as Promise<Run>,
    enabled: id !== null,
  });
}

export function useSaveSchedule(known?: Schedule) {
  return useSave((body: ScheduleDraft, api) =>
    data(
      known
        ? api.PUT('/api/v1/report-schedules/{id}', { params: one(known), body: body as never })
        : api.POST('/api/v1/report-schedules', { body: body as never }),
    ),
  );
}

export function usePauseSchedule() {
  return useSave(({ known, paused }: { known: Schedule; paused: boolean }, api) =>
    data(api.PUT('/api/v1/report-schedules/{id}/paused', { params: one(known), body: { paused } })),
  );
}

export function useDeleteSchedule() {
  return useSave((known: Schedule, api) =>
    data(api.DELETE('/api/v1/report-schedules/{id}', { params: one(known) })),
  );
}

export function useRunNow() {
  return useSave((id: string, api) =>
    data(api.POST('/api/v1/report-schedules/{id}/runs', { params: { path: { id } } })),
  );
}

export function useCancelRun() {
  return useSave((id: string, api) =>
    data(api.POST('/api/v1/report-runs/{id}/cancel', { params: { path: { id } } })),
  );
}

/** Saves a run's file on the reader's machine. */
export function useDownload() {
  const save = useSaveFile();
  return useMutation({
    mutationFn: ({ id, file_name }: Run) => save(`/api/v1/report-runs/${id}/file`, file_name),
  });
}

/** A row that a filter can name. */
export interface Choice {
  value: string;
  label: string;
}

/** The rows of a filter's list. */
export function useReferences(source: ReportFilter['source']) {
  const { fetch } = useApi();
  return useQuery({
    queryKey: [...KEY, 'references', source?.path],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const rows = await everyPage<Record<string, string>>(async (cursor) => {
        const address = new URL(source?.path ?? '', location.origin);
        address.search = String(new URLSearchParams({ pageSize: '100', ...(cursor && { cursor }) }));
        const answer = await fetch(new Request(address, { signal, headers: { Accept: 'application/json' } }));
        return answer.json();
      });
      return rows.map((row) => ({ value: row.id ?? '', label: row[source?.label ?? ''] ?? '' }));
    },
    enabled: source !== undefined,
  });
}

interface Recipient {
  id: string;
  display_name: string;
  email: string;
}

/** The active users of some roles. */
export function useRecipients(roles: string[]) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'recipients', roles],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const found = await everyPage<Recipient>((cursor) => {
        const query = { status: ['active'], role: roles, pageSize: 100, cursor } as never;
        return list(api.GET('/api/v1/users', { params: { query }, signal })) as Promise<never>;
      });
      return found.map(({ id, display_name, email }) => ({
        value: id,
        label: `${display_name} · ${email}`,
      }));
    },
    enabled: roles.length > 0,
  });
}

const one = ({ id, version }: Schedule) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });

function useSave<In>(call: (input: In, api: ReturnType<typeof useApi>['api']) => Promise<unknown>) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: In) => call(input, api),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
