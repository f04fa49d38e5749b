import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';

/** From which certainty on lines are confirmed together. */
export const SURE = 90;
const LIKELY = 70;

/** The word for a certainty of 0 to 100. */
export const wordOf = (certainty: number) =>
  certainty >= SURE ? 'sure' : certainty >= LIKELY ? 'likely' : certainty > 0 ? 'unsure' : 'none';

const COLORS = { sure: 'success', likely: 'warning', unsure: 'error', none: 'error' } as const;

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: '150px' },
  bar: { width: '64px', flexShrink: 0 },
});

/** How sure a proposal is: a bar and a word, with the number. */
export function Certainty({ value }: { value: number }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const word = wordOf(value);
  return (
    <span className={styles.root}>
      <ProgressBar
        className={styles.bar}
        thickness="large"
        value={value / 100}
        color={COLORS[word]}
        aria-hidden
      />
      <Text size={200}>
        {t(`bank.certainty.${word}`)}
        {value > 0 && ` · ${value}`}
      </Text>
    </span>
  );
}
