import { useTranslation } from '@recobro/sdk';
import { StatusBadge, type Tone } from '@recobro/sdk/ui';
import type { Run } from './reports';

const TONES: Record<Run['status'], Tone> = {
  queued: 'neutral',
  running: 'neutral',
  done: 'success',
  failed: 'danger',
  canceled: 'neutral',
  expired: 'neutral',
};

/** Where a run stands; a file that was made and could not be mailed is a warning. */
export function RunBadge({ run }: { run: Run }) {
  const { t } = useTranslation();
  if (run.status === 'done' && run.mail === 'failed')
    return <StatusBadge tone="warning">{t('settings.reports.mailFailed')}</StatusBadge>;
  return <StatusBadge tone={TONES[run.status]}>{t(`settings.reports.status.${run.status}`)}</StatusBadge>;
}
