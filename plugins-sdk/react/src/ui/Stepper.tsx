import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  rail: { display: 'flex', listStyleType: 'none', margin: 0, padding: 0, gap: tokens.spacingHorizontalS },
  step: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingBlockStart: tokens.spacingVerticalS,
  },
  // On a phone only the step at hand says its name, so it gets the room.
  at: { '@media (max-width: 639px)': { flexGrow: 3 } },
  line: {
    height: '2px',
    backgroundColor: tokens.colorNeutralStroke2,
    borderRadius: tokens.borderRadiusCircular,
  },
  reached: { backgroundColor: tokens.colorBrandBackground },
  words: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    border: 'none',
    padding: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
  },
  link: {
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  done: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderTopColor: 'transparent',
    borderBottomColor: 'transparent',
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
  current: {
    color: tokens.colorBrandForeground1,
    borderTopColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
  },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  later: { color: tokens.colorNeutralForeground3 },
  hidden: { '@media (max-width: 639px)': { display: 'none' } },
});

/** One step of a rail. */
export interface Step {
  id: string;
  label: string;
}

/** Props of Stepper. */
export interface StepperProps {
  label: string;
  steps: Step[];
  current: string;
  /** Steps one may go back to. */
  reachable?: string[];
  onStep?: (id: string) => void;
}

/** Where one is in a work of a few steps. */
export function Stepper({ label, steps, current, reachable = [], onStep }: StepperProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.rail}>
        {steps.map((step, index) => {
          const done = index < at;
          const words = (
            <>
              <span
                className={mergeClasses(styles.mark, done && styles.done, index === at && styles.current)}
                aria-hidden
              >
                {done ? <CheckmarkRegular fontSize={12} /> : index + 1}
              </span>
              <Text
                weight={index === at ? 'semibold' : 'regular'}
                className={mergeClasses(
                  styles.label,
                  index > at && styles.later,
                  index !== at && styles.hidden,
                )}
              >
                {step.label}
              </Text>
            </>
          );
          const canGo = reachable.includes(step.id) && onStep !== undefined && index !== at;
          return (
            <li
              key={step.id}
              className={mergeClasses(styles.step, index === at && styles.at)}
              aria-current={index === at ? 'step' : undefined}
            >
              <div className={mergeClasses(styles.line, index <= at && styles.reached)} />
              {canGo ? (
                <button
                  type="button"
                  className={mergeClasses(styles.words, styles.link)}
                  aria-label={t('stepper.goTo', { step: step.label })}
                  onClick={() => onStep(step.id)}
                >
                  {words}
                </button>
              ) : (
                <span className={styles.words}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
