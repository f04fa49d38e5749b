import { useApi, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { ErrorState, FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import { AgeingCard } from './AgeingCard';
import { NextDebtors } from './NextDebtors';
import { homeOverview } from './queries';

/** The day of who works own debtors: whom to work next, and how much there is to work. */
export function OwnDay() {
  const { t } = useTranslation();
  const { count, amountOrZero, currency } = useFormats();
  const { portfolioId } = useSession();
  const { data, error, refetch } = useQuery(homeOverview(useApi(), portfolioId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const [most, ...others] = data?.currencies ?? [];
  const debtors = data?.currencies.reduce((sum, each) => sum + each.debtors, 0) ?? 0;
  const note = others.map((each) => amountOrZero(each.balance, { currency: each.currency })).join(' · ');
  const shown = (text: string) => <bdi>{data ? text : '–'}</bdi>;
  return (
    <>
      <NextDebtors />
      <FigureRow>
        <FigureCard label={t('home.ownDebtors')} figure={shown(count(debtors))} to="/debtors" />
        <FigureCard
          label={t('home.ownOwed')}
          figure={shown(amountOrZero(most?.balance ?? 0, { currency: most?.currency ?? currency }))}
          note={note && <bdi>{note}</bdi>}
          to="/debtors?sort=-balance"
        />
      </FigureRow>
      {debtors > 0 && <AgeingCard />}
    </>
  );
}
