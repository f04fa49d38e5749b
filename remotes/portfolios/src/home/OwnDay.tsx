import { useApi, useCan, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { ErrorState, FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import { AgeingCard } from './AgeingCard';
import { MoneyFigures } from './MoneyFigures';
import { NextDebtors } from './NextDebtors';
import { OwnEvents } from './OwnEvents';
import { OwnFigures } from './OwnFigures';
import { homeOverview } from './reads';
import { TillCard } from './TillCard';

/** The day of who works own debtors: whom to work next, what is promised and asked for today, how it goes, and how much there is to work. */
export function OwnDay() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const [portfolioId] = useContextOf('portfolios');
  const { data, error, refetch } = useQuery(homeOverview(useApi(), portfolioId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const debtors = data?.currencies.reduce((sum, each) => sum + each.debtors, 0) ?? 0;
  const shown = (text: string) => <bdi>{data ? text : '–'}</bdi>;
  return (
    <>
      {can('portfolios.queue:read') && <NextDebtors />}
      <MoneyFigures />
      {can('portfolios.reports:read') && <OwnFigures />}
      {can('portfolios.events:read') && <OwnEvents />}
      <FigureRow>
        {can('portfolios.tills:read') && <TillCard />}
        <FigureCard label={t('home.ownDebtors')} figure={shown(count(debtors))} to="/debtors" />
        <FigureCard
          label={t('home.ownOwed')}
          figure={shown('')}
          amounts={data?.currencies.map(({ balance, currency }) => ({ minor: balance, currency }))}
          to="/debtors"
        />
      </FigureRow>
      {debtors > 0 && <AgeingCard />}
    </>
  );
}
