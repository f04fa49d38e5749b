import { useCan } from '@recobro/sdk';
import { NoPermission } from '@recobro/sdk/ui';
import { HoursSection } from './HoursSection';
import { SendersSection } from './SendersSection';
import { TemplatesSection } from './TemplatesSection';

/** How the tenant speaks to its debtors: when, in whose name, with which words. */
export function CommunicationPage() {
  const can = useCan();
  if (!can('core.communication:read')) return <NoPermission />;
  const editable = can('core.communication:update');
  return (
    <>
      <HoursSection editable={editable} />
      <SendersSection editable={editable} />
      <TemplatesSection editable={editable} />
    </>
  );
}
