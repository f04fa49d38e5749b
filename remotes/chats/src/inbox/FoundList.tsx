import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useLocation, useTranslation } from '@recobro/sdk';
import { cut, EmptyState, ErrorState, hairlineUnder, plainList, Skeletons } from '@recobro/sdk/ui';
import type { useSearch } from '../api/reads';
import type { Match } from '../api/types';
import { ChannelIcon } from './ChannelIcon';
import { TimeAgo } from './TimeAgo';

const useStyles = makeStyles({
  list: plainList,
  link: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '&[aria-current]': { backgroundColor: tokens.colorSubtleBackgroundSelected },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: cut,
  excerpt: {
    gridColumnStart: 2,
    gridColumnEnd: 'span 2',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  more: { display: 'block', padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
});

/** The messages in which the words stand, the latest first. */
export function FoundList({
  read,
  chosen,
}: {
  read: ReturnType<typeof useSearch>;
  chosen: string | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeletons rows={6} when={read.isFetching} />;
  if (read.data.matches.length === 0)
    return <EmptyState title={t('search.none')} reason={t('search.noneReason')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('search.found')}>
        {read.data.matches.map((match) => (
          <li key={match.message.id}>
            <Line match={match} chosen={match.conversation.id === chosen} />
          </li>
        ))}
      </ul>
      {!read.data.is_whole && (
        <Text size={200} className={styles.more}>
          {t('search.more')}
        </Text>
      )}
    </>
  );
}

function Line({ match: { conversation: c, message, excerpt }, chosen }: { match: Match; chosen: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { search } = useLocation();
  return (
    <Link
      to={`/chats/${c.id}${search}`}
      data-conversation={c.id}
      className={styles.link}
      aria-current={chosen ? 'true' : undefined}
    >
      <ChannelIcon channel={c.channel} />
      <Text weight="semibold" className={styles.name} dir="auto">
        {c.person_name || t('inbox.unnamed', { number: c.number })}
      </Text>
      <TimeAgo at={message.at} />
      <Text size={200} className={styles.excerpt} dir="auto">
        {excerpt}
      </Text>
    </Link>
  );
}
