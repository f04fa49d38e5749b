import { useSession, useTranslation } from '@recobro/sdk';
import { Loaded, SidePanel } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Contact } from '../api/types';
import { OutcomeForm } from './OutcomeForm';

/** Props of OutcomePanel. */
interface OutcomePanelProps {
  contactId: string;
  onClose: () => void;
  /** Called once it is told; with a promise that is to be taken, or without. */
  onDone: (promised: boolean, contact: Contact) => void;
}

/** How a contact that goes on ended, by whoever has it: also with a debtor whom they may not open. */
export function OutcomePanel({ contactId, onClose, onDone }: OutcomePanelProps) {
  const { t } = useTranslation('portfolios');
  const home = useSession().me.tenant.currency;
  const read = useRead('/api/v1/contacts/{id}', { path: { id: contactId } });
  const id = read.data?.debtor_id ?? '';
  const debtor = useRead('/api/v1/deudores/{id}', { path: { id } }, { enabled: id !== '', quiet: true });
  return (
    <SidePanel
      open
      title={debtor.data ? t('contact.with', { name: debtor.data.name }) : t('contact.outcome')}
      onClose={onClose}
    >
      <Loaded read={read}>
        {(contact) => (
          <OutcomeForm
            contact={contact}
            currency={debtor.data?.currency ?? home}
            onCancel={onClose}
            onDone={(promised) => onDone(promised && debtor.data !== undefined, contact)}
          />
        )}
      </Loaded>
    </SidePanel>
  );
}
