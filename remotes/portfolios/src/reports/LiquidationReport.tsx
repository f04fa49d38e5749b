import { useTranslation } from '@recobro/sdk';
import { MOST_SERIES, TrendChart } from '@recobro/sdk/charts';
import { Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Liquidation } from '../api/types';
import { CurrencyChoice } from './CurrencyChoice';
import { ReportTable } from './charts/ReportTable';
import { Told } from './Told';
import { useBrief } from './useBrief';
import { useCurrency } from './useCurrency';
import type { ReportParams } from './useReportParams';

/** What came of the placements of each month: curves of the latest, a triangle of all. */
export function LiquidationReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/liquidation',
    { query: { ...params.of, months: Number(params.months) } },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ vintages }) => vintages.length === 0}>
      {({ vintages }) => <Vintages vintages={vintages} />}
    </Told>
  );
}

function Vintages({ vintages }: Pick<Liquidation, 'vintages'>) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, percent, count } = useFormats();
  const all = vintages.map((one) => one.currency);
  const [currency, choose] = useCurrency(all);
  const { month } = useBrief(currency);
  const shown = vintages.filter((one) => one.currency === currency);
  const longest = Math.max(0, ...shown.flatMap(({ months }) => months.map((one) => one.month)));
  const steps = Array.from({ length: longest + 1 }, (_, n) => n);
  const share = (one: Liquidation['vintages'][number], n: number) =>
    one.months.find((at) => at.month === n)?.share ?? null;
  // Curves of one point are no curves: the latest that have more come first.
  const curves = [...shown].sort((a, b) => Number(b.months.length > 1) - Number(a.months.length > 1));
  const title = t('figures.curves');
  const triangle = t('figures.triangle');
  return (
    <>
      <Section title={title} actions={<CurrencyChoice all={all} currency={currency} onChoose={choose} />}>
        <TrendChart
          label={title}
          points={steps.map((n) => t('figures.monthOf', { month: count(n) }))}
          series={curves.slice(0, MOST_SERIES).map((one) => ({
            id: one.month,
            label: month(one.month),
            values: steps.map((n) => share(one, n)),
          }))}
          say={percent}
        />
      </Section>
      <Section title={triangle} flush>
        <ReportTable
          label={triangle}
          heads={[
            t('figures.placedIn'),
            t('figures.placed'),
            ...steps.map((n) => t('figures.monthOf', { month: count(n) })),
          ]}
          rows={shown.map((one) => ({
            id: one.month,
            cells: [
              month(one.month),
              one.placed > 0 ? amountOrZero(one.placed, { currency }) : '–',
              ...steps.map((n) => {
                const of = share(one, n);
                return of === null ? '' : percent(of);
              }),
            ],
          }))}
        />
      </Section>
    </>
  );
}
