import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList } from '@recobro/sdk/ui';
import type { Line } from '../api/types';
import { Behind } from './Behind';
import { Cites } from './Cites';

const useStyles = makeStyles({
  lines: {
    ...plainList,
    display: 'grid',
    gap: tokens.spacingVerticalM,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  turn: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  said: {
    ...{ margin: 0, width: 'fit-content', maxWidth: 'min(85%, 640px)', minWidth: 0 },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderRadius: tokens.borderRadiusLarge },
    ...{ paddingBlock: tokens.spacingVerticalS, paddingInline: tokens.spacingHorizontalM },
  },
  agent: { backgroundColor: tokens.colorNeutralBackground3 },
  theirs: { backgroundColor: tokens.colorBrandBackground2, justifySelf: 'end' },
  quiet: { color: tokens.colorNeutralForeground3, justifySelf: 'end' },
});

/** Props of Transcript. */
interface TranscriptProps {
  lines: Line[];
}

/** What was said on both sides, with what stood behind it folded under each answer. */
export function Transcript({ lines }: TranscriptProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  return (
    <ol className={styles.lines} aria-label={t('trial.talk')} aria-live="polite">
      {lines.map((line) => (
        <li key={line.n} className={styles.turn}>
          <Heard line={line} />
          {line.said && (
            <p className={mergeClasses(styles.said, styles.agent)} dir="auto">
              {line.said}
            </p>
          )}
          <Cites cites={line.cites} />
          <Behind line={line} />
        </li>
      ))}
    </ol>
  );
}

/** What the debtor said, pressed, or did not say. */
function Heard({ line }: { line: Line }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  if (line.silence) return <Text className={styles.quiet}>{t('trial.silent')}</Text>;
  const said = line.pressed ? t('trial.pressedKeys', { keys: line.pressed }) : line.heard;
  if (!said) return null;
  return (
    <p className={mergeClasses(styles.said, styles.theirs)} dir="auto">
      {said}
    </p>
  );
}
