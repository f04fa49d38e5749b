import { Button } from '@fluentui/react-components';
import { type SlotProps, type SlotSubject, useNavigate, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { OutcomePanel } from './OutcomePanel';

/** Says what came of a call: the outcome of its contact, from the telephone. */
export function CallOutcome({ subject }: SlotProps) {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        {t('contact.outcome')}
      </Button>
      {subject && open && (
        <OutcomePanel
          contactId={subject.id}
          onClose={() => setOpen(false)}
          onDone={(promised, contact) => {
            setOpen(false);
            if (promised) navigate(promiseFrom(contact.debtor_id, contact.id, subject.origin));
          }}
        />
      )}
    </>
  );
}

/** Where a promise of a debtor is taken, which came of a contact, and of a place in the recording of a call. */
function promiseFrom(debtorId: string, contactId: string, origin: SlotSubject['origin']): string {
  const said = new URLSearchParams({ promise: 'new', from: contactId });
  if (origin) said.set('call', origin.id);
  if (origin?.at) said.set('at', String(origin.at));
  return `/debtors/${debtorId}?${said}`;
}
