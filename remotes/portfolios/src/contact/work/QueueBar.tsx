import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { PersonArrowRightRegular } from '@fluentui/react-icons';
import { useCan, useHeartbeat, useTranslation } from '@recobro/sdk';
import { HoldsBack } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useHeld, useQueueing, useShift } from '../../api/queue';
import type { QueueItem } from '../../api/types';
import { useKey } from '../../useKey';
import { HEARTBEAT_MS } from './heartbeat';
import { Reasons } from './Reasons';
import { useNext } from './useNext';
import { WorkRefusal } from './WorkRefusal';

const WaitPanel = lazy(() => import('./WaitPanel').then((m) => ({ default: m.WaitPanel })));

/** The key that takes the next debtor. */
const NEXT_KEY = 'n';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusMedium,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  why: { flexGrow: 1, minWidth: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** On the page of a debtor, for who works the queue: why it is their turn, to put them off, and the next. */
export function QueueBar({ debtorId }: { debtorId: string }) {
  const works = useCan()('portfolios.queue:work');
  const { shift, isPending } = useShift(works);
  const { held, isPending: asking } = useHeld(works && Boolean(shift));
  if (works && (isPending || (shift && asking))) return <HoldsBack />;
  if (!shift || (held && held.debtor_id !== debtorId)) return null;
  return <Bar debtorId={debtorId} held={held} />;
}

function Bar({ debtorId, held }: { debtorId: string; held: QueueItem | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const next = useNext();
  const { keep, release } = useQueueing();
  const [waits, setWaits] = useState(false);
  const path = { id: debtorId };
  useKey(NEXT_KEY, !held && !next.isPending, next.go);
  useHeartbeat({ on: held !== undefined, everyMs: HEARTBEAT_MS, beat: () => keep.mutateAsync({ path }) });
  return (
    <section className={styles.bar} aria-label={t('queue.bar')}>
      <div className={styles.why}>
        <Text weight="semibold">{held ? t('queue.turn') : t('queue.noTurn')}</Text>
        {held && <Reasons reasons={held.reasons} />}
      </div>
      <div className={styles.buttons}>
        {held ? (
          <>
            <Button onClick={() => setWaits(true)}>{t('queue.wait')}</Button>
            <Button disabledFocusable={release.isPending} onClick={() => release.mutate({ path })}>
              {t('queue.release')}
            </Button>
          </>
        ) : (
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
        )}
      </div>
      <WorkRefusal
        error={next.error ?? release.error}
        onSettled={() => {
          next.reset();
          release.reset();
        }}
      />
      <Suspense>
        {waits && (
          <WaitPanel
            debtorId={debtorId}
            onClose={() => setWaits(false)}
            onDone={() => {
              setWaits(false);
              next.go();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
