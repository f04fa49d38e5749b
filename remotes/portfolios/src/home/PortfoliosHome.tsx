import { makeStyles, tokens } from '@fluentui/react-components';
import { useApi, useCan, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import {
  EmptyState,
  ErrorState,
  FigureCard,
  FigureRow,
  type Money,
  Section,
  useFormats,
} from '@recobro/sdk/ui';
import { isOpen, portfolioOptions } from '../api/every';
import type { Portfolio } from '../api/types';
import { AgeingCard } from './AgeingCard';
import { AtWorkCard } from './AtWorkCard';
import { MoneyFigures } from './MoneyFigures';
import { NeedsMe } from './NeedsMe';
import { PortfolioTable } from './PortfolioTable';
import { QueueCard } from './QueueCard';
import { homeOverview } from './reads';
import { TeamCard } from './TeamCard';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
  },
});

/** Figures, what waits, who works, the queue, ages and team of all portfolios, or of the chosen one alone. */
export function PortfoliosHome() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [portfolioId] = useContextOf('portfolios');
  const { data, error, refetch } = useQuery(portfolioOptions(useApi()));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const portfolios = (data ?? []).filter((each) => isOpen(each) && (!portfolioId || each.id === portfolioId));
  if (data && portfolios.length === 0) {
    return (
      <Section title={t('home.portfolios')} flush>
        <EmptyState title={t('home.noPortfolios')} reason={t('home.noPortfoliosReason')} />
      </Section>
    );
  }
  return (
    <>
      <MoneyFigures portfolios={portfolios} />
      <div className={styles.pair}>
        <NeedsMe />
        {can('portfolios.work_sessions:read') && <AtWorkCard />}
      </div>
      {can('portfolios.queue:read') && <QueueCard />}
      <Figures portfolios={portfolios} loading={!data} />
      {can('portfolios.debtors:read') && (
        <div className={styles.pair}>
          <AgeingCard />
          <TeamCard />
        </div>
      )}
      <Section title={t('home.portfolios')} flush>
        <PortfolioTable portfolios={portfolios} />
      </Section>
    </>
  );
}

function Figures({ portfolios, loading }: { portfolios: Portfolio[]; loading: boolean }) {
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const { count } = useFormats();
  const overview = useQuery(homeOverview(useApi(), portfolioId)).data;
  const total = (of: (portfolio: Portfolio) => number) => portfolios.reduce((sum, each) => sum + of(each), 0);
  const active = portfolios.filter(({ status }) => status === 'active').length;
  const shown = (text: string, waiting = loading) => <bdi>{waiting ? '–' : text}</bdi>;
  return (
    <FigureRow>
      <FigureCard
        label={t('home.owed')}
        figure={shown('')}
        amounts={loading ? undefined : balances(portfolios)}
        to="/debtors"
      />
      <FigureCard
        label={t('home.debtors')}
        figure={shown(count(total((each) => each.debtors_count)))}
        note={loading ? undefined : t('home.debtsNote', { count: total((each) => each.debts_count) })}
        to="/debtors"
      />
      <FigureCard
        label={t('home.unassigned')}
        figure={shown(count(overview?.unassigned ?? 0), !overview)}
        to="/debtors?assignee=none"
      />
      <FigureCard label={t('home.activePortfolios')} figure={shown(count(active))} to="/portfolios" />
    </FigureRow>
  );
}

/** What is owed per currency: sums of different currencies are never added. */
function balances(portfolios: Portfolio[]): Money[] {
  const groups = Object.entries(Object.groupBy(portfolios, (each) => each.currency));
  return groups.map(([currency, group = []]) => ({
    currency,
    minor: group.reduce((sum, each) => sum + each.balance, 0),
  }));
}
