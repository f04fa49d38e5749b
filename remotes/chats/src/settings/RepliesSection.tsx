import { of, useSession, useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import { useEvery, useWrite } from '../api/client';
import { ReplyPanel } from './ReplyPanel';
import { SetUp } from './SetUp';

/** The texts that are ready: everybody's, and one's own. */
export function RepliesSection() {
  const { t } = useTranslation('chats');
  const { me } = useSession();
  const read = useEvery('/api/v1/chats/replies', { query: { pageSize: 100 } }, { quiet: true });
  const remove = useWrite('DELETE', '/api/v1/chats/replies/{id}', { quiet: true });
  const reachesAll = me.permissions['chats.replies:update'] === 'all';
  return (
    <SetUp
      of="replies"
      read={read}
      isOwn={({ owner_id }) => owner_id === me.id || (owner_id === '' && reachesAll)}
      line={({ shortcut, text, owner_id }) => ({
        name: `/${shortcut}`,
        meta: text,
        state: owner_id !== '' && <StatusBadge tone="neutral">{t('replies.own')}</StatusBadge>,
      })}
      panel={(known, close) => <ReplyPanel known={known} mayShare={reachesAll} onClose={close} />}
      onRemove={(reply) => remove.mutateAsync(of(reply))}
    />
  );
}
