import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { cut, IconButton } from '@recobro/sdk/ui';
import type { Message } from '../api/types';

const useStyles = makeStyles({
  quote: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  text: { flexGrow: 1, ...cut },
});

/** The message that is answered, above the answer. */
export function Quote({ message, onDrop }: { message: Message; onDrop: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  return (
    <div className={styles.quote}>
      <Text size={200} className={styles.text} dir="auto">
        {message.text}
      </Text>
      <IconButton label={t('composer.dropQuote')} icon={<DismissRegular />} onClick={onDrop} />
    </div>
  );
}
