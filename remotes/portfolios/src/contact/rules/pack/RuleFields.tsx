import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, ManyField, TextField, useFormValue } from '@recobro/sdk/ui';
import type { ContactRule } from '../../../api/types';
import { COUNTED, PER } from '../draft';
import { OpeningsField } from './OpeningsField';
import { FLAGS, LABELS } from './rule';

/** What a rule of the chosen kind goes by. */
export function RuleFields() {
  const { t } = useTranslation('portfolios');
  switch (useFormValue<ContactRule['kind']>('kind')) {
    case 'hours':
      return <HoursFields />;
    case 'limit':
      return <LimitFields />;
    case 'single_channel':
      return <WindowField help={t('packs.windowHelp')} />;
    case 'labels':
      return (
        <ManyField name="labels" label={t('packs.labels')} options={choicesOf(t, 'phoneLabel', LABELS)} />
      );
    case 'flags':
      return <ManyField name="flags" label={t('packs.flags')} options={choicesOf(t, 'flag', FLAGS)} />;
    default:
      return null;
  }
}

function HoursFields() {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <OpeningsField />
      <ManyField
        name="holidays"
        label={t('contactRules.holidays')}
        options={[{ value: 'holidays', label: t('contactRules.closedOnHolidays') }]}
      />
    </>
  );
}

function LimitFields() {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <TextField name="most" label={t('contactRules.most')} required />
      <ChoiceField
        name="counts"
        label={t('contactRules.counts')}
        options={choicesOf(t, 'counted', COUNTED)}
      />
      <ChoiceField name="per" label={t('contactRules.per')} options={choicesOf(t, 'per', PER)} />
      <WindowField help={t('contactRules.windowHelp')} />
    </>
  );
}

function WindowField({ help }: { help: string }) {
  const { t } = useTranslation('portfolios');
  return <TextField name="hours" label={t('contactRules.window')} help={help} required />;
}
