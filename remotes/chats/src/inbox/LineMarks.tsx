import { Avatar, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpRegular, BotRegular, ImportantFilled } from '@fluentui/react-icons';
import { usePeople, useTranslation } from '@recobro/sdk';
import { StatusBadge, useFormats } from '@recobro/sdk/ui';
import { LabelTags } from '../acts/LabelTags';
import type { Conversation } from '../api/types';
import { PromiseBadge } from './PromiseBadge';

const useStyles = makeStyles({
  marks: {
    gridColumnStart: 2,
    gridColumnEnd: 'span 2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
    ':empty': { display: 'none' },
  },
  who: { marginInlineStart: 'auto' },
  urgent: { color: tokens.colorStatusDangerForeground3 },
  high: { color: tokens.colorStatusWarningForeground2 },
});

/** What else is to be known of a conversation: what was promised, how urgent it is, until when it sleeps, who answers. */
export function LineMarks({ conversation: c }: { conversation: Conversation }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const person = usePeople().data?.find(({ id }) => id === c.assignee_id)?.display_name;
  const marks = [
    c.priority === 'urgent' && (
      <ImportantFilled key="p" className={styles.urgent} role="img" aria-label={t('priority.urgent')} />
    ),
    c.priority === 'high' && (
      <ArrowUpRegular key="p" className={styles.high} role="img" aria-label={t('priority.high')} />
    ),
    <PromiseBadge key="l" conversation={c} />,
    <LabelTags key="t" ids={c.labels} />,
    c.snoozed_until && (
      <StatusBadge key="s" tone="paused">
        {instant(c.snoozed_until, 'datetime')}
      </StatusBadge>
    ),
    c.status === 'resolved' && (
      <StatusBadge key="r" tone="success">
        {t('status.resolved')}
      </StatusBadge>
    ),
    c.status === 'pending' && <BotRegular key="a" role="img" aria-label={t('status.pending')} />,
    person && (
      <Avatar key="w" className={styles.who} size={20} name={person} color="colorful" aria-label={person} />
    ),
  ];
  return <span className={styles.marks}>{marks}</span>;
}
