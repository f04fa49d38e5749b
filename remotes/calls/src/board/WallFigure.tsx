import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  alarm: { backgroundColor: tokens.colorStatusDangerBackground1 },
  figure: { fontSize: 'clamp(48px, 10vw, 160px)', lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  label: {
    fontSize: 'clamp(14px, 2vw, 28px)',
    lineHeight: 1.2,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

/** Props of WallFigure. */
interface WallFigureProps {
  label: string;
  figure: string;
  /** Somebody has to do something about it. */
  alarm?: boolean;
  children?: React.ReactNode;
}

/** One figure, to be read across a room. */
export function WallFigure({ label, figure, alarm, children }: WallFigureProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.card, alarm && styles.alarm)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{figure}</span>
      {children && <span className={styles.label}>{children}</span>}
    </div>
  );
}
