import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, Notice, SidePanel } from '@recobro/sdk/ui';
import { useEffect, useRef } from 'react';
import { useContacting } from '../api/contacts';
import type { Contact, ContactOption, Debtor } from '../api/types';
import { OutcomeForm } from './OutcomeForm';
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
            <OutcomeForm contact={contact} currency={debtor.currency} onCancel={close} onDone={done} />
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
