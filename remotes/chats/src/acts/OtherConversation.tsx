import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Conversation } from '../api/types';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** A conversation in few words: how it begins to be told apart from others of the same person. */
export function OtherConversation({ conversation: c }: { conversation: Conversation }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  return (
    <span className={styles.lines}>
      <Text>
        <bdi>{`#${c.number}`}</bdi> <span dir="auto">{c.subject || c.preview || t('thread.nothing')}</span>
      </Text>
      <Text size={200} className={styles.meta}>
        {`${t(`status.${c.status}`)} · ${instant(c.last_at, 'relative')}`}
      </Text>
    </span>
  );
}
