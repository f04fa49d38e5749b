import { useTranslation } from '@recobro/sdk';
import { StatusBadge, type Tone } from '@recobro/sdk/ui';
import type { Status } from './types';

const TONES: Record<Status, Tone> = {
  active: 'success',
  inactive: 'neutral',
  invited: 'warning',
  suspended: 'danger',
};

/** The status of a user: each with a colour of its own, an icon and the word. */
export function StatusTag({ status }: { status: Status }) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[status]}>{t(`users.status.${status}`)}</StatusBadge>;
}
