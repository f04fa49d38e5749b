import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Message } from '../api/types';
import { conversationAfter } from './outbox';

const RETRY = '/api/v1/conversations/{id}/messages/{message_id}/retry';

/** Whether a message of ours did not go out, or may not have, and can be sent again. */
export const isRetriable = (m: Message): boolean =>
  m.direction === 'out' && m.sender !== 'system' && !m.retry_id && (m.state === 'failed' || m.is_uncertain);

/** Props of Retry. */
export interface RetryProps {
  message: Message;
  /** It is the one that the key is for. */
  byKey: boolean;
}

/** Sends a message again, as one of its own; what may have arrived only for who says that they want it all the same. */
export function Retry({ message, byKey }: RetryProps) {
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:update');
  const [asked, setAsked] = useState<Message>();
  const says = () => t('retry.done');
  const now = useWrite('POST', RETRY, { says, makes: conversationAfter });
  const sure = useWrite('POST', RETRY, { says, makes: conversationAfter, quiet: true });
  const path = { id: message.conversation_id, message_id: message.id };
  if (!may) return null;
  return (
    <>
      <Button
        size="small"
        icon={<ArrowClockwiseRegular />}
        disabledFocusable={now.isPending}
        aria-keyshortcuts={byKey ? 'v' : undefined}
        onClick={() => (message.is_uncertain ? setAsked(message) : now.mutate({ path, body: {} }))}
      >
        {t('retry.again')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('retry.ask')}
        action={t('retry.anyway')}
        onConfirm={() => sure.mutateAsync({ path, body: { is_sure: true } })}
        onClose={() => setAsked(undefined)}
      >
        {t('retry.effect')}
      </ConfirmDialog>
    </>
  );
}
