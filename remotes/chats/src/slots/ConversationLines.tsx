import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { cut, hairlineOver, plainList } from '@recobro/sdk/ui';
import type { Conversation } from '../api/types';
import { ChannelIcon } from '../inbox/ChannelIcon';
import { PromiseBadge } from '../inbox/PromiseBadge';
import { Since } from '../inbox/Since';

const useStyles = makeStyles({
  list: plainList,
  line: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
  },
  name: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...cut,
  },
  preview: { gridColumn: '2 / -1', color: tokens.colorNeutralForeground3, ...cut },
  promise: { gridColumn: '2 / -1', ':empty': { display: 'none' } },
});

/** Conversations in short, each with the way to it. */
export function ConversationLines({ conversations }: { conversations: Conversation[] }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  return (
    <ul className={styles.list}>
      {conversations.map((c) => (
        <li key={c.id} className={styles.line}>
          <ChannelIcon channel={c.channel} />
          <Link to={`/chats/${c.id}`} className={styles.name} dir="auto">
            {c.person_name || t('inbox.unnamed', { number: c.number })}
          </Link>
          <Since conversation={c} />
          <Text size={200} className={styles.preview} dir="auto">
            {c.preview}
          </Text>
          <div className={styles.promise}>
            <PromiseBadge conversation={c} />
          </div>
        </li>
      ))}
    </ul>
  );
}
