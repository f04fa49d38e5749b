import { Body1Strong, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  CircleHalfFillRegular,
  CircleRegular,
  DismissRegular,
} from '@fluentui/react-icons';
import { parseAsString, useQueryState, useSession, useTranslation } from '@recobro/sdk';
import { ErrorState, IconButton, mirrored, useFormats } from '@recobro/sdk/ui';
import { useRef } from 'react';
import { useRead } from '../../api/client';
import type { CalendarDay } from '../../api/types';
import { monthAfter, todayIn, weeksOf } from '../../days';
import type { CalendarClass } from './status';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalM,
  },
  month: { minWidth: '16ch', textAlign: 'center' },
  arrow: mirrored,
  grid: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  weekday: {
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalXS,
    overflow: 'hidden',
  },
  row: { display: 'contents' },
  day: {
    appearance: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    backgroundColor: 'transparent',
    border: 'none',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: tokens.colorNeutralStroke3,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke3,
    minHeight: '92px',
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '@media (max-width: 639px)': { minHeight: '60px', padding: tokens.spacingHorizontalXS },
  },
  other: { color: tokens.colorNeutralForeground3, backgroundColor: tokens.colorNeutralBackground2 },
  number: { fontVariantNumeric: 'tabular-nums', alignSelf: 'flex-start' },
  today: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    borderRadius: tokens.borderRadiusMedium,
    paddingInline: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: {
    display: 'block',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxWidth: '100%',
  },
  amount: { '@media (max-width: 639px)': { display: 'none' } },
  short: {
    display: 'none',
    '@media (max-width: 639px)': { display: 'inline-flex', alignItems: 'center', columnGap: '2px' },
  },
  open: { color: tokens.colorNeutralForeground1 },
  kept: { color: tokens.colorStatusSuccessForeground1 },
  broken: { color: tokens.colorStatusDangerForeground1 },
});

/** Props of PromiseCalendar. */
interface PromiseCalendarProps {
  portfolioId: string | undefined;
  owner: string | undefined;
  currency: string[];
  onDay: (day: string) => void;
}

/** A month of promises: how many and how much for each day; a day leads to its list. Arrow keys walk the days. */
export function PromiseCalendar({ portfolioId, owner, currency, onDay }: PromiseCalendarProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { locale } = useFormats();
  const today = todayIn(useSession().me.tenant.timezone);
  const [asked, setMonth] = useQueryState('month', parseAsString);
  const month = asked && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const grid = useRef<HTMLTableElement>(null);
  const query = { month, portfolio_id: portfolioId ? [portfolioId] : [], owner, currency };
  const read = useRead('/api/v1/promesas/calendar', { query });
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  const days = new Map((read.data ?? []).map((one) => [one.day, one]));
  const named = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weeks = weeksOf(month);
  const title = begun(named.format(new Date(`${month}-01T00:00:00Z`)));
  const walk = (event: React.KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (!step) return;
    const all = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const mirror = Math.abs(step) === 1 && document.dir === 'rtl' ? -1 : 1;
    const next = all[all.indexOf(event.target as HTMLButtonElement) + step * mirror];
    if (next) {
      next.focus();
      event.preventDefault();
    }
  };
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={<ChevronLeftRegular className={styles.arrow} />}
          label={t('promises.monthBefore')}
          onClick={() => void setMonth(monthAfter(month, -1))}
        />
        <Body1Strong className={styles.month} aria-live="polite">
          {title}
        </Body1Strong>
        <IconButton
          icon={<ChevronRightRegular className={styles.arrow} />}
          label={t('promises.monthAfter')}
          onClick={() => void setMonth(monthAfter(month, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as a grid and stay one */}
      <div
        ref={grid as never}
        role="grid"
        tabIndex={-1}
        className={styles.grid}
        aria-label={title}
        aria-busy={read.isPending}
        onKeyDown={walk}
      >
        <Weekdays week={weeks[0] ?? []} />
        {weeks.map((week) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
          <div key={week[0]} role="row" className={styles.row}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                today={day === today}
                other={day.slice(0, 7) !== month}
                first={day === (month === today.slice(0, 7) ? today : `${month}-01`)}
                sums={days.get(day)?.sums ?? []}
                onOpen={() => onDay(day)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Marks a class where there is no room for its word. */
const signs: Record<CalendarClass, typeof CircleRegular> = {
  open: CircleRegular,
  kept: CheckmarkRegular,
  partially_kept: CircleHalfFillRegular,
  broken: DismissRegular,
};

/** A text with a capital at its beginning. */
const begun = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function Weekdays({ week }: { week: string[] }) {
  const styles = useStyles();
  const { locale } = useFormats();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: it has no controls
    <div role="row" className={styles.row}>
      {week.map((day) => (
        <Text key={day} role="columnheader" size={200} className={styles.weekday}>
          {short.format(new Date(`${day}T00:00:00Z`))}
        </Text>
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  today: boolean;
  other: boolean;
  /** The day that Tab comes to. */
  first: boolean;
  sums: CalendarDay['sums'];
  onOpen: () => void;
}

function Day({ day, today, other, first, sums, onOpen }: DayProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count, locale } = useFormats();
  const shade = { open: styles.open, kept: styles.kept, partially_kept: styles.kept, broken: styles.broken };
  const words = sums.map((sum) => {
    const amount = amountOrZero(sum.amount, { currency: sum.currency });
    return {
      sum,
      Sign: signs[sum.class],
      amount,
      said: t(`promises.class.${sum.class}`, { count: sum.count, shown: count(sum.count) }),
    };
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const label = [date, ...words.map(({ said, amount }) => `${said}, ${amount}`)].join('. ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <div role="gridcell" style={{ display: 'contents' }}>
      <button
        type="button"
        className={mergeClasses(styles.day, other && styles.other)}
        tabIndex={first ? 0 : -1}
        aria-label={label}
        aria-current={today ? 'date' : undefined}
        onClick={onOpen}
      >
        <Text size={200} className={mergeClasses(styles.number, today && styles.today)}>
          {Number(day.slice(8))}
        </Text>
        {words.map(({ sum, Sign, said, amount }) => (
          <Text
            key={sum.class + sum.currency}
            size={200}
            className={mergeClasses(styles.line, shade[sum.class])}
          >
            <span className={styles.amount}>
              {`${said} · `}
              <bdi dir="ltr">{amount}</bdi>
            </span>
            <span className={styles.short}>
              <Sign />
              {count(sum.count)}
            </span>
          </Text>
        ))}
      </button>
    </div>
  );
}
