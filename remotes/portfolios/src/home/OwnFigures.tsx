import { useApi, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { Loaded } from '@recobro/sdk/ui';
import { FigureGroup } from '../reports/FigureGroup';
import { figureOf } from '../reports/kpis';
import { periodFigures } from './reads';

/** What a day of one's own is told by. */
const SHOWN = ['attempts', 'rpc_rate_attempts', 'ptp_rate', 'collected'];

/** One's own figures of today, each beside that of yesterday. */
export function OwnFigures() {
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const read = useQuery(periodFigures(useApi(), 'day', portfolioId));
  return (
    <Loaded read={read}>
      {({ figures, period }) => (
        <FigureGroup
          title={t('home.ownFigures')}
          kinds={SHOWN.map((id) => figureOf(figures, id)).filter((same) => same.length > 0)}
          days={period}
        />
      )}
    </Loaded>
  );
}
