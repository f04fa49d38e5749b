import { Body1Strong, Input, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { FormField, useFormValue } from '@recobro/sdk/ui';
import { MultiPick } from './MultiPick';
import { type Choice, type Offers, type ReportFilter, useReferences } from './queries';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    minWidth: 0,
    border: 'none',
  },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalS },
  hint: { color: tokens.colorNeutralForeground3 },
});

/** The filters of the chosen report, each by its kind. */
export function FilterFields({ offers }: { offers: Offers }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const report = useFormValue<string>('report');
  const filters = offers.reports.find(({ id }) => id === report)?.filters ?? [];
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Body1Strong>{t('settings.reports.filters')}</Body1Strong>
      </legend>
      <Text size={200} className={styles.hint}>
        {t('settings.reports.filtersHelp')}
      </Text>
      {filters.map((filter) => (
        <FilterField key={`${report}-${filter.name}`} filter={filter} periods={offers.periods} />
      ))}
    </fieldset>
  );
}

function FilterField({ filter, periods }: { filter: ReportFilter; periods: string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const references = useReferences(filter.source);
  const choices: Choice[] = {
    text: () => [],
    choice: () =>
      (filter.options ?? []).map(({ value, title }) => ({ value, label: titleIn(title, language) })),
    reference: () => references.data ?? [],
    period: () =>
      periods.map((value) => ({ value, label: t(`settings.reports.periods.${value}` as string) })),
  }[filter.kind]();
  if (filter.multiple && choices.length === 0) return null;
  return (
    <FormField name={`filters.${filter.name}`} label={titleIn(filter.title, language)}>
      {({ value, onChange, ref: _, ...control }) => {
        if (filter.multiple)
          return <MultiPick {...control} value={value} onChange={onChange} choices={choices} />;
        const one = { ...control, value: value?.[0] ?? '' };
        const set = (chosen: string) => onChange(chosen ? [chosen] : []);
        if (filter.kind === 'text')
          return <Input {...one} maxLength={120} onChange={(_event, { value: typed }) => set(typed)} />;
        return (
          <Select {...one} onChange={(_event, { value: chosen }) => set(chosen)}>
            <option value="">{t('settings.reports.any')}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        );
      }}
    </FormField>
  );
}
