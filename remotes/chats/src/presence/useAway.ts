import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';

const MINUTE_MS = 60_000;

/** How many of one's own conversations wait, and whether one is at work. */
export const useOwn = (enabled = true) => useRead('/api/v1/conversations/mine', {}, { quiet: true, enabled });

/** Whether one is given conversations, in words, and the ways to change it. */
export function useAway(own: ReturnType<typeof useOwn>) {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const choose = useWrite('POST', '/api/v1/conversations/presence', {
    says: ({ is_away }) => t(is_away ? 'atWork.leftNow' : 'atWork.cameNow'),
    onSuccess: () => void own.refetch(),
  });
  const { is_away, is_at_work, away_until } = own.data ?? {};
  const away = Boolean(is_away && !is_at_work);
  const says =
    away_until && away
      ? t('atWork.until', { when: instant(away_until) })
      : t(away ? 'atWork.away' : 'atWork.here');
  return {
    away,
    says,
    come: () => choose.mutate({ body: { is_away: false } }),
    leave: (minutes?: number) =>
      choose.mutate({
        body: {
          is_away: true,
          ...(minutes && { until: new Date(Date.now() + minutes * MINUTE_MS).toISOString() }),
        },
      }),
  };
}
