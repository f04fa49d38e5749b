import { useSession } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';

/** The time of a day, in the company's zone; the whole moment on hover. */
export function TimeOf({ at }: { at: string }) {
  const { instant, locale } = useFormats();
  const { timezone } = useSession().me.tenant;
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  });
  return (
    <time dateTime={at} title={instant(at, 'long')} dir="ltr">
      {time.format(new Date(at))}
    </time>
  );
}
