import { Button } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { useWrite } from '../api/client';
import type { Message } from '../api/types';

/** Takes a message back that has not gone out. */
export function TakeBack({ message: { id, conversation_id } }: { message: Message }) {
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:update');
  const remove = useWrite('DELETE', '/api/v1/conversations/{id}/messages/{message_id}', {
    says: () => t('thread.takenBack'),
  });
  if (!may) return null;
  return (
    <Button
      size="small"
      appearance="transparent"
      disabledFocusable={remove.isPending}
      onClick={() => remove.mutate({ path: { id: conversation_id, message_id: id } })}
    >
      {t('thread.takeBack')}
    </Button>
  );
}
