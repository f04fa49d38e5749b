import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkRegular,
  ClockRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { DateText } from '@recobro/sdk/ui';
import type { Message } from '../api/types';

const ICONS = {
  queued: ClockRegular,
  sending: ClockRegular,
  sent: CheckmarkRegular,
  delivered: CheckmarkRegular,
  read: CheckmarkRegular,
  failed: ErrorCircleRegular,
  unknown: QuestionCircleRegular,
} as const;

const useStyles = makeStyles({
  state: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  read: { color: tokens.colorBrandForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});

/** How far a message of ours came, or when it is to go out. */
export function MessageState({ message: { state: told, send_at, is_uncertain } }: { message: Message }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const state = told === 'unknown' && !is_uncertain ? 'sending' : told; // its provider is being asked
  const later = state === 'queued' && send_at && Date.parse(send_at) > Date.now();
  const Icon = ICONS[state];
  return (
    <span
      className={mergeClasses(
        styles.state,
        state === 'read' && styles.read,
        (state === 'failed' || state === 'unknown') && styles.bad,
      )}
    >
      <Icon aria-hidden />
      {later ? (
        <>
          {t('state.later')} <DateText value={send_at} />
        </>
      ) : (
        t(`state.${state}`)
      )}
    </span>
  );
}
