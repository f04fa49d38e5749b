import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import {
  DateField,
  ErrorState,
  Form,
  LongTextField,
  MoneyField,
  Notice,
  SidePanel,
  TextField,
  useFormValue,
} from '@recobro/sdk/ui';
import { useEffect, useRef } from 'react';
import { useContacting, useOutcomes } from '../api/contacts';
import type { Contact, ContactOption, Debtor } from '../api/types';
import { OutcomePicker } from './OutcomePicker';
import { emptyOutcome, type OutcomeDraft, outcomeSchema, toldOf } from './outcome';
import { TargetLine } from './TargetLine';
import { useRefusal } from './words';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Props of ContactPanel. */
interface ContactPanelProps {
  debtor: Debtor;
  option: ContactOption;
  onClose: () => void;
  /** It ended with a promise, which is to be taken. */
  onPromise?: ((contactId: string) => void) | undefined;
}

/** For how long a contact is reserved, in seconds: a long talk and its notes. */
const HOLD = 3_600;

/** A contact from the moment it is asked for to its outcome: what the rules allow is reserved meanwhile. */
export function ContactPanel({ debtor, option, onClose, onPromise }: ContactPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { reserve, release } = useContacting();
  const contact = reserve.data;
  const ended = useRef(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    reserve.mutate({
      body: {
        debtor_id: debtor.id,
        channel: option.channel,
        maker: 'person',
        origin: 'manual',
        seconds: HOLD,
        ...(option.phone_id && { phone_id: option.phone_id }),
      },
    });
  }, [reserve, debtor.id, option]);
  const close = () => {
    if (contact?.status === 'reserved' && !ended.current) release.mutate({ path: { id: contact.id } });
    onClose();
  };
  const done = (promised: boolean) => {
    ended.current = true;
    onClose();
    if (promised && contact) onPromise?.(contact.id);
  };
  return (
    <SidePanel open title={t('contact.with', { name: debtor.name })} onClose={close}>
      <div className={styles.body}>
        {reserve.error && <ErrorState error={reserve.error} onRetry={close} />}
        {!contact && !reserve.error && <Spinner label={t('contact.asking')} />}
        {contact?.status === 'blocked' && <Refused contact={contact} />}
        {contact?.status === 'reserved' && (
          <>
            <TargetLine debtorId={debtor.id} contact={contact} />
            <OutcomeForm debtor={debtor} contact={contact} onCancel={close} onDone={done} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

function Refused({ contact }: { contact: Contact }) {
  const { t } = useTranslation('portfolios');
  const refusal = useRefusal();
  return (
    <Notice intent="warning" layout="multiline" title={t('contact.refused')}>
      {refusal(contact.decision)} {contact.decision.source}
    </Notice>
  );
}

interface OutcomeFormProps {
  debtor: Debtor;
  contact: Contact;
  onCancel: () => void;
  onDone: (promised: boolean) => void;
}

function OutcomeForm({ debtor, contact, onCancel, onDone }: OutcomeFormProps) {
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
      body: toldOf(draft, how?.requires ?? [], zone, debtor.currency),
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
      <Needed needs={(id) => all.find((one) => one.id === id)?.requires ?? []} currency={debtor.currency} />
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
