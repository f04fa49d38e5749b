import { useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Skeletons } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { Lines } from '../../Lines';
import { QueueLine } from './QueueLine';

/** The most debtors of the queue that are shown at once. */
const MOST = 200;

/** Whom the team is to contact next, those first who are ready. */
export function TeamQueue() {
  const { t } = useTranslation('portfolios');
  const portfolioId = useChosenPortfolio();
  const read = useRead('/api/v1/queue', {
    query: { limit: MOST, ...(portfolioId && { portfolio_id: [portfolioId] }) },
  });
  return (
    <>
      <Skeletons rows={8} when={read.isPending} />
      <Loaded read={read} empty={<EmptyState title={t('home.noQueue')} reason={t('home.noQueueReason')} />}>
        {(items) => (
          <Lines>
            {items.map((item) => (
              <QueueLine key={item.debtor_id} item={item} />
            ))}
          </Lines>
        )}
      </Loaded>
    </>
  );
}
