import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Input,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { type Choice, Choose, choicesOf, FormField, useFormValue } from '@recobro/sdk/ui';
import { useState } from 'react';
import { MultiPick } from './MultiPick';
import { type Offers, type ReportFilter, useReferences } from './reports';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  header: { marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  panel: { marginInline: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
});

/** The filters of the chosen report, each by its kind; folded away until somebody wants less than everything. */
export function FilterFields({ offers }: { offers: Offers }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const report = useFormValue<string>('report');
  const chosen = useFormValue<Record<string, string[] | undefined>>('filters');
  const filters = offers.reports.find(({ id }) => id === report)?.filters ?? [];
  const used = filters.filter(({ name }) => chosen[name]?.length).length;
  const [first] = useState(used > 0 ? ['filters'] : []);
  if (filters.length === 0) return null;
  return (
    <Accordion collapsible defaultOpenItems={first}>
      <AccordionItem value="filters">
        <AccordionHeader className={styles.header}>
          {t('settings.reports.filters', { count: used })}
        </AccordionHeader>
        <AccordionPanel className={styles.panel}>
          <div className={styles.group}>
            <Text size={200} className={styles.hint}>
              {t('settings.reports.filtersHelp')}
            </Text>
            {filters.map((filter) => (
              <FilterField key={`${report}-${filter.name}`} filter={filter} periods={offers.periods} />
            ))}
          </div>
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
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
    period: () => choicesOf(t, 'settings.reports.periods', periods),
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
        return <Choose {...one} none={t('settings.reports.any')} choices={choices} onChoose={set} />;
      }}
    </FormField>
  );
}
