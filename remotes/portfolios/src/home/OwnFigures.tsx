import { useApi, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { FigureRow, Loaded, Section } from '@recobro/sdk/ui';
import { KpiCard } from '../reports/KpiCard';
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
    <Section title={t('home.ownFigures')}>
      <Loaded read={read}>
        {({ figures, period }) => (
          <FigureRow plain>
            {SHOWN.map((id) => (
              <KpiCard key={id} figures={figureOf(figures, id)} days={period} />
            ))}
          </FigureRow>
        )}
      </Loaded>
    </Section>
  );
}
