import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { hairlineOver, plainList, useFormats } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content max-content',
  },
  item: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', ...hairlineOver },
  line: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  track: { height: '12px', minWidth: 0 },
  bar: {
    height: '100%',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    minWidth: '18ch',
    '@media (max-width: 639px)': { display: 'none' },
  },
  narrow: { '@media (max-width: 639px)': { gridColumn: '3 / -1' } },
});

/** A step of a funnel. */
export interface FunnelStep {
  id: string;
  label: string;
  value: number;
  /** In the days before. */
  before: number;
  /** The list behind it. */
  to: string;
}

/** Steps of which each is a part of the one before: bar, number, share of that, and what it was. */
export function FunnelBars({ label, steps }: { label: string; steps: FunnelStep[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, percent } = useFormats();
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ id, label: name, value, before, to }, at) => {
        const last = steps[at - 1]?.value ?? 0;
        const told = [
          last > 0 && t('figures.ofStep', { share: percent(value / last) }),
          t('figures.was', { value: count(before) }),
        ];
        return (
          <li key={id} className={styles.item}>
            <Link to={to} className={styles.line}>
              <bdi>{name}</bdi>
              <span className={styles.track} aria-hidden>
                {value > 0 && <div className={styles.bar} style={{ width: `${(100 * value) / most}%` }} />}
              </span>
              <Text weight="semibold" className={mergeClasses(styles.figure, styles.narrow)}>
                {count(value)}
              </Text>
              <Text size={200} className={styles.quiet}>
                <bdi>{told.filter(Boolean).join(' · ')}</bdi>
              </Text>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
