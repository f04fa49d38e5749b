import { makeStyles, tokens } from '@fluentui/react-components';
import { CallRegular, InfoRegular, StarRegular } from '@fluentui/react-icons';
import { Link, useTranslation } from '@recobro/sdk';
import type { Message } from '../api/types';
import { TimeOf } from './TimeOf';

const ICONS = { activity: InfoRegular, call: CallRegular, rating: StarRegular } as const;

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  summary: { flexBasis: '100%', color: tokens.colorNeutralForeground2 },
});

/** What happened between the messages: an act of ours, a call, how satisfied they are. */
export function Happened({ message: m }: { message: Message }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const kind = m.kind as keyof typeof ICONS;
  const Icon = ICONS[kind];
  const callId = typeof m.data.call_id === 'string' ? m.data.call_id : '';
  const lapsed = m.data.activity === 'lapsed' && typeof m.data.days === 'number' ? m.data.days : 0;
  const handed = useHanded(m);
  const says =
    m.text || handed || (lapsed > 0 ? t('happened.lapsed', { count: lapsed }) : t(`happened.${kind}`));
  return (
    <p className={styles.line}>
      <Icon aria-hidden />
      {callId ? <Link to={`/calls/${callId}`}>{says}</Link> : <span dir="auto">{says}</span>}
      <TimeOf at={m.at} />
      {handed && typeof m.data.summary === 'string' && m.data.summary && (
        <span className={styles.summary} dir="auto">
          {m.data.summary}
        </span>
      )}
    </p>
  );
}

/** What is said of a hand-off between a program and people, and of what a program brought to an end; empty for anything else. */
function useHanded({ data }: Message): string {
  const { t } = useTranslation('chats');
  if (data.activity === 'agent_resolved') return t('happened.agentResolved');
  if (data.activity !== 'handoff' || typeof data.reason !== 'string') return '';
  const reason = t(`handoff.${data.reason as 'tool_failure'}`);
  return t(data.to === 'agent' ? 'happened.toAgent' : 'happened.toPeople', { reason });
}
