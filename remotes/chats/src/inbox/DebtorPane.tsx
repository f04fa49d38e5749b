import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LinkDismissRegular } from '@fluentui/react-icons';
import { Slot, useCan, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, LinkButton, Section, Skeletons, stacked } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import { useConversation } from '../api/reads';
import type { Conversation } from '../api/types';
import { DebtorFacts } from './DebtorFacts';
import { NobodyKnown } from './NobodyKnown';

const useStyles = makeStyles({
  pane: { ...stacked(tokens.spacingVerticalM), padding: tokens.spacingHorizontalM },
});

/** Whom a conversation is about, beside it. */
export function DebtorPane({ id }: { id: string }) {
  const styles = useStyles();
  const conversation = useConversation(id).data;
  if (!conversation) return null;
  return (
    <div className={styles.pane}>
      {conversation.debtor_id ? (
        <Known conversation={conversation} />
      ) : (
        <NobodyKnown conversation={conversation} />
      )}
      <Slot
        name="conversation.side"
        subject={{ module: 'chats', type: 'conversation', id, title: `#${conversation.number}` }}
      />
    </div>
  );
}

function Known({ conversation: { id, debtor_id } }: { conversation: Conversation }) {
  const { t } = useTranslation('chats');
  const may = useCan()('portfolios.debtors:read');
  const path = { id: debtor_id };
  const { data, error, refetch } = useRead('/api/v1/deudores/{id}', { path }, { quiet: true, enabled: may });
  if (!may) return <EmptyState title={t('side.hidden')} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons rows={3} when />;
  const open = (
    <LinkButton size="small" appearance="subtle" to={`/debtors/${data.id}`}>
      {t('side.open')}
    </LinkButton>
  );
  return (
    <>
      <Section
        title={data.name}
        actions={
          <>
            <Unlink id={id} />
            {open}
          </>
        }
      >
        <DebtorFacts debtor={data} />
      </Section>
      <Slot
        name="debtor.side"
        subject={{ module: 'portfolios', type: 'debtor', id: data.id, title: data.name }}
      />
    </>
  );
}

/** It is somebody else after all. */
function Unlink({ id }: { id: string }) {
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:update');
  const { mutate } = useWrite('POST', '/api/v1/conversations/{id}/unlink', {
    says: () => t('side.unlinked'),
  });
  if (!may) return null;
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<LinkDismissRegular />}
      aria-label={t('side.unlink')}
      title={t('side.unlink')}
      onClick={() => mutate({ path: { id } })}
    />
  );
}
