import { useSession, useTranslation } from '@recobro/sdk';
import { DateText } from '@recobro/sdk/ui';
import type { Vow } from '../../api/types';
import { daysUntil, todayIn } from '../../days';

/** How far a due day is from today, in words. */
export function useDueWords(): (day: string) => string {
  const { t } = useTranslation('portfolios');
  const today = todayIn(useSession().me.tenant.timezone);
  return (day) => {
    const days = daysUntil(day, today);
    if (days === 0) return t('promises.today');
    if (days === 1) return t('promises.tomorrow');
    if (days > 0) return t('promises.inDays', { count: days });
    return t('promises.daysAgo', { count: -days });
  };
}

/** The day a promise is due; of one that is open how far it is, too. */
export function DueDay({ promise }: { promise: Pick<Vow, 'due_on' | 'open'> }) {
  const words = useDueWords();
  return (
    <span dir="auto">
      <DateText value={promise.due_on} shape="date" />
      {promise.open && ` · ${words(promise.due_on)}`}
    </span>
  );
}
