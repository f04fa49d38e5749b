import { useCan } from '@recobro/sdk';
import { InboxesSection } from './InboxesSection';
import { LabelsSection } from './LabelsSection';
import { MacrosSection } from './MacrosSection';
import { PeopleSection } from './PeopleSection';
import { RepliesSection } from './RepliesSection';

/** By which ways debtors write, and what helps to answer them. */
export function InboxesPage() {
  const can = useCan();
  return (
    <>
      <InboxesSection />
      <PeopleSection />
      {can('chats.replies:read') && <RepliesSection />}
      {can('chats.labels:read') && <LabelsSection />}
      {can('chats.macros:read') && <MacrosSection />}
    </>
  );
}
