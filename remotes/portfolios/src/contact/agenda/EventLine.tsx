import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  AlertRegular,
  ArrowSyncRegular,
  CallRegular,
  HandshakeRegular,
  MailRegular,
  VehicleCarRegular,
} from '@fluentui/react-icons';
import { Link, useSession, useTranslation } from '@recobro/sdk';
import { hairlineOver, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { ScheduleEvent } from '../../api/types';
import { EventActs } from './EventActs';
import { eventTone, wallIn } from './event';

const signs = {
  callback: CallRegular,
  visit: VehicleCarRegular,
  review: ArrowSyncRegular,
  message: MailRegular,
  promise_reminder: AlertRegular,
  promise_check: HandshakeRegular,
  instalment_due: AlertRegular,
} as const;

const useStyles = makeStyles({
  line: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
  },
  told: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  when: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    fontVariantNumeric: 'tabular-nums',
    '& > :not(:last-child)': { flexShrink: 0, whiteSpace: 'nowrap' }, // in a narrow column words are broken, not the time
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  note: { display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** Props of EventLine. */
interface EventLineProps {
  event: ScheduleEvent;
  /** Whose debtor it is goes without saying: on the debtor's page, the day is told instead. */
  ofDebtor?: boolean;
  /** Whose it is goes without saying. */
  mine?: boolean;
}

/** One event: when, what, with whom, what became of it, and what may be done with it. */
export function EventLine({ event, ofDebtor = false, mine = false }: EventLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const zone = useSession().me.tenant.timezone;
  const Sign = signs[event.kind];
  const when = ofDebtor ? instant(event.due_at, 'datetime') : wallIn(zone, event.due_at).time;
  const what = t(`agenda.kinds.${event.kind}`);
  return (
    <li className={styles.line}>
      <div className={styles.told}>
        <span className={styles.when}>
          <Sign aria-hidden />
          <Text size={200} weight="semibold">
            <time dateTime={event.due_at}>{when}</time>
          </Text>
          <Text size={200} className={styles.quiet}>
            {what}
          </Text>
        </span>
        {!ofDebtor && (
          <Link to={`/debtors/${event.debtor_id}`} className={styles.link}>
            <RecordName of="portfolios.debtor" id={event.debtor_id} plain />
          </Link>
        )}
        {event.note && (
          <Text size={200} className={styles.note} title={event.note}>
            {event.note}
          </Text>
        )}
        {!mine && event.owner_id && (
          <Text size={200} className={styles.quiet}>
            <RecordName of="core.user" id={event.owner_id} plain />
          </Text>
        )}
        {event.moves > 0 && (
          <Text size={200} className={styles.quiet}>
            {t('agenda.moved', { asked: instant(event.asked_for, 'datetime') })}
          </Text>
        )}
        {event.status !== 'scheduled' && (
          <span>
            <StatusBadge tone={eventTone[event.status]}>{t(`agenda.status.${event.status}`)}</StatusBadge>
          </span>
        )}
      </div>
      <EventActs event={event} name={`${what} · ${when}`} />
    </li>
  );
}
