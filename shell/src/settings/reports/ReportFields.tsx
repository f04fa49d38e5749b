import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { ChoiceField, useFormValue } from '@recobro/sdk/ui';
import type { Offers, Schedule } from './reports';
import { FORMAT_NAMES } from './words';

/** Which report, and as what kind of file. */
export function ReportFields({ offers, known }: { offers: Offers; known: Schedule | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const report = useFormValue<string>('report');
  const chosen = offers.reports.find(({ id }) => id === report);
  const options = offers.reports.map(({ id, title }) => ({ value: id, label: titleIn(title, language) }));
  if (known && !options.some(({ value }) => value === known.report))
    options.push({ value: known.report, label: titleIn(known.title, language) });
  return (
    <>
      <ChoiceField
        name="report"
        label={t('settings.reports.report')}
        options={options}
        {...(chosen ? { help: titleIn(chosen.description, language) } : {})}
        required
      />
      <ChoiceField
        name="format"
        label={t('settings.reports.format')}
        options={offers.formats.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
      />
    </>
  );
}
