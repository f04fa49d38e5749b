import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { useBubbles } from './bubbles';
import { type Outgoing, useOutbox } from './outbox';
import { TimeOf } from './TimeOf';

/** What is on its way; where it was not taken, why, and what may be done. */
export function OutgoingLine({ outgoing }: { outgoing: Outgoing }) {
  const styles = useBubbles();
  const { t } = useTranslation('chats');
  const { again, discard } = useOutbox();
  const { draft, error, at, once } = outgoing;
  const meanwhile = error instanceof ApiError && error.code === 'chats.answered_meanwhile';
  return (
    <article
      className={mergeClasses(
        styles.bubble,
        draft.is_note ? styles.note : styles.ours,
        error ? styles.failed : styles.waiting,
      )}
      aria-label={t(draft.is_note ? 'said.within' : 'said.out')}
    >
      <Text className={styles.text} dir="auto">
        {draft.text ||
          (draft.template ? t('thread.template', { name: draft.template.name }) : t('thread.file'))}
      </Text>
      <span className={styles.meta}>
        <TimeOf at={at} />
        {t(error ? 'state.failed' : 'state.sending')}
      </span>
      {error !== undefined && (
        <>
          <Text className={styles.reason} role="alert">
            {error instanceof ApiError ? error.message : t('outbox.unreachable')}
          </Text>
          <span className={styles.meta}>
            <Button size="small" onClick={() => again(outgoing, meanwhile ? { anyway: true } : {})}>
              {t(meanwhile ? 'outbox.anyway' : 'outbox.again')}
            </Button>
            <Button size="small" appearance="subtle" onClick={() => discard(once)}>
              {t('outbox.discard')}
            </Button>
          </span>
        </>
      )}
    </article>
  );
}
