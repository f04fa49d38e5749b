import { Spinner, Text } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { DateField, Form, LongTextField, MoneyField, TextField, useFormValue } from '@recobro/sdk/ui';
import { useContacting, useOutcomes } from '../api/contacts';
import type { Contact } from '../api/types';
import { OutcomePicker } from './OutcomePicker';
import { emptyOutcome, type OutcomeDraft, outcomeSchema, toldOf } from './outcome';

/** Props of OutcomeForm. */
interface OutcomeFormProps {
  contact: Contact;
  /** The debtor's currency. */
  currency: string;
  onCancel: () => void;
  /** Called once it is told; with a promise that is to be taken, or without. */
  onDone: (promised: boolean) => void;
}

/** What came of a contact. */
export function OutcomeForm({ contact, currency, onCancel, onDone }: OutcomeFormProps) {
  const { t } = useTranslation('portfolios');
  const zone = useSession().me.tenant.timezone;
  const { end } = useContacting();
  const outcomes = useOutcomes(contact.channel);
  const all = outcomes.groups.flatMap((one) => one.outcomes);
  if (outcomes.isPending) return <Spinner size="small" />;
  const save = async (draft: OutcomeDraft) => {
    const how = all.find(({ id }) => id === draft.disposition_id);
    await end.mutateAsync({
      path: { id: contact.id },
      body: toldOf(draft, how?.requires ?? [], zone, currency),
    });
    onDone(how?.flags.includes('promise') ?? false);
  };
  return (
    <Form
      schema={outcomeSchema}
      values={emptyOutcome}
      onSubmit={save}
      submitLabel={t('contact.end')}
      onCancel={onCancel}
    >
      <OutcomePicker groups={outcomes.groups} />
      <Needed needs={(id) => all.find((one) => one.id === id)?.requires ?? []} currency={currency} />
      <LongTextField name="note" label={t('contact.note')} />
    </Form>
  );
}

interface NeededProps {
  needs: (dispositionId: string) => readonly string[];
  currency: string;
}

/** What the chosen outcome asks for beside a note. */
function Needed({ needs, currency }: NeededProps) {
  const { t } = useTranslation('portfolios');
  const asked = needs(useFormValue<string>('disposition_id'));
  return (
    <>
      {asked.includes('date') && (
        <>
          <DateField name="due_on" label={t('contact.dueOn')} required />
          <TextField name="due_time" label={t('contact.dueTime')} required />
        </>
      )}
      {asked.includes('amount') && (
        <MoneyField name="amount" label={t('contact.amount')} currency={currency} required />
      )}
      {asked.includes('note') && <Text size={200}>{t('contact.noteNeeded')}</Text>}
    </>
  );
}
