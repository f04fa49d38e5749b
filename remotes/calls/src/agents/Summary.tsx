import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Call } from '../api/types';

const useStyles = makeStyles({
  summary: { flexBasis: '100%', overflowWrap: 'anywhere', maxHeight: '6em', overflowY: 'auto' },
  by: { color: tokens.colorNeutralForeground3 },
});

/** What an agent tells whoever takes the call from it; nothing of a call without one. */
export function Summary({ call }: { call: Call | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  if (!call?.agent_id || !call.summary_reason) return null;
  return (
    <Text size={200} block className={styles.summary} role="note">
      <span className={styles.by}>{t('agents.says')}</span>{' '}
      <bdi>{call.summary || t('agents.saysNothing')}</bdi>
    </Text>
  );
}
