import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, ManyField, MoneyField, TextField } from '@recobro/sdk/ui';
import {
  CHANNELS,
  formOf,
  ORDERS,
  PROMISES,
  REACHES,
  STATUSES,
  type Step,
  type StepForm,
  stepOf,
  stepSchema,
  WHO,
} from './step';

const PRIORITIES = ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'];

/** Props of StepPanel. */
interface StepPanelProps {
  /** Absent for a new one. */
  step: Step | undefined;
  currency: string;
  onSave: (step: Step) => Promise<unknown>;
  onClose: () => void;
}

/** Says whom a step is about, and what is done with them. What is left empty narrows nothing. */
export function StepPanel({ step, currency, onSave, onClose }: StepPanelProps) {
  const { t } = useTranslation('portfolios');
  const save = async (form: StepForm) => {
    await onSave(stepOf(form, step));
    onClose();
  };
  return (
    <FormPanel
      open
      title={t(step ? 'strategy.editStep' : 'strategy.addStep')}
      schema={stepSchema}
      values={formOf(step)}
      onSubmit={save}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('strategy.name')} required />
      <ChoiceField
        name="promise"
        label={t('strategy.promises')}
        none={t('strategy.any')}
        options={choicesOf(t, 'strategy.promise', PROMISES)}
      />
      <ManyField
        name="statuses"
        label={t('fields.status')}
        options={choicesOf(t, 'debtorStatus', STATUSES)}
      />
      <ManyField
        name="reach"
        label={t('strategy.reached')}
        options={choicesOf(t, 'strategy.reach', REACHES)}
      />
      <TextField name="dpd_from" label={t('strategy.fromDays')} />
      <TextField name="dpd_to" label={t('strategy.toDays')} />
      <MoneyField name="balance_from" label={t('strategy.fromBalance')} currency={currency} />
      <MoneyField name="balance_to" label={t('strategy.toBalance')} currency={currency} />
      <TextField name="quiet_days" label={t('strategy.quietDays')} />
      <TextField name="chance_from" label={t('strategy.chance')} />
      <ChoiceField
        name="channel"
        label={t('strategy.channel')}
        options={choicesOf(t, 'strategy.way', CHANNELS)}
      />
      <TextField name="wait_hours" label={t('strategy.waitHours')} help={t('strategy.waitHelp')} />
      <ChoiceField name="who" label={t('strategy.whoDoes')} options={choicesOf(t, 'strategy.who', WHO)} />
      <ChoiceField
        name="priority"
        label={t('strategy.priority')}
        help={t('strategy.priorityHelp')}
        options={PRIORITIES.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        name="order"
        label={t('strategy.orderBy')}
        options={choicesOf(t, 'strategy.order', ORDERS)}
      />
    </FormPanel>
  );
}
