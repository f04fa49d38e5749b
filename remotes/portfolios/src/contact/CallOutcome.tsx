import { Button } from '@fluentui/react-components';
import { type SlotProps, type SlotSubject, useNavigate, useTranslation } from '@recobro/sdk';
import { Loaded, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import { OutcomeForm } from './OutcomeForm';

/** Says what came of a call: the outcome of its contact, from the telephone. */
export function CallOutcome({ subject }: SlotProps) {
  const { t } = useTranslation('portfolios');
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        {t('contact.outcome')}
      </Button>
      {subject && open && <OutcomePanel subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

function OutcomePanel({ subject, onClose }: { subject: SlotSubject; onClose: () => void }) {
  const { id: contactId, origin } = subject;
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const contact = useRead('/api/v1/contacts/{id}', { path: { id: contactId } });
  const id = contact.data?.debtor_id ?? '';
  const debtor = useRead('/api/v1/deudores/{id}', { path: { id } }, { enabled: id !== '' });
  return (
    <SidePanel open title={t('contact.with', { name: debtor.data?.name ?? '' })} onClose={onClose}>
      <Loaded read={debtor}>
        {({ currency }) =>
          contact.data && (
            <OutcomeForm
              contact={contact.data}
              currency={currency}
              onCancel={onClose}
              onDone={(promised) => {
                onClose();
                if (promised) navigate(promiseFrom(id, contactId, origin));
              }}
            />
          )
        }
      </Loaded>
    </SidePanel>
  );
}

/** Where a promise of a debtor is taken, which came of a contact, and of a place in the recording of a call. */
function promiseFrom(debtorId: string, contactId: string, origin: SlotSubject['origin']): string {
  const said = new URLSearchParams({ promise: 'new', from: contactId });
  if (origin) said.set('call', origin.id);
  if (origin?.at) said.set('at', String(origin.at));
  return `/debtors/${debtorId}?${said}`;
}
