import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Fold } from './Fold';

const useStyles = makeStyles({
  text: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    maxHeight: '320px',
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A line of the record to the letter: for who has to show what was recorded. */
export function RawText({ value }: { value: unknown }) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <pre className={styles.text} dir="ltr" tabIndex={0}>
      {JSON.stringify(value, undefined, 2)}
    </pre>
  );
}

/** RawText, folded away. */
export function RawRecord({ value }: { value: unknown }) {
  const { t } = useTranslation('ui');
  return (
    <Fold label={t('history.raw')}>
      <RawText value={value} />
    </Fold>
  );
}
