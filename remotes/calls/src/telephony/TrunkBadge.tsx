import { useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import type { Trunk, TrunkState } from '../api/types';

/** How a trunk is doing, as the program sees it that saw it last. */
export function TrunkBadge({ trunk, states }: { trunk: Trunk; states: TrunkState[] }) {
  const { t } = useTranslation('calls');
  if (!trunk.is_on) return <StatusBadge tone="paused">{t('trunks.off')}</StatusBadge>;
  if (!trunk.register && trunk.keepalive_seconds === 0)
    return <StatusBadge tone="neutral">{t('trunks.unasked')}</StatusBadge>;
  const seen = states.find(({ trunk_id }) => trunk_id === trunk.id)?.state;
  if (!seen) return <StatusBadge tone="neutral">{t('trunks.unknown')}</StatusBadge>;
  if (!seen.reachable)
    return <StatusBadge tone="danger">{t('trunks.silent', { reason: seen.reason })}</StatusBadge>;
  if (trunk.register && !seen.registered)
    return <StatusBadge tone="warning">{t('trunks.unregistered', { reason: seen.reason })}</StatusBadge>;
  return <StatusBadge tone="success">{t('trunks.up', { count: seen.calls })}</StatusBadge>;
}
