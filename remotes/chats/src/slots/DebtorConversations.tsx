import { Button } from '@fluentui/react-components';
import { ComposeRegular } from '@fluentui/react-icons';
import { type SlotProps, type SlotSubject, useCan, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { useInboxes } from '../api/reads';
import { Few } from './Few';

const BeginPanel = lazy(() => import('./BeginPanel').then((m) => ({ default: m.BeginPanel })));

const SHOWN = 5;

/** What was written with the debtor of a page, the latest first; and a first word to them. */
export function DebtorConversations({ subject }: SlotProps) {
  return subject ? <ConversationsOf subject={subject} /> : null;
}

function ConversationsOf({ subject }: { subject: SlotSubject }) {
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:create');
  const [writing, setWriting] = useState(false);
  // To a page's window nobody can be written who has not opened it.
  const inboxes = (useInboxes().data ?? []).filter(({ channel, is_on }) => is_on && channel !== 'widget');
  const query = { debtor_id: [subject.id], page: 1, pageSize: SHOWN, sort: '-last_at' };
  const write = may && inboxes.length > 0 && (
    <Button
      size="small"
      appearance="subtle"
      icon={<ComposeRegular />}
      aria-label={t('begin.act')}
      title={t('begin.act')}
      onClick={() => setWriting(true)}
    />
  );
  return (
    <>
      <Few title={t('slots.debtor')} query={query} none={t('slots.noneDebtor')} actions={write} />
      <Suspense>
        {writing && <BeginPanel debtor={subject} inboxes={inboxes} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}
