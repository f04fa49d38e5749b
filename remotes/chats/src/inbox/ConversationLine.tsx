import { CounterBadge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Link, useApi, useLocation, useQueryClient, useTranslation } from '@recobro/sdk';
import { cut, hairlineUnder } from '@recobro/sdk/ui';
import { readAhead } from '../api/reads';
import type { Conversation } from '../api/types';
import { ChannelIcon } from './ChannelIcon';
import { LineMarks } from './LineMarks';
import { Since } from './Since';

const useStyles = makeStyles({
  link: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXXS,
    alignItems: 'center',
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  name: cut,
  preview: { gridColumnStart: 2, color: tokens.colorNeutralForeground3, ...cut },
  unread: { color: tokens.colorNeutralForeground1 },
  count: { justifySelf: 'end' },
});

/** Props of ConversationLine. */
export interface ConversationLineProps {
  conversation: Conversation;
  chosen: boolean;
}

/** A conversation in short, with the way to it. */
export function ConversationLine({ conversation: c, chosen }: ConversationLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { search } = useLocation();
  const client = useApi();
  const queries = useQueryClient();
  const weight = c.unread > 0 ? 'semibold' : 'regular';
  const ahead = () => readAhead(client, queries, c.id);
  return (
    <Link
      to={`/chats/${c.id}${search}`}
      data-conversation={c.id}
      className={mergeClasses(styles.link, chosen && styles.chosen)}
      aria-current={chosen ? 'true' : undefined}
      onMouseEnter={ahead}
    >
      <ChannelIcon channel={c.channel} />
      <Text className={styles.name} weight={weight} dir="auto">
        {c.person_name || t('inbox.unnamed', { number: c.number })}
      </Text>
      <Since conversation={c} />
      <Text className={mergeClasses(styles.preview, c.unread > 0 && styles.unread)} dir="auto">
        {c.preview_in || c.preview === '' ? c.preview : t('inbox.ours', { text: c.preview })}
      </Text>
      {c.unread > 0 && (
        <CounterBadge
          className={styles.count}
          size="small"
          count={c.unread}
          aria-label={t('inbox.unread', { count: c.unread })}
        />
      )}
      <LineMarks conversation={c} />
    </Link>
  );
}
