import { everyPage, useApi, useQuery, useSaveFile } from '@recobro/sdk';
import type { Choice } from '@recobro/sdk/ui';
import type { ManifestReportFilter as ReportFilter, ReportsRunView as Run } from '../../api/schema.gen';

export type {
  ManifestReportFilter as ReportFilter,
  ReportsCadence as Cadence,
  ReportsReportOffers as Offers,
  ReportsRunView as Run,
  ReportsScheduleDraft as ScheduleDraft,
  ReportsScheduleView as Schedule,
} from '../../api/schema.gen';

export const underWay = (run: Run | undefined): run is Run =>
  run?.status === 'queued' || run?.status === 'running';

/** Saves a run's file on the reader's machine. */
export function useDownload() {
  const { mutate, isPending } = useSaveFile();
  return {
    isPending,
    download: ({ id, file_name }: Run) => mutate({ path: `/api/v1/report-runs/${id}/file`, name: file_name }),
  };
}

/** The rows of a filter's list. */
export function useReferences(source: ReportFilter['source']) {
  const { fetch } = useApi();
  return useQuery({
    queryKey: ['reports', 'references', source?.path],
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
