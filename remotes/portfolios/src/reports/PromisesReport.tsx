import { useTranslation } from '@recobro/sdk';
import { TrendChart } from '@recobro/sdk/charts';
import { FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { PromiseDays, PromisesOfDay } from '../api/types';
import { CurrencyChoice } from './CurrencyChoice';
import { ReportTable } from './charts/ReportTable';
import { Twin } from './charts/Twin';
import { useFigureWords } from './figure';
import { Told } from './Told';
import { useBrief } from './useBrief';
import { useCurrency } from './useCurrency';
import { periodOf, type ReportParams } from './useReportParams';

/** The promises made in a period, and what became of those whose last day was in it. */
export function PromisesReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/promises',
    { query: periodOf(params) },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ rows }) => rows.length === 0}>
      {(days) => <Promises days={days} user={params.user[0]} />}
    </Told>
  );
}

const COUNTED = ['made', 'matured', 'kept', 'broken'] as const;

function Promises({ days, user }: { days: PromiseDays; user: string | undefined }) {
  const { t } = useTranslation('portfolios');
  const { count, amountOrZero } = useFormats();
  const all = days.rows.map((row) => row.currency);
  const [currency, choose] = useCurrency(all);
  const { day } = useBrief(currency);
  const rows = days.rows.filter((row) => row.currency === currency);
  const names = [...new Set(rows.map((row) => row.day))].sort();
  const of = (on: string) => rows.find((row) => row.day === on);
  const say = (minor: number) => amountOrZero(minor, { currency });
  const title = t('figures.reports.promises');
  return (
    <>
      <PromiseCards days={days} currency={currency} user={user} />
      <Twin
        id="promises"
        title={title}
        actions={<CurrencyChoice all={all} currency={currency} onChoose={choose} />}
        chart={
          <TrendChart
            label={title}
            points={names.map(day)}
            series={COUNTED.map((id) => ({
              id,
              label: t(`figures.promise.${id}`),
              values: names.map((on) => of(on)?.[id] ?? 0),
            }))}
            say={count}
          />
        }
        table={
          <ReportTable
            label={title}
            heads={[
              t('figures.day'),
              ...[...COUNTED, 'partial'].flatMap((id) => [
                t(`figures.promise.${id}`),
                t('figures.amountOf', { what: t(`figures.promise.${id}`) }),
              ]),
            ]}
            rows={[...names].reverse().map((on) => {
              const row = of(on);
              return {
                id: on,
                cells: [
                  day(on),
                  ...([...COUNTED, 'partial'] as const).flatMap((id) => [
                    count(row?.[id] ?? 0),
                    say(row?.[`${id}_amount`] ?? 0),
                  ]),
                ],
              };
            })}
          />
        }
      />
    </>
  );
}

/** What the promises of the period come to, in one currency, each with the list behind it. */
function PromiseCards({
  days: { period, total, was },
  currency,
  user,
}: {
  days: PromiseDays;
  currency: string;
  user: string | undefined;
}) {
  const { t } = useTranslation('portfolios');
  const { count, amountOrZero } = useFormats();
  const { value, change } = useFigureWords();
  const here = (rows: PromisesOfDay[]) => rows.find((row) => row.currency === currency);
  const [now, before] = [here(total), here(was)];
  const days = `${period.from}_${period.to}${user ? `&owner=${user}` : ''}`;
  const matured = `/promises?due=${days}`;
  const links = {
    made: `/promises?made=${days}&sort=-made_on`,
    matured,
    kept: `${matured}&status=kept`,
    broken: `${matured}&status=broken`,
  };
  return (
    <FigureRow>
      {COUNTED.map((id) => {
        const counted = {
          kind: 'count',
          currency: '',
          value: now?.[id] ?? 0,
          before: before?.[id] ?? 0,
        } as const;
        const note = [
          amountOrZero(now?.[`${id}_amount`] ?? 0, { currency }),
          change(counted),
          t('figures.was', { value: value(counted, counted.before) }),
        ];
        return (
          <FigureCard
            key={id}
            label={t(`figures.promise.${id}`)}
            figure={<bdi>{count(counted.value)}</bdi>}
            note={note.filter(Boolean).join(' · ')}
            to={links[id]}
          />
        );
      })}
    </FigureRow>
  );
}
