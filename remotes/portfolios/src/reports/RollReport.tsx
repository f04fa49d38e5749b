import { tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { MOST_SERIES, TrendChart } from '@recobro/sdk/charts';
import { Choose, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Rolls } from '../api/types';
import { CurrencyChoice } from './CurrencyChoice';
import { ReportTable } from './charts/ReportTable';
import { Twin } from './charts/Twin';
import { Told } from './Told';
import { useBrief } from './useBrief';
import { useCurrency } from './useCurrency';
import type { ReportParams } from './useReportParams';

/** What moved from bucket to bucket, month by month. */
export function RollReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/roll',
    { query: { ...params.of, months: Number(params.months) } },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ rates }) => rates.length === 0}>
      {(rolls) => <Roll rolls={rolls} />}
    </Told>
  );
}

function Roll({ rolls }: { rolls: Rolls }) {
  const all = rolls.rates.map((rate) => rate.currency);
  const [currency, choose] = useCurrency(all);
  const choice = <CurrencyChoice all={all} currency={currency} onChoose={choose} />;
  return (
    <>
      <Rates rolls={rolls} currency={currency} choice={choice} />
      <Moves key={currency} rolls={rolls} currency={currency} />
    </>
  );
}

/** How much of each bucket rolled on, over the months. */
function Rates({ rolls, currency, choice }: { rolls: Rolls; currency: string; choice: React.ReactNode }) {
  const { t } = useTranslation('portfolios');
  const { percent } = useFormats();
  const { month } = useBrief(currency);
  const rates = rolls.rates.filter((rate) => rate.currency === currency);
  const months = [...new Set(rates.map((rate) => rate.month))].sort();
  const buckets = rolls.buckets.filter(({ id }) => rates.some((rate) => rate.bucket_id === id));
  const of = (when: string, id: string) => rates.find((rate) => rate.month === when && rate.bucket_id === id);
  const say = (share: number | null | undefined) => (share == null ? '–' : percent(share));
  const title = t('figures.rollOver');
  return (
    <Twin
      id="roll"
      title={title}
      actions={choice}
      chart={
        <TrendChart
          label={title}
          points={months.map(month)}
          series={buckets.slice(0, MOST_SERIES).map(({ id, classification }) => ({
            id,
            label: classification,
            values: months.map((when) => of(when, id)?.roll ?? null),
          }))}
          say={percent}
        />
      }
      table={
        <ReportTable
          label={title}
          heads={[
            t('figures.month'),
            ...buckets.map(({ classification }) => classification),
            t('figures.cured'),
          ]}
          rows={[...months].reverse().map((when) => {
            const [owed, cured] = rates
              .filter((rate) => rate.month === when && rate.cure !== null)
              .reduce(([a, b], rate) => [a + rate.balance, b + rate.cured], [0, 0]);
            return {
              id: when,
              cells: [
                month(when),
                ...buckets.map(({ id }) => say(of(when, id)?.roll)),
                say(owed > 0 ? cured / owed : null),
              ],
            };
          })}
        />
      }
    />
  );
}

/** Where the balance of each bucket went in one month, in shares of it; the more the darker. */
function Moves({ rolls, currency }: { rolls: Rolls; currency: string }) {
  const { t } = useTranslation('portfolios');
  const { percent, amountOrZero } = useFormats();
  const { month } = useBrief(currency);
  const moves = rolls.moves.filter((move) => move.currency === currency);
  const months = [...new Set(moves.map((move) => move.month))].sort().reverse();
  const [when, setWhen] = useState(months[0] ?? '');
  const shown = moves.filter((move) => move.month === when);
  const title = t('figures.moves');
  const owed = (from: string) =>
    shown.reduce((sum, move) => sum + (move.from_id === from ? move.balance : 0), 0);
  const share = (from: string, to: string) => {
    const all = owed(from);
    const moved = shown.find((move) => move.from_id === from && move.to_id === to)?.balance ?? 0;
    return all > 0 ? moved / all : 0;
  };
  const columns = [...rolls.buckets.map(({ id }) => id), ''];
  if (months.length === 0) return null;
  return (
    <Section
      title={title}
      flush
      actions={
        <Choose
          size="small"
          aria-label={t('figures.month')}
          value={when}
          choices={months.map((value) => ({ value, label: month(value) }))}
          onChoose={setWhen}
        />
      }
    >
      <ReportTable
        label={title}
        heads={[
          t('figures.from'),
          t('figures.owedThen'),
          ...rolls.buckets.map(({ classification }) => classification),
          t('figures.gone'),
        ]}
        rows={rolls.buckets
          .filter(({ id }) => owed(id) > 0)
          .map(({ id, classification }) => ({
            id,
            cells: [
              classification,
              amountOrZero(owed(id), { currency }),
              ...columns.map((to) => (share(id, to) > 0 ? percent(share(id, to)) : '–')),
            ],
            looks: [undefined, undefined, ...columns.map((to) => heat(share(id, to)))],
          }))}
      />
    </Section>
  );
}

/** The more, the darker; never so dark that the figure on it could not be read. */
function heat(share: number): React.CSSProperties | undefined {
  if (share <= 0) return undefined;
  const part = Math.round(10 + 50 * share);
  return {
    backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2Pressed} ${part}%, transparent)`,
  };
}
