import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useId } from 'react';
import { useFormats } from './useFormats';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '32px',
  },
  figure: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  percent: { fontVariantNumeric: 'tabular-nums' },
  end: { marginInlineStart: 'auto' },
});

/** Props of ProgressPanel. */
export interface ProgressPanelProps {
  label: string;
  done: number;
  /** Zero or absent while unknown. */
  total?: number | undefined;
  /** How the done and total are counted, in words: "1.200 de 9.000 filas". */
  measure?: string | undefined;
  /** Speed in words. */
  speed?: string | undefined;
  secondsLeft?: number | undefined;
  onCancel?: (() => void) | undefined;
}

/** Work under way: how far, how fast, how long still, and the way to stop it. */
export function ProgressPanel({
  label,
  done,
  total,
  measure,
  speed,
  secondsLeft,
  onCancel,
}: ProgressPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { percent, span } = useFormats();
  const id = useId();
  const share = total ? Math.min(1, done / total) : undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <Text weight="semibold" id={id}>
          {label}
        </Text>
        {share !== undefined && (
          <Text className={styles.percent}>{percent(Math.floor(share * 100) / 100)}</Text>
        )}
        {measure && (
          <Text size={200} className={styles.figure}>
            {measure}
          </Text>
        )}
        {speed && (
          <Text size={200} className={styles.figure}>
            {speed}
          </Text>
        )}
        {secondsLeft !== undefined && (
          <Text size={200} className={styles.figure}>
            {t('progress.left', { span: span(secondsLeft) })}
          </Text>
        )}
        {onCancel && (
          <Button size="small" className={styles.end} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <ProgressBar value={share} thickness="large" aria-labelledby={id} />
    </div>
  );
}
