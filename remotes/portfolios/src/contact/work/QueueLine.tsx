import { useTranslation } from '@recobro/sdk';
import { DateText, RecordName, StatusBadge } from '@recobro/sdk/ui';
import type { QueueItem } from '../../api/types';
import { Line } from '../../Lines';
import { Reasons } from './Reasons';

/** A debtor of the queue: why they are there, and whether it is their turn. */
export function QueueLine({ item }: { item: QueueItem }) {
  const { t } = useTranslation('portfolios');
  return (
    <Line
      name={<RecordName of="portfolios.debtor" id={item.debtor_id} plain />}
      to={`/debtors/${item.debtor_id}`}
      more={<Reasons reasons={item.reasons} />}
      aside={
        item.ready ? (
          <StatusBadge tone="success">{t('queue.ready')}</StatusBadge>
        ) : (
          <>
            {t('queue.from')} <DateText value={item.ready_at} shape="datetime" />
          </>
        )
      }
    />
  );
}
