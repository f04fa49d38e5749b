import { useTranslation } from '@recobro/sdk';
import { MOST_SERIES, TrendChart } from '@recobro/sdk/charts';
import { useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { AgeingOverTime } from '../api/types';
import { CurrencyChoice } from './CurrencyChoice';
import { ReportTable } from './charts/ReportTable';
import { Twin } from './charts/Twin';
import { ageingDays } from './period';
import { Told } from './Told';
import { useBrief } from './useBrief';
import { useCurrency } from './useCurrency';
import type { ReportParams } from './useReportParams';

/** What is owed by age, day after day. */
export function AgeingReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/ageing',
    { query: { ...params.of, ...ageingDays(params.period, params.span, params.today) } },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ rows }) => rows.length === 0}>
      {(ageing) => <Ageing ageing={ageing} />}
    </Told>
  );
}

/** Buckets side by side until there are no more of them than a chart has lines: the oldest are one. */
export function bands(buckets: AgeingOverTime['buckets']): { label: string; ids: string[] }[] {
  const size = Math.ceil(buckets.length / MOST_SERIES);
  const all = [];
  for (let at = 0; at < buckets.length; at += size) {
    const some = buckets.slice(at, at + size);
    const [first, last] = [some[0]?.classification ?? '', some.at(-1)?.classification ?? ''];
    const label = some.length === 1 ? first : `${first.split('–')[0]}–${last.split('–').at(-1)}`;
    all.push({ label, ids: some.map(({ id }) => id) });
  }
  return all;
}

function Ageing({ ageing }: { ageing: AgeingOverTime }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const currencies = ageing.rows.map((row) => row.currency);
  const [currency, choose] = useCurrency(currencies);
  const { day, brief } = useBrief(currency);
  const rows = ageing.rows.filter((row) => row.currency === currency);
  const days = [...new Set(rows.map((row) => row.day))].sort();
  const owed = new Map(rows.map((row) => [`${row.day} ${row.bucket_id}`, row.balance]));
  const at = (on: string, id: string) => owed.get(`${on} ${id}`) ?? 0;
  const say = (minor: number) => amountOrZero(minor, { currency });
  const title = t('figures.reports.ageing');
  return (
    <Twin
      id="ageing"
      title={title}
      actions={<CurrencyChoice all={currencies} currency={currency} onChoose={choose} />}
      chart={
        <TrendChart
          label={title}
          points={days.map(day)}
          series={bands(ageing.buckets).map(({ label, ids }) => ({
            id: ids.join(),
            label,
            values: days.map((on) => ids.reduce((sum, id) => sum + at(on, id), 0)),
          }))}
          say={brief}
        />
      }
      table={
        <ReportTable
          label={title}
          heads={[t('figures.day'), ...ageing.buckets.map(({ classification }) => classification)]}
          rows={[...days].reverse().map((on) => ({
            id: on,
            cells: [day(on), ...ageing.buckets.map(({ id }) => say(at(on, id)))],
          }))}
        />
      }
    />
  );
}
