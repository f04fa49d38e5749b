import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Link } from '@recobro/sdk';
import { type Money, useInOrder } from './Amounts';
import { textWidth } from './format/textWidth';
import { useFormats } from './useFormats';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  plain: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    '& > *': {
      borderBlockStyle: 'none',
      borderInlineStyle: 'none',
      paddingBlockStart: 0,
      paddingBlockEnd: 0,
      paddingInlineStart: 0,
      paddingInlineEnd: 0,
    },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    minWidth: 0,
  },
  link: {
    ':hover': {
      borderBlockColor: tokens.colorNeutralStroke1Hover,
      borderInlineColor: tokens.colorNeutralStroke1Hover,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  label: { color: tokens.colorNeutralForeground3 },
  // What tells about a figure is no part of the link, and stands over it.
  told: {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    '& > :first-child > :first-child': { paddingInlineEnd: tokens.spacingHorizontalXXL },
  },
  about: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
  },
  figure: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // An amount is never cut nor broken: where the card is too narrow for it, it is written smaller.
  money: { containerType: 'inline-size', display: 'flex', flexDirection: 'column' },
  amount: {
    fontSize: `clamp(8px, calc(100cqi * var(--fits)), ${tokens.fontSizeBase600})`,
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
    alignSelf: 'flex-start',
    overflowWrap: 'normal',
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Props of FigureCard. */
export interface FigureCardProps {
  label: string;
  figure?: React.ReactNode;
  /** The figure where it is money: a line for each currency. */
  amounts?: Money[] | undefined;
  /** What qualifies the figure: its change, its share. */
  note?: React.ReactNode;
  /** The list behind the figure; the whole card leads there. */
  to?: string | undefined;
  tone?: 'danger' | undefined;
  /** What tells how the figure comes about: a button beside the label, no part of the link. */
  about?: React.ReactNode;
}

/** One figure that matters, and the way to what it counts. */
export function FigureCard({ label, figure, amounts, note, to, tone, about }: FigureCardProps) {
  const styles = useStyles();
  const body = (
    <>
      <Text size={200} className={styles.label}>
        {label}
      </Text>
      <span className={mergeClasses(styles.figure, tone === 'danger' && styles.danger)}>
        {amounts ? <FittedAmounts amounts={amounts} /> : figure}
      </span>
      {note && (
        <Text size={200} className={styles.note}>
          <bdi>{note}</bdi>
        </Text>
      )}
    </>
  );
  const card = to ? (
    <Link to={to} className={mergeClasses(styles.card, styles.link)}>
      {body}
    </Link>
  ) : (
    <div className={styles.card}>{body}</div>
  );
  if (!about) return card;
  return (
    <div className={styles.told}>
      {card}
      <span className={styles.about}>{about}</span>
    </div>
  );
}

/** Amounts as large as their card lets them be, all alike. */
function FittedAmounts({ amounts }: { amounts: Money[] }) {
  const styles = useStyles();
  const { amountOrZero } = useFormats();
  const lines = useInOrder(amounts).map(({ minor, currency }) => amountOrZero(minor, { currency }));
  const fits = 1 / (Math.max(...lines.map(textWidth)) / 14); // of the size that the widths are told for
  return (
    <span className={styles.money} style={{ '--fits': fits } as React.CSSProperties}>
      {lines.map((line) => (
        <span key={line} dir="ltr" className={styles.amount}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** Figures side by side; plain ones stand on a card already, and so have no edges of their own. */
export function FigureRow({ plain, children }: { plain?: boolean; children: React.ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.row, plain && styles.plain)}>{children}</div>;
}
