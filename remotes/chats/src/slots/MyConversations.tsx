import { useTranslation } from '@recobro/sdk';
import { LinkButton } from '@recobro/sdk/ui';
import type { ConversationQuery } from '../api/types';
import { Few } from './Few';

const QUERY: ConversationQuery = {
  whose: 'mine',
  status: ['open'],
  waits: 'true',
  page: 1,
  pageSize: 6,
  sort: 'waiting',
};

/** Who waits for the person's own answer, the longest first. */
export function MyConversations() {
  const { t } = useTranslation('chats');
  return (
    <Few
      title={t('slots.mine')}
      query={QUERY}
      none={t('slots.noneMine')}
      actions={
        <LinkButton to="/chats?whose=mine&sort=waiting" size="small" appearance="subtle">
          {t('slots.all')}
        </LinkButton>
      }
    />
  );
}
