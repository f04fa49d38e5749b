import { makeStyles, tokens } from '@fluentui/react-components';
import { dayIn, useSession } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  time: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

/** Props of TimeAgo. */
export interface TimeAgoProps {
  at: string;
  /** Said on hover, in place of the whole moment. */
  title?: string | undefined;
  className?: string | undefined;
}

/** A moment in short: the time of today, the day of any other. */
export function TimeAgo({ at, title, className }: TimeAgoProps) {
  const styles = useStyles();
  const { instant, locale } = useFormats();
  const { timezone } = useSession().me.tenant;
  const isToday = dayIn(at, timezone) === dayIn(Date.now(), timezone);
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  });
  return (
    <time
      dateTime={at}
      dir="ltr"
      title={title ?? instant(at, 'long')}
      className={`${styles.time} ${className ?? ''}`}
    >
      {isToday ? time.format(new Date(at)) : instant(at, 'date')}
    </time>
  );
}
