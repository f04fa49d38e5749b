import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList, useFormats } from '@recobro/sdk/ui';
import type { OfferRule } from '../../api/types';
import { WHOLE } from './terms';

const useStyles = makeStyles({
  list: { ...plainList, display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  row: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(40px, 160px) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    '@media (max-width: 479px)': {
      gridTemplateColumns: '88px minmax(40px, 1fr)',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
  rail: {
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
  },
  bar: { height: '100%', backgroundColor: tokens.colorBrandBackground },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** A rule's region: the most that it gives up, and how much of that each role agrees to alone. */
export function RegionBars({ rule }: { rule: OfferRule }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const share = (hundredths: number) => percent.format(hundredths / WHOLE);
  const { bounds } = rule;
  const lines = [
    {
      who: t('rules.anybody'),
      discount: bounds.discount,
      words: t('rules.region', {
        discount: share(bounds.discount),
        down: share(bounds.down_payment),
        least: bounds.instalments_min,
        most: bounds.instalments_max,
      }),
    },
    ...rule.authority.map((line) => ({
      who: t(`authority.role.${line.role}`),
      discount: Math.min(line.discount, bounds.discount),
      words: t('rules.line', { discount: share(line.discount), count: line.instalments }),
    })),
  ];
  return (
    <ul className={styles.list} aria-label={t('rules.regionOf', { name: rule.name })}>
      {lines.map(({ who, discount, words }) => (
        <li key={who} className={styles.row}>
          <Text size={200}>{who}</Text>
          <div className={styles.rail} aria-hidden>
            <div
              className={styles.bar}
              style={{ width: `${bounds.discount === 0 ? 0 : (100 * discount) / bounds.discount}%` }}
            />
          </div>
          <Text size={200} className={styles.meta}>
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}
