import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { PersonArrowRightRegular, PlayRegular } from '@fluentui/react-icons';
import { Link, useTranslation } from '@recobro/sdk';
import {
  DateText,
  EmptyState,
  ErrorState,
  hairlineOver,
  ListPage,
  Loaded,
  plainList,
  RecordName,
  Section,
  Skeletons,
  StatusBadge,
  stacked,
} from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { useShift, useShifting } from '../../api/queue';
import type { QueueItem } from '../../api/types';
import { useKey } from '../../useKey';
import { Reasons } from './Reasons';
import { ShiftSection } from './ShiftSection';
import { useNext } from './useNext';

const useStyles = makeStyles({
  list: plainList,
  line: {
    ...hairlineOver,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  page: stacked(tokens.spacingVerticalL),
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  who: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

/** The day's work of a collector: start, take the next debtor, pause, end. */
export function OwnWork() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { shift, isPending, error, refetch } = useShift();
  const { start } = useShifting();
  return (
    <ListPage title={t('work.title')}>
      {isPending && <Skeletons rows={3} when />}
      {error && shift === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {shift === null && (
        <EmptyState
          title={t('work.none')}
          reason={t('work.noneReason')}
          action={
            <Button
              appearance="primary"
              icon={<PlayRegular />}
              disabledFocusable={start.isPending}
              onClick={() => start.mutate({ body: {} })}
            >
              {t('work.start')}
            </Button>
          }
        />
      )}
      {shift && (
        <div className={styles.page}>
          <ShiftSection shift={shift} />
          <OwnQueue />
        </div>
      )}
    </ListPage>
  );
}

/** The key that takes the next debtor. */
const NEXT_KEY = 'n';

function OwnQueue() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const read = useRead('/api/v1/queue', { query: { for: 'me', limit: 50 } });
  const next = useNext();
  useKey(NEXT_KEY, !next.isPending, next.go);
  return (
    <Section
      title={t('queue.mine')}
      flush
      waiting={read.isPending}
      actions={
        <Tooltip content={t('queue.key', { key: NEXT_KEY })} relationship="description">
          <Button
            appearance="primary"
            icon={<PersonArrowRightRegular />}
            aria-keyshortcuts={NEXT_KEY}
            disabledFocusable={next.isPending}
            onClick={next.go}
          >
            {t('queue.next')}
          </Button>
        </Tooltip>
      }
    >
      <Loaded read={read} empty={<EmptyState title={t('queue.none')} reason={t('queue.noneReason')} />}>
        {(items) => (
          <ul className={styles.list}>
            {items.map((item) => (
              <QueueLine key={item.debtor_id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function QueueLine({ item }: { item: QueueItem }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <Link to={`/debtors/${item.debtor_id}`} className={styles.link}>
          <RecordName of="portfolios.debtor" id={item.debtor_id} plain />
        </Link>
        <Reasons reasons={item.reasons} />
      </div>
      {item.ready ? (
        <StatusBadge tone="success">{t('queue.ready')}</StatusBadge>
      ) : (
        <span>
          {t('queue.from')} <DateText value={item.ready_at} shape="datetime" />
        </span>
      )}
    </li>
  );
}
