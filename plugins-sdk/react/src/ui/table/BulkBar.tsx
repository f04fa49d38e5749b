import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { hairlineUnder } from '../hairline';
import { isTyping } from '../isTyping';
import { useFormats } from '../useFormats';
import type { Selection } from './types';

const SHORTCUT = 'b';

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
    // On a phone the list scrolls with the page, and what may be done to the rows comes along.
    '@media (max-width: 639px)': {
      position: 'sticky',
      insetBlockStart: '48px',
      flexWrap: 'wrap',
      rowGap: 0,
      paddingBlock: tokens.spacingVerticalXS,
    },
  },
  // Room for the rings of what scrolls sideways.
  actions: {
    display: 'flex',
    flexGrow: 1,
    gap: tokens.spacingHorizontalS,
    overflowX: 'auto',
    padding: '4px',
    margin: '-4px',
  },
  action: { flexShrink: 0, whiteSpace: 'nowrap' },
  count: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

interface BulkBarProps {
  count: number;
  /** The list has more than the page whose rows are all picked. */
  whole: Selection['all'];
  children: React.ReactNode;
  onClear: () => void;
}

/** What may be done to the rows picked, laid over the table's header; b leads there from the rows. */
export function BulkBar({ count, whole, children, onClear }: BulkBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { count: number } = useFormats();
  const bar = useRef<HTMLDivElement>(null);
  useBarKey(bar);
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={t('table.bulk')}
      aria-keyshortcuts={SHORTCUT}
    >
      <Text weight="semibold" className={styles.count} aria-live="polite">
        {whole?.on
          ? t('table.allSelected', { shown: whole.shown })
          : t('table.selected', { count, shown: number(count) })}
      </Text>
      <div className={styles.actions} data-actions>
        {children}
        {whole && !whole.on && (
          <Button
            size="small"
            appearance="transparent"
            className={styles.action}
            onClick={() => whole.onChange(true)}
          >
            {t('table.selectAll', { shown: whole.shown })}
          </Button>
        )}
      </div>
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

function useBarKey(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[data-actions] button:enabled')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [bar]);
}
