import { Button, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { parseAsString, parseAsStringLiteral, useQueryState, useSession, useTranslation } from '@recobro/sdk';
import {
  Choose,
  choicesOf,
  ErrorState,
  IconButton,
  ListPage,
  mirrored,
  Notice,
  Skeletons,
  useFormats,
} from '@recobro/sdk/ui';
import { useList } from '../../api/client';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { dayAfter, mondayOf, todayIn } from '../../days';
import { useKey } from '../../useKey';
import { instantIn } from '../outcome';
import { DayColumn } from './DayColumn';
import { TROUBLED, wallIn } from './event';

const useStyles = makeStyles({
  arrow: mirrored,
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  day: { gridTemplateColumns: 'minmax(0, 1fr)' },
  today: { minWidth: 'auto' },
  notice: { margin: tokens.spacingHorizontalM },
});

const VIEWS = ['week', 'day'] as const;
const OWNERS = ['me', 'none', 'all'] as const;
const ONLY = ['all', 'troubled'] as const;

/** The most events that are shown at once. */
const MOST = 100;

/** What is to happen in a week or on a day: one's own, nobody's, or everybody's. `t` is today, the brackets go back and on. */
export function AgendaPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { me } = useSession();
  const all = me.permissions['portfolios.events:read'] === 'all';
  const zone = me.tenant.timezone;
  const portfolioId = useChosenPortfolio();
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('week'));
  const [owner, setOwner] = useQueryState(
    'owner',
    parseAsStringLiteral(OWNERS).withDefault(all ? 'all' : 'me'),
  );
  const [only, setOnly] = useQueryState('only', parseAsStringLiteral(ONLY).withDefault('all'));
  const [asked, setDay] = useQueryState('day', parseAsString);
  const today = todayIn(zone);
  const day = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const first = view === 'week' ? mondayOf(day) : day;
  const length = view === 'week' ? 7 : 1;
  const days = Array.from({ length }, (_, n) => dayAfter(first, n));
  const step = (by: number) => void setDay(dayAfter(day, by * length));
  useKey('t', true, () => void setDay(null));
  useKey('[', true, () => step(-1));
  useKey(']', true, () => step(1));
  const read = useList('/api/v1/eventos-programados', {
    query: {
      page: 1,
      pageSize: MOST,
      sort: 'due_at',
      from: instantIn(zone, first, '00:00'),
      to: instantIn(zone, dayAfter(first, length), '00:00'),
      ...(only === 'troubled' && { status: [...TROUBLED] }),
      ...(owner !== 'all' && { owner }),
      ...(portfolioId && { portfolio_id: [portfolioId] }),
    },
  });
  const events = read.data?.data ?? [];
  const total = read.data?.meta?.total ?? 0;
  return (
    <ListPage
      title={t('agenda.title')}
      actions={
        <>
          <Choose
            size="small"
            aria-label={t('agenda.whose')}
            value={owner}
            choices={choicesOf(t, 'agenda.owners', OWNERS)}
            onChoose={(chosen) => void setOwner(chosen)}
          />
          <Choose
            size="small"
            aria-label={t('agenda.which')}
            value={only}
            choices={choicesOf(t, 'agenda.only', ONLY)}
            onChoose={(chosen) => void setOnly(chosen)}
          />
          <TabList
            size="small"
            selectedValue={view}
            onTabSelect={(_, { value }) => void setView(value as (typeof VIEWS)[number])}
          >
            {VIEWS.map((one) => (
              <Tab key={one} value={one}>
                {t(`agenda.${one}`)}
              </Tab>
            ))}
          </TabList>
          <IconButton
            icon={<ChevronLeftRegular className={styles.arrow} />}
            label={t(`agenda.before.${view}`)}
            aria-keyshortcuts="["
            onClick={() => step(-1)}
          />
          <Button
            size="small"
            className={styles.today}
            aria-keyshortcuts="t"
            disabled={day === today}
            onClick={() => void setDay(null)}
          >
            {t('agenda.today')}
          </Button>
          <IconButton
            icon={<ChevronRightRegular className={styles.arrow} />}
            label={t(`agenda.after.${view}`)}
            aria-keyshortcuts="]"
            onClick={() => step(1)}
          />
        </>
      }
    >
      {read.isPending && <Skeletons rows={6} when />}
      {read.error && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {total > MOST && (
        <Notice intent="info" className={styles.notice}>
          {t('agenda.more', { most: count(MOST), total: count(total) })}
        </Notice>
      )}
      {read.data && (
        <div className={mergeClasses(styles.week, view === 'day' && styles.day)}>
          {days.map((one) => (
            <DayColumn
              key={one}
              day={one}
              today={one === today}
              mine={owner === 'me'}
              events={events.filter(({ due_at }) => wallIn(zone, due_at).day === one)}
            />
          ))}
        </div>
      )}
    </ListPage>
  );
}
