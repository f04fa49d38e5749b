import { useCan } from '@recobro/sdk';
import { HoursSection } from './hours/HoursSection';
import { SendersSection } from './senders/SendersSection';
import { TemplatesSection } from './templates/TemplatesSection';

/** How the tenant speaks to its debtors: when, in whose name, with which words. */
export function CommunicationPage() {
  const can = useCan();
  return (
    <>
      {can('communication.hours:read') && <HoursSection editable={can('communication.hours:update')} />}
      {can('communication.senders:read') && <SendersSection editable={can('communication.senders:update')} />}
      {can('communication.templates:read') && (
        <TemplatesSection editable={can('communication.templates:update')} />
      )}
    </>
  );
}
