import { Input } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormField, useFormats, useFormValue } from '@recobro/sdk/ui';
import { MultiPick } from './MultiPick';
import type { Cadence } from './reports';
import { capitalized, LAST_DAY, weekdayNames } from './words';

const EVERY: Cadence['every'][] = ['daily', 'weekly', 'monthly'];
const MONTH_DAYS = Array.from({ length: LAST_DAY }, (_, day) => String(day + 1));

/** When the report is made, in the tenant's time. */
export function CadenceFields({ timezone }: { timezone: string }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const every = useFormValue<Cadence['every']>('every');
  return (
    <>
      <ChoiceField
        name="every"
        label={t('settings.reports.every')}
        options={choicesOf(t, 'settings.reports.everys', EVERY)}
      />
      {every === 'weekly' && (
        <FormField name="weekdays" label={t('settings.reports.weekdays')}>
          {({ ref: _, ...control }) => (
            <MultiPick
              {...control}
              row
              choices={weekdayNames(locale).map(([day, name]) => ({
                value: String(day),
                label: capitalized(name),
              }))}
            />
          )}
        </FormField>
      )}
      {every === 'monthly' && (
        <ChoiceField
          name="month_day"
          label={t('settings.reports.monthDay')}
          help={t('settings.reports.monthDayHelp')}
          options={MONTH_DAYS.map((value) => ({
            value,
            label: value === String(LAST_DAY) ? t('settings.reports.lastDay') : value,
          }))}
        />
      )}
      <FormField
        name="at"
        label={t('settings.reports.at')}
        help={t('settings.reports.atHelp', { zone: timezone })}
        required
      >
        {({ value, ...control }) => <Input {...control} type="time" value={value ?? ''} />}
      </FormField>
    </>
  );
}
