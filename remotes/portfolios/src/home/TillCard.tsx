import { useTranslation } from '@recobro/sdk';
import { FigureCard } from '@recobro/sdk/ui';
import { useOwnTill } from '../api/money';
import { sums } from '../money/tills/TillFigures';

/** What lies in one's till; the way to open one where none is. */
export function TillCard() {
  const { t } = useTranslation('portfolios');
  const { till } = useOwnTill();
  const cash = till ? sums(till.totals.filter(({ method }) => method === 'cash')) : [];
  return (
    <FigureCard
      label={t('home.till')}
      figure={till === undefined ? '–' : till ? '0' : t('home.noTill')}
      amounts={cash.length > 0 ? cash : undefined}
      note={till ? t('home.tillNote') : till === null && t('home.noTillNote')}
      to={till ? `/tills/${till.id}` : '/tills'}
    />
  );
}
