import { Body1Strong, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList, useFormats } from '@recobro/sdk/ui';
import { useId } from 'react';
import type { ScheduleEvent } from '../../api/types';
import { EventLine } from './EventLine';

const useStyles = makeStyles({
  day: {
    minWidth: 0,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderInlineStartWidth: '0' },
    '@media (max-width: 959px)': { borderInlineStartWidth: '0' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  today: { color: tokens.colorBrandForeground1 },
  count: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  list: plainList,
  nothing: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
  },
});

/** Props of DayColumn. */
interface DayColumnProps {
  day: string;
  today: boolean;
  events: ScheduleEvent[];
  mine: boolean;
}

/** What is to happen on one day, hour by hour. */
export function DayColumn({ day, today, events, mine }: DayColumnProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, locale } = useFormats();
  const id = useId();
  const named = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <section className={styles.day} aria-labelledby={id} aria-current={today ? 'date' : undefined}>
      <h2 id={id} className={styles.head}>
        <Body1Strong className={mergeClasses(today && styles.today)}>
          {named.format(new Date(`${day}T00:00:00Z`))}
        </Body1Strong>
        {events.length > 0 && (
          <Text size={200} className={styles.count}>
            {count(events.length)}
          </Text>
        )}
      </h2>
      {events.length === 0 ? (
        <Text size={200} className={styles.nothing}>
          {t('agenda.free')}
        </Text>
      ) : (
        <ul className={styles.list}>
          {events.map((event) => (
            <EventLine key={event.id} event={event} mine={mine} />
          ))}
        </ul>
      )}
    </section>
  );
}
