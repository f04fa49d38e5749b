import { useTranslation } from '@recobro/sdk';
import { StatusBadge, type Tone } from '@recobro/sdk/ui';
import type { HttpapiApp } from '../api/schema.gen';

type AppState = HttpapiApp['state'];

const TONES: Record<AppState, Tone> = {
  installed: 'neutral',
  starting: 'warning',
  ready: 'success',
  degraded: 'warning',
  backoff: 'warning',
  failed: 'danger',
  disabled: 'paused',
};

/** How the process of an app is doing. */
export function AppStateBadge({ state }: { state: AppState }) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[state]}>{t(`apps.states.${state}`)}</StatusBadge>;
}
