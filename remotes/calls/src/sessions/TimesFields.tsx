import { useTranslation } from '@recobro/sdk';
import { DateField, TextField, useFormValue } from '@recobro/sdk/ui';

/** When a session starts and ends by itself. */
export function TimesFields() {
  return (
    <>
      <Moment of="starts" />
      <Moment of="ends" />
    </>
  );
}

/** A day, and once there is one, the time of it. */
function Moment({ of }: { of: 'starts' | 'ends' }) {
  const { t } = useTranslation('calls');
  const day = useFormValue<string>(`${of}_on`);
  return (
    <>
      <DateField name={`${of}_on`} label={t(`sessions.${of}On`)} help={t(`sessions.${of}Help`)} />
      {day && <TextField name={`${of}_time`} label={t(`sessions.${of}Time`)} help={t('hours.help')} />}
    </>
  );
}
