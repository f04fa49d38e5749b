import { useApi, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { QueueLine } from '../contact/work/QueueLine';
import { All, Lines } from '../Lines';
import { QUEUE_SHOWN, queueOfDay } from './reads';

const FIRST = 5;

/** Whom the team is to contact next, and how many of them wait. */
export function QueueCard() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const [portfolioId] = useContextOf('portfolios');
  const read = useQuery(queueOfDay(useApi(), portfolioId, false));
  const ready = read.data?.filter((item) => item.ready).length ?? 0;
  const title = t('home.queue');
  return (
    <Section
      title={title}
      count={read.data && count(ready) + (ready === QUEUE_SHOWN ? '+' : '')}
      flush
      actions={<All to="/work?view=queue" of={title} />}
    >
      <Loaded read={read} empty={<EmptyState title={t('home.noQueue')} reason={t('home.noQueueReason')} />}>
        {(items) => (
          <Lines>
            {items.slice(0, FIRST).map((item) => (
              <QueueLine key={item.debtor_id} item={item} />
            ))}
          </Lines>
        )}
      </Loaded>
    </Section>
  );
}
