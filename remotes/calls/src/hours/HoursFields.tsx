import { useTranslation } from '@recobro/sdk';
import { ManyField, TextField, useFormats, useFormValue } from '@recobro/sdk/ui';

const DAYS = ['1', '2', '3', '4', '5', '6', '0'];

/** Some days of the week, and from when to when. */
export function HoursFields({ help }: { help: string }) {
  const { t } = useTranslation('calls');
  const { locale } = useFormats();
  const named = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = useFormValue<string[]>('days');
  return (
    <>
      <ManyField
        name="days"
        label={t('hours.days')}
        help={help}
        options={DAYS.map((value) => ({
          value,
          label: named.format(Date.UTC(2023, 0, 1 + Number(value))), // the first was a Sunday
        }))}
      />
      {days.length > 0 && (
        <>
          <TextField name="from" label={t('hours.from')} help={t('hours.help')} />
          <TextField name="to" label={t('hours.to')} help={t('hours.help')} />
        </>
      )}
    </>
  );
}
