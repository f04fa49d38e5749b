import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    letterSpacing: '-0.01em',
    color: tokens.colorNeutralForeground1,
  },
  large: { fontSize: tokens.fontSizeBase500 },
  sign: { width: '24px', height: '24px', flexShrink: 0 },
  largeSign: { width: '32px', height: '32px' },
});

interface WordmarkProps {
  size?: 'medium' | 'large';
  /** The sign alone, where there is no room for the name. */
  compact?: boolean;
}

/** The product's sign and name. */
export function Wordmark({ size = 'medium', compact = false }: WordmarkProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const large = size === 'large';
  return (
    <span className={mergeClasses(styles.mark, large && styles.large)}>
      <svg
        viewBox="0 0 32 32"
        className={mergeClasses(styles.sign, large && styles.largeSign)}
        aria-hidden="true"
      >
        <rect width="32" height="32" rx="7" fill="#0F6C6D" />
        <path
          fill="none"
          stroke="#FFFFFF"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M11 24V8h6.5a4.75 4.75 0 0 1 0 9.5H11m6.5 0L22 24"
        />
      </svg>
      {!compact && t('app.name')}
    </span>
  );
}
