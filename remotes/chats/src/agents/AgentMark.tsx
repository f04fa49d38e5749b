import { makeStyles, tokens } from '@fluentui/react-components';
import { BotRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import type { Message } from '../api/types';
import { useAgentName } from './useAgentName';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
});

/** Says that a program wrote a message, and which: as it was called then, where that was told. */
export function AgentMark({ message: m }: { message: Message }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const known = useAgentName()(m.sender_id);
  const called = typeof m.data.agent_name === 'string' ? m.data.agent_name : '';
  const name = called || known;
  return (
    <span className={styles.mark}>
      <BotRegular aria-hidden />
      <span dir="auto">{name ? t('said.agentNamed', { name }) : t('said.agent')}</span>
    </span>
  );
}
