import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Conversation } from '../api/types';
import { TimeAgo } from './TimeAgo';

const useStyles = makeStyles({
  waits: {
    '&&': { color: tokens.colorStatusWarningForeground2 }, // stronger than what any time looks like
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** When the last word was said; since when they wait stands out. */
export function Since({ conversation: { last_at, waiting_since } }: { conversation: Conversation }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  if (!waiting_since) return <TimeAgo at={last_at} />;
  return (
    <TimeAgo
      at={waiting_since}
      title={t('inbox.waits', { since: instant(waiting_since, 'long') })}
      className={styles.waits}
    />
  );
}
