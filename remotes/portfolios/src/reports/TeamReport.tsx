import { Link, usePeople, useTranslation } from '@recobro/sdk';
import { Amounts, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { TeamRow } from '../api/types';
import { ReportTable } from './charts/ReportTable';
import type { Days } from './period';
import { Told } from './Told';
import { periodOf, type ReportParams } from './useReportParams';

/** What each person did in a period. */
export function TeamReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/team',
    { query: periodOf(params) },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ rows }) => rows.length === 0}>
      {({ rows, period }) => <Team rows={rows} days={period} />}
    </Told>
  );
}

function Team({ rows, days: { from, to } }: { rows: TeamRow[]; days: Days }) {
  const { t } = useTranslation('portfolios');
  const { count, percent, span, text, locale } = useFormats();
  const people = usePeople().data;
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const name = (id: string) => text(people?.find((one) => one.id === id)?.display_name);
  const or = (value: number | null, say: (of: number) => string) => (value === null ? '–' : say(value));
  const title = t('figures.reports.team');
  return (
    <Section title={title} count={count(rows.length)} flush>
      <ReportTable
        label={title}
        heads={[
          t('work.who'),
          ...[
            'contacts',
            'rightParty',
            'promises',
            'kept',
            'collected',
            'aht',
            'occupancy',
            'perHour',
            'talked',
            'paused',
          ].map((head) => t(`figures.team.${head}`)),
        ]}
        rows={rows.map((row) => ({
          id: row.user_id,
          cells: [
            <Link key="who" to={`/contacts?on=${from}_${to}&user=${row.user_id}`}>
              {name(row.user_id)}
            </Link>,
            count(row.contacts),
            count(row.right_party),
            count(row.promises),
            or(row.matured > 0 ? row.kept / row.matured : null, percent),
            <Amounts
              key="collected"
              align="end"
              amounts={row.money.map(({ collected, currency }) => ({ minor: collected, currency }))}
            />,
            or(row.aht, span),
            or(row.occupancy, percent),
            or(row.rpc_per_hour, (value) => decimal.format(value)),
            span((row.seconds.talking ?? 0) + (row.seconds.hold ?? 0)),
            span(row.seconds.pause ?? 0),
          ],
        }))}
      />
    </Section>
  );
}
