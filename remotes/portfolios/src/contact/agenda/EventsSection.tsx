import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { parseAsStringLiteral, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useRead } from '../../api/client';
import { useKey } from '../../useKey';
import { EventLine } from './EventLine';

const EventPanel = lazy(() => import('./EventPanel').then((m) => ({ default: m.EventPanel })));

/** The key that schedules something on a debtor's page. */
const SHORTCUT = 'a';

const useStyles = makeStyles({
  list: plainList,
  silent: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
});

/** Props of EventsSection. */
interface EventsSectionProps {
  debtorId: string;
  /** A flag is on the debtor: nothing of it happens as long as it is. */
  silent?: boolean;
}

/** What is to happen to a debtor, the first first; `a` schedules something. */
export function EventsSection({ debtorId, silent = false }: EventsSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const sees = can('portfolios.events:read');
  const schedules = can('portfolios.events:create');
  const [asked, setAsked] = useQueryState('event', parseAsStringLiteral(['new'] as const));
  const asking = asked !== null && schedules;
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
  const ask = () => void setAsked('new', { history: 'replace' });
  const close = () => void setAsked(null, { history: 'replace' });
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
          <>
            {silent && (
              <Text size={200} as="p" className={styles.silent}>
                {t('agenda.silent')}
              </Text>
            )}
            <ul className={styles.list}>
              {events.map((event) => (
                <EventLine key={event.id} event={event} ofDebtor />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Suspense>{asking && <EventPanel debtorId={debtorId} onClose={close} />}</Suspense>
    </Section>
  );
}
