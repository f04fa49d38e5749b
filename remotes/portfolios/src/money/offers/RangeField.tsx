import { makeStyles, Slider, Text, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { FormField } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  slider: { width: '100%' },
  // The rail of a slider begins and ends half a thumb from its edges.
  scale: { position: 'relative', height: '6px', marginInline: '10px', marginBlockStart: '-8px' },
  mark: {
    position: 'absolute',
    insetBlockStart: 0,
    height: '6px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorStatusWarningForeground1,
  },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  value: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  beyond: { color: tokens.colorStatusWarningForeground1, display: 'flex', gap: tokens.spacingHorizontalXS },
});

/** Props of RangeField. */
interface RangeFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  /** Beyond it somebody else approves; absent where nobody has to. */
  own?: number | undefined;
  /** How a value is read. */
  says: (value: number) => string;
}

/** A slider that cannot leave what is allowed, with a mark where approval begins. */
export function RangeField({ name, label, min, max, step, own, says }: RangeFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  // The slider counts steps: of a step of its own it would draw every one.
  const bounded = own !== undefined && own < max;
  return (
    <FormField name={name} label={label}>
      {({ value, onChange, ...control }) => (
        <div className={styles.frame}>
          <Slider
            {...control}
            className={styles.slider}
            min={Math.ceil(min / step)}
            max={Math.ceil(max / step)}
            disabled={min === max}
            value={Math.ceil(value / step)}
            aria-valuetext={says(value)}
            onChange={(_, data) => onChange(Math.min(max, Math.max(min, data.value * step)))}
          />
          {bounded && (
            <div className={styles.scale} aria-hidden>
              <span
                className={styles.mark}
                style={{ insetInlineStart: `${(100 * (own - min)) / (max - min)}%` }}
              />
            </div>
          )}
          <div className={styles.foot}>
            <Text size={200} weight="semibold" className={styles.value}>
              <bdi>{says(value)}</bdi>
            </Text>
            {bounded &&
              (value > own ? (
                <Text size={200} className={styles.beyond}>
                  <WarningRegular aria-hidden /> {t('offers.beyond')}
                </Text>
              ) : (
                <Text size={200}>
                  <bdi>{t('offers.alone', { most: says(own) })}</bdi>
                </Text>
              ))}
          </div>
        </div>
      )}
    </FormField>
  );
}
