import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import type { ActProps } from './ThreadActs';
import { useMove } from './useAct';

/** Resolves it and goes on to the next, or opens it again; either is undone by the message that says so. */
export function ResolveAct({ conversation: c, onDone }: ActProps) {
  const { t } = useTranslation('chats');
  const toasts = useToasts();
  const move = useMove();
  const isDone = c.status === 'resolved' || c.status === 'snoozed';
  const resolve = async () => {
    onDone();
    const after = await move(c, 'resolved');
    toasts.undoable(t('acts.resolved', { number: c.number }), () => move(after, 'open'));
  };
  const act = () => (isDone ? move(c, 'open') : resolve());
  return (
    <Button
      size="small"
      appearance={isDone ? 'secondary' : 'primary'}
      icon={isDone ? <ArrowUndoRegular /> : <CheckmarkRegular />}
      aria-keyshortcuts="e"
      onClick={() => void act().catch(() => {})} // a toast has said why
    >
      {t(isDone ? 'acts.reopen' : 'acts.resolve')}
    </Button>
  );
}
