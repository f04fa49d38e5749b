import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  log: {
    margin: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflow: 'auto',
    maxHeight: '320px',
    direction: 'ltr',
    textAlign: 'left',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

/** The last lines of what an app's process wrote, for who runs the installation. */
export function AppLog({ lines }: { lines: string[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Section title={t('apps.detail.log')} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.log} tabIndex={0}>
        {lines.join('\n')}
      </pre>
    </Section>
  );
}
