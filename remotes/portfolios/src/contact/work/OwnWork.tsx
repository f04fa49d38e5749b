import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { PersonArrowRightRegular, PlayRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, ListPage, Loaded, Section, Skeletons, stacked } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { useShift, useShifting } from '../../api/queue';
import { Lines } from '../../Lines';
import { useKey } from '../../useKey';
import { QueueLine } from './QueueLine';
import { ShiftSection } from './ShiftSection';
import { useNext } from './useNext';
import { WorkRefusal } from './WorkRefusal';

const useStyles = makeStyles({ page: stacked(tokens.spacingVerticalL) });

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
      <WorkRefusal error={start.error} onSettled={start.reset} />
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
      <WorkRefusal error={next.error} onSettled={next.reset} />
      <Loaded read={read} empty={<EmptyState title={t('queue.none')} reason={t('queue.noneReason')} />}>
        {(items) => (
          <Lines>
            {items.map((item) => (
              <QueueLine key={item.debtor_id} item={item} />
            ))}
          </Lines>
        )}
      </Loaded>
    </Section>
  );
}
