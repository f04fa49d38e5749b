import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { hairlineUnder } from '../hairline';
import { useFormats } from '../useFormats';

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minHeight: '41px',
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    ...hairlineUnder,
    animationName: {
      from: { transform: 'translateY(-8px)', opacity: 0 },
      to: { transform: 'none', opacity: 1 },
    },
    animationDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  actions: { display: 'flex', flexGrow: 1, gap: tokens.spacingHorizontalS, overflowX: 'auto' },
  count: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** What may be done to the rows picked, laid over the table's header. */
export function BulkBar({
  count,
  children,
  onClear,
}: {
  count: number;
  children: React.ReactNode;
  onClear: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { count: number } = useFormats();
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('table.bulk')}>
      <Text weight="semibold" className={styles.count} aria-live="polite">
        {t('table.selected', { count, shown: number(count) })}
      </Text>
      <div className={styles.actions}>{children}</div>
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('table.clearSelection')}
        onClick={onClear}
      />
    </div>
  );
}
