import { Divider } from '@fluentui/react-components';
import { dayIn, daysAfter, useSession, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';

/** The day on which what follows was written. */
export function DayLine({ at }: { at: string }) {
  const { t } = useTranslation('chats');
  const { locale } = useFormats();
  const { timezone } = useSession().me.tenant;
  const today = dayIn(Date.now(), timezone);
  const day = dayIn(at, timezone);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: timezone });
  const near = { [today]: 'today', [daysAfter(today, -1)]: 'yesterday' }[day];
  return <Divider appearance="subtle">{near ? t(`thread.${near}`) : long.format(new Date(at))}</Divider>;
}
