import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../api/client';
import { useKey } from '../../useKey';
import { EventLine } from './EventLine';

const EventPanel = lazy(() => import('./EventPanel').then((m) => ({ default: m.EventPanel })));

/** The key that schedules something on a debtor's page. */
const SHORTCUT = 'a';

const useStyles = makeStyles({ list: plainList });

/** What is to happen to a debtor, the first first; `a` schedules something. */
export function EventsSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const sees = can('portfolios.events:read');
  const schedules = can('portfolios.events:create');
  const [asking, setAsking] = useState(false);
  const read = useRead(
    '/api/v1/eventos-programados',
    {
      query: {
        debtor_id: debtorId,
        status: ['scheduled', 'due', 'running', 'missed'],
        page: 1,
        pageSize: 50,
      },
    },
    { enabled: sees },
  );
  const ask = () => setAsking(true);
  useKey(SHORTCUT, schedules && !asking, ask);
  if (!sees) return null;
  return (
    <Section
      title={t('agenda.title')}
      count={read.data && count(read.data.length)}
      flush
      waiting={read.isPending}
      expected={1}
      actions={
        schedules && (
          <Tooltip content={t('agenda.key', { key: SHORTCUT })} relationship="description">
            <Button size="small" icon={<CalendarAddRegular />} aria-keyshortcuts={SHORTCUT} onClick={ask}>
              {t('agenda.schedule')}
            </Button>
          </Tooltip>
        )
      }
    >
      <Loaded read={read} empty={<EmptyState title={t('agenda.nothing')} />}>
        {(events) => (
          <ul className={styles.list}>
            {events.map((event) => (
              <EventLine key={event.id} event={event} ofDebtor />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>{asking && <EventPanel debtorId={debtorId} onClose={() => setAsking(false)} />}</Suspense>
    </Section>
  );
}
