import { useApi, useCan, useContextOf, usePermission, useQuery, useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, type Money, useFormats, useInOrder } from '@recobro/sdk/ui';
import { Fragment } from 'react';
import type { Portfolio } from '../api/types';
import { KpiCard } from '../reports/KpiCard';
import { figureOf } from '../reports/kpis';
import { periodFigures, promisesOfToday, recovered } from './reads';

/** Props of MoneyFigures. */
interface MoneyFiguresProps {
  /** The portfolios whose targets the month is held against; without them it is held against none. */
  portfolios?: Portfolio[];
}

/** What came in this month, what is promised for today, what was broken lately, and whether the right people are reached: each leads to its list. */
export function MoneyFigures({ portfolios = [] }: MoneyFiguresProps) {
  const can = useCan();
  const pays = can('portfolios.payments:read');
  const promises = can('portfolios.promises:read');
  const own = usePermission('portfolios.reports:read') === 'own';
  const reports = !own && can('portfolios.reports:read');
  if (!pays && !promises && !reports) return null;
  return (
    <FigureRow>
      {pays && <RecoveredCard portfolios={portfolios} />}
      {promises && <PromiseCards />}
      {reports && <ReachCards />}
    </FigureRow>
  );
}

function RecoveredCard({ portfolios }: { portfolios: Portfolio[] }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, locale } = useFormats();
  const [portfolioId] = useContextOf('portfolios');
  const { data } = useQuery(recovered(useApi(), portfolioId));
  const targets = useInOrder(targetsOf(portfolios)).filter(({ minor }) => minor > 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const came = (currency: string) => data?.find((one) => one.currency === currency)?.amount ?? 0;
  const without = targets.filter(({ currency }) => came(currency) === 0).map((one) => ({ ...one, minor: 0 }));
  const amounts = [...(data ?? []).map(({ amount, currency }) => ({ minor: amount, currency })), ...without];
  const against = targets.map(({ minor, currency }, n) => (
    <Fragment key={currency}>
      {n > 0 && <br />}
      <bdi>
        {t('home.ofTarget', {
          share: percent.format(came(currency) / minor),
          target: amountOrZero(minor, { currency }),
        })}
      </bdi>
    </Fragment>
  ));
  return (
    <FigureCard
      label={t('home.recovered')}
      figure={<bdi>{data ? '0' : '–'}</bdi>}
      amounts={data && amounts.length > 0 ? amounts : undefined}
      note={data && against.length > 0 ? against : undefined}
      to="/payments?paid=month&status=allocated,reconciled"
    />
  );
}

/** What is to be recovered in a month, by currency, in the portfolios that are worked. */
function targetsOf(portfolios: Portfolio[]): Money[] {
  const worked = portfolios.filter(
    ({ status, target }) => target > 0 && (status === 'active' || status === 'paused'),
  );
  const groups = Object.entries(Object.groupBy(worked, (each) => each.currency));
  return groups.map(([currency, group = []]) => ({
    currency,
    minor: group.reduce((sum, each) => sum + each.target, 0),
  }));
}

function PromiseCards() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count } = useFormats();
  const [portfolioId] = useContextOf('portfolios');
  const { data } = useQuery(promisesOfToday(useApi(), portfolioId));
  const card = (label: string, to: string, sums: NonNullable<typeof data>['due'] | undefined) => (
    <FigureCard
      label={label}
      figure={<bdi>{sums ? count(sums.reduce((sum, one) => sum + one.count, 0)) : '–'}</bdi>}
      note={sums?.map(({ amount, currency }) => amountOrZero(amount, { currency })).join(' · ')}
      to={to}
    />
  );
  return (
    <>
      {card(t('home.dueToday'), '/promises?due=today', data?.due)}
      {card(t('home.brokenLately'), '/promises?due=lapsed&status=broken', data?.broken)}
    </>
  );
}

/** Of the figures of the month, whether debtors are reached at all, and how often a try does. */
const REACH = ['contactability', 'rpc_rate_attempts'];

function ReachCards() {
  const [portfolioId] = useContextOf('portfolios');
  const { data } = useQuery(periodFigures(useApi(), 'month', portfolioId));
  if (!data) return null;
  return REACH.map((id) => <KpiCard key={id} figures={figureOf(data.figures, id)} days={data.period} />);
}
