import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, ManyField, TextField, useFormValue } from '@recobro/sdk/ui';
import { useWrite } from '../../api/client';
import type { OwnRule } from '../../api/types';
import { CHANNELS } from '../dispositions/draft';
import { COUNTED, DAYS, draftOf, KINDS, PER, type RuleDraft, ruleOf, ruleSchema } from './draft';

/** Props of OwnRulePanel. */
interface OwnRulePanelProps {
  /** Absent for a new one. */
  own: OwnRule | undefined;
  onClose: () => void;
}

/** Adds a rule of the company's own, or changes one. */
export function OwnRulePanel({ own, onClose }: OwnRulePanelProps) {
  const { t } = useTranslation('portfolios');
  const saving = { quiet: true, onSuccess: onClose, says: () => t('contactRules.saved') };
  const create = useWrite('POST', '/api/v1/contact-rules', saving);
  const change = useWrite('PUT', '/api/v1/contact-rules/{id}', saving);
  const submit = (draft: RuleDraft) => {
    const body = ruleOf(draft, own);
    return own ? change.mutateAsync({ ...of(own), body }) : create.mutateAsync({ body });
  };
  return (
    <FormPanel
      open
      title={t(own ? 'contactRules.edit' : 'contactRules.add')}
      schema={ruleSchema}
      values={draftOf(own)}
      onSubmit={submit}
      submitLabel={t(own ? 'save' : 'contactRules.add')}
      onClose={onClose}
    >
      <TextField name="text" label={t('contactRules.text')} help={t('contactRules.textHelp')} required />
      <ChoiceField name="kind" label={t('contactRules.kind')} options={choicesOf(t, 'ruleKind', KINDS)} />
      <ManyField
        name="channels"
        label={t('outcomes.channels')}
        help={t('outcomes.channelsHelp')}
        options={choicesOf(t, 'channel', CHANNELS)}
      />
      <ByKind />
    </FormPanel>
  );
}

/** What a rule of its kind goes by. */
function ByKind() {
  const { t } = useTranslation('portfolios');
  if (useFormValue<RuleDraft['kind']>('kind') === 'hours')
    return (
      <>
        <ManyField name="days" label={t('contactRules.days')} options={choicesOf(t, 'weekday', DAYS)} />
        <TextField name="from" label={t('contactRules.from')} required />
        <TextField name="to" label={t('contactRules.to')} required />
        <ManyField
          name="holidays"
          label={t('contactRules.holidays')}
          options={[{ value: 'holidays', label: t('contactRules.closedOnHolidays') }]}
        />
      </>
    );
  return (
    <>
      <TextField name="most" label={t('contactRules.most')} required />
      <ChoiceField
        name="counts"
        label={t('contactRules.counts')}
        options={choicesOf(t, 'counted', COUNTED)}
      />
      <ChoiceField name="per" label={t('contactRules.per')} options={choicesOf(t, 'per', PER)} />
      <TextField name="hours" label={t('contactRules.window')} help={t('contactRules.windowHelp')} required />
    </>
  );
}
