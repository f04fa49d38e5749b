import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { cut } from '@recobro/sdk/ui';
import type { Reply } from '../api/types';

const useStyles = makeStyles({
  list: {
    maxBlockSize: '240px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  option: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  active: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  shortcut: { fontFamily: tokens.fontFamilyMonospace, flexShrink: 0 },
  text: { color: tokens.colorNeutralForeground3, ...cut },
  none: { padding: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground3 },
});

/** Props of CannedList. */
export interface CannedListProps {
  id: string;
  replies: Reply[];
  /** Which one Enter takes. */
  at: number;
  /** They are of what was typed before. */
  isStale: boolean;
  onChoose: (reply: Reply) => void;
}

/** The canned replies that fit what is typed; the field's keys walk and choose. */
export function CannedList({ id, replies, at, isStale, onChoose }: CannedListProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  if (replies.length === 0) return <Text className={styles.none}>{t('canned.none')}</Text>;
  return (
    <div id={id} role="listbox" aria-label={t('canned.title')} aria-busy={isStale} className={styles.list}>
      {replies.map((reply, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the option in hand
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys walk and choose
        <div
          key={reply.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={mergeClasses(styles.option, index === at && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reply)}
        >
          <span className={styles.shortcut} dir="ltr">{`/${reply.shortcut}`}</span>
          <Text className={styles.text} dir="auto">
            {reply.text}
          </Text>
        </div>
      ))}
    </div>
  );
}
