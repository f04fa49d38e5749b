import { useLeftOut, useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import type { Call } from '../api/types';

/** What goes on with a call besides: the other side waits, nothing is recorded, somebody hears it. */
export function CallState({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const forCard = useLeftOut();
  return (
    <>
      {call.is_held && <StatusBadge tone="paused">{t('state.held')}</StatusBadge>}
      {call.is_paused && (
        <StatusBadge tone="paused">{t(forCard ? 'state.card' : 'state.notRecorded')}</StatusBadge>
      )}
      {call.supervisors.length > 0 && (
        <StatusBadge tone="warning">{t('board.heard', { count: call.supervisors.length })}</StatusBadge>
      )}
    </>
  );
}
