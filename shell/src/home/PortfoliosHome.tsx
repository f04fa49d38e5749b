import { useApi, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, FigureCard, FigureRow, Section, useFormats } from '@recobro/sdk/ui';
import { PortfolioTable } from './PortfolioTable';
import { type HomePortfolio, homePortfolios } from './queries';

/** Figures and list of the portfolios, or of the chosen one alone. */
export function PortfoliosHome() {
  const { t } = useTranslation();
  const { portfolioId } = useSession();
  const { data, error, refetch } = useQuery(homePortfolios(useApi()));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const portfolios = (data ?? []).filter(({ id }) => !portfolioId || id === portfolioId);
  return (
    <>
      <Figures portfolios={portfolios} loading={!data} />
      <Section title={t('home.portfolios')} flush>
        {data && portfolios.length === 0 ? (
          <EmptyState title={t('home.noPortfolios')} reason={t('home.noPortfoliosReason')} />
        ) : (
          <PortfolioTable portfolios={portfolios} />
        )}
      </Section>
    </>
  );
}

function Figures({ portfolios, loading }: { portfolios: HomePortfolio[]; loading: boolean }) {
  const { t } = useTranslation();
  const { count, amountOrZero, currency } = useFormats();
  const total = (of: (portfolio: HomePortfolio) => number) =>
    portfolios.reduce((sum, each) => sum + of(each), 0);
  const active = portfolios.filter(({ status }) => status === 'active').length;
  const [own, ...others] = balances(portfolios, currency);
  const shown = (text: string) => <bdi>{loading ? '–' : text}</bdi>;
  const note = others.map(({ code, sum }) => amountOrZero(sum, { currency: code })).join(' · ');
  return (
    <FigureRow>
      <FigureCard
        label={t('home.owed')}
        figure={shown(amountOrZero(own?.sum ?? 0, { currency: own?.code ?? currency }))}
        note={note && <bdi>{note}</bdi>}
        to="/portfolios"
      />
      <FigureCard
        label={t('home.debtors')}
        figure={shown(count(total((each) => each.debtors_count)))}
        to="/debtors"
      />
      <FigureCard label={t('home.debts')} figure={shown(count(total((each) => each.debts_count)))} />
      <FigureCard label={t('home.activePortfolios')} figure={shown(count(active))} to="/portfolios" />
    </FigureRow>
  );
}

/** What is owed per currency, the tenant's own first: sums of different currencies are never added. */
function balances(portfolios: HomePortfolio[], home: string): { code: string; sum: number }[] {
  const groups = Object.entries(Object.groupBy(portfolios, (each) => each.currency));
  return groups
    .map(([code, group = []]) => ({ code, sum: group.reduce((sum, each) => sum + each.balance, 0) }))
    .sort((a, b) => Number(b.code === home) - Number(a.code === home));
}
