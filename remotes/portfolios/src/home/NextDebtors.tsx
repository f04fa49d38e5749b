import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { PersonArrowRightRegular } from '@fluentui/react-icons';
import { useApi, useCan, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, LinkButton, Loaded, RecordName, Section } from '@recobro/sdk/ui';
import { useHeld, useShift } from '../api/queue';
import type { QueueItem } from '../api/types';
import { QueueLine } from '../contact/work/QueueLine';
import { Reasons } from '../contact/work/Reasons';
import { useNext } from '../contact/work/useNext';
import { All, Lines } from '../Lines';
import { useKey } from '../useKey';
import { MayDo } from './MayDo';
import { queueOfDay } from './reads';

const useStyles = makeStyles({
  first: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalL,
  },
  who: { flexGrow: 1, flexBasis: '280px', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The key that takes the next debtor. */
const NEXT_KEY = 'n';

/** Whom to work next: whom one holds, else the first of one's queue; why, and what may be done; then who follows. */
export function NextDebtors() {
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const read = useQuery(queueOfDay(useApi(), portfolioId, true));
  const works = useCan()('portfolios.queue:work');
  const { shift } = useShift(works);
  const { held } = useHeld(works && Boolean(shift));
  const title = t('home.next');
  return (
    <Section title={title} flush actions={<All to="/work" of={title} />}>
      <Loaded
        read={read}
        {...(held && { rows: [held] })}
        empty={<EmptyState title={t('home.noNext')} reason={t('home.noNextReason')} />}
      >
        {(items) => {
          const [first, ...others] = held
            ? [held, ...items.filter(({ debtor_id }) => debtor_id !== held.debtor_id)]
            : items;
          return (
            <>
              {first && <FirstDebtor item={first} takes={Boolean(shift) && !held} />}
              {others.length > 0 && (
                <Lines>
                  {others.map((item) => (
                    <QueueLine key={item.debtor_id} item={item} />
                  ))}
                </Lines>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** Props of FirstDebtor. */
interface FirstDebtorProps {
  item: QueueItem;
  /** Whether the next debtor of the queue may be taken from here. */
  takes: boolean;
}

function FirstDebtor({ item, takes }: FirstDebtorProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const next = useNext();
  useKey(NEXT_KEY, takes && !next.isPending, next.go);
  return (
    <div className={styles.first}>
      <div className={styles.who}>
        <Text size={500} weight="semibold" block className={styles.name} data-next>
          <RecordName of="portfolios.debtor" id={item.debtor_id} plain />
        </Text>
        <Reasons reasons={item.reasons} />
        <MayDo debtorId={item.debtor_id} />
      </div>
      <div className={styles.acts}>
        <LinkButton
          to={`/debtors/${item.debtor_id}`}
          appearance={takes ? 'secondary' : 'primary'}
          size="large"
        >
          {t('home.work')}
        </LinkButton>
        {takes && (
          <Tooltip content={t('queue.key', { key: NEXT_KEY })} relationship="description">
            <Button
              appearance="primary"
              size="large"
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
    </div>
  );
}
