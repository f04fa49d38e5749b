import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Message } from '../api/types';
import { useBubbles } from './bubbles';
import { isRetriable, Retry } from './Retry';

/** Props of Undelivered. */
export interface UndeliveredProps {
  message: Message;
  /** The message by which it was sent again, where that is known. */
  retry?: Message | undefined;
  /** It is the one that the key is for. */
  byKey: boolean;
}

/** Why a message of ours did not arrive, or may not have; what may be done about it, and what came of that. */
export function Undelivered({ message: m, retry, byKey }: UndeliveredProps) {
  const styles = useBubbles();
  const { t } = useTranslation('chats');
  return (
    <>
      {m.state === 'failed' && <Why message={m} />}
      {m.is_uncertain && <Text className={styles.reason}>{t('retry.uncertain')}</Text>}
      {m.retry_id && (
        <span className={styles.meta}>
          {retry ? t('retry.came', { state: t(`state.${retry.state}`) }) : t('retry.done')}
        </span>
      )}
      {isRetriable(m) && (
        <span className={styles.meta}>
          <Retry message={m} byKey={byKey} />
        </span>
      )}
    </>
  );
}

/** Our refusals, each with its words. */
const OURS: Record<string, string> = {
  'chats.person_stopped': 'stopped',
  'chats.contact_refused': 'refused',
};

/** Why it did not go out: in our words where we stopped it, else in the provider's. */
function Why({ message: { code, reason } }: { message: Message }) {
  const styles = useBubbles();
  const { t } = useTranslation('chats');
  const ours = OURS[code];
  const says = ours ? t(`retry.why.${ours}`) : reason;
  return (
    says && (
      <Text className={styles.reason} dir="auto">
        {says}
      </Text>
    )
  );
}
