import { Button } from '@fluentui/react-components';
import { type SlotProps, useNavigate, useTranslation } from '@recobro/sdk';
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
      {subject && open && <OutcomePanel contactId={subject.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function OutcomePanel({ contactId, onClose }: { contactId: string; onClose: () => void }) {
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
                if (promised) navigate(`/debtors/${id}?promise=new&from=${contactId}`);
              }}
            />
          )
        }
      </Loaded>
    </SidePanel>
  );
}
