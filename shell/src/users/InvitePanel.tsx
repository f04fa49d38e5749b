import { Tab, TabList } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { InviteMany } from './InviteMany';
import { InviteOne } from './InviteOne';

/** Invites people: one by a form, many by pasting or from a CSV. */
export function InvitePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [way, setWay] = useState('one');
  return (
    <SidePanel open={open} title={t('users.invite')} onClose={onClose}>
      <TabList selectedValue={way} onTabSelect={(_, data) => setWay(String(data.value))}>
        <Tab value="one">{t('users.inviteOne')}</Tab>
        <Tab value="many">{t('users.inviteMany')}</Tab>
      </TabList>
      {way === 'one' ? <InviteOne onClose={onClose} /> : <InviteMany onClose={onClose} />}
    </SidePanel>
  );
}
