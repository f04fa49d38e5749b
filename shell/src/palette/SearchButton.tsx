import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useMedia } from '@recobro/sdk/ui';
import { MODIFIER } from './modifier';

const KEY = 'K';

const useStyles = makeStyles({
  button: {
    minWidth: '260px',
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  key: {
    marginInlineStart: 'auto',
    paddingInlineStart: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
  },
});

/** The palette's place in the header: a field to look at, a button to press. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const wide = useMedia('(min-width: 1024px)');
  if (!wide) {
    return (
      <Button
        appearance="subtle"
        icon={<SearchRegular />}
        aria-label={t('palette.placeholder')}
        onClick={onOpen}
      />
    );
  }
  return (
    <Button
      className={styles.button}
      icon={<SearchRegular />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <span dir="auto">{t('palette.placeholder')}</span>
      <kbd className={styles.key} aria-hidden>
        {`${MODIFIER} ${KEY}`}
      </kbd>
    </Button>
  );
}
