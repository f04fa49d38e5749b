import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Choose } from './Choose';
import { paginationWindow } from './paginationWindow';
import { useFormats } from './useFormats';

const GAP = '…';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
  },
  meta: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  sizes: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  pages: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  page: { minWidth: '32px', paddingInline: tokens.spacingHorizontalXS, fontVariantNumeric: 'tabular-nums' },
  gap: { minWidth: '24px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  current: { fontWeight: tokens.fontWeightSemibold },
  // Arrows point along the line of reading; the icons themselves do not know the direction.
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** Props of Pagination. */
export interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Whether the total is a count or a lower bound ("10,000+"). */
  totalExact?: boolean;
  pageSizes?: number[];
  onPage: (page: number) => void;
  onPageSize?: (size: number) => void;
}

/** Where one is in a list, and the way to its other pages. */
export function Pagination({
  page,
  pageSize,
  total,
  totalExact = true,
  pageSizes = [10, 25, 50, 100],
  onPage,
  onPageSize,
}: PaginationProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { count: number } = useFormats();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const range = {
    from: number(from),
    to: number(Math.min(page * pageSize, total)),
    total: number(total) + (totalExact ? '' : '+'),
  };
  return (
    <div className={styles.bar}>
      <div className={styles.sizes}>
        {onPageSize && (
          <Choose
            size="small"
            aria-label={t('pagination.size')}
            value={String(pageSize)}
            choices={[...new Set([...pageSizes, pageSize])]
              .sort((a, b) => a - b)
              .map((size) => ({ value: String(size), label: String(size) }))}
            onChoose={(size) => onPageSize(Number(size))}
          />
        )}
        <Text dir="auto" size={200} className={styles.meta} aria-live="polite">
          {t('pagination.range', range)}
        </Text>
      </div>
      <nav aria-label={t('pagination.label')}>
        <ul className={styles.pages}>
          <li>
            <Step
              label={t('pagination.previous')}
              to={page - 1}
              disabled={page <= 1}
              onPage={onPage}
              icon={<ChevronLeftRegular className={styles.arrow} />}
            />
          </li>
          {paginationWindow(page, last).map((mark, index) => (
            <li key={mark === 'gap' ? `gap-${index}` : mark}>
              {mark === 'gap' ? (
                <span className={styles.gap} aria-hidden>
                  {GAP}
                </span>
              ) : (
                <Mark mark={mark} current={mark === page} onPage={onPage} />
              )}
            </li>
          ))}
          <li>
            <Step
              label={t('pagination.next')}
              to={page + 1}
              disabled={page >= last}
              onPage={onPage}
              icon={<ChevronRightRegular className={styles.arrow} />}
            />
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Mark({ mark, current, onPage }: { mark: number; current: boolean; onPage: (page: number) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { count: number } = useFormats();
  return (
    <Button
      size="small"
      appearance={current ? 'outline' : 'subtle'}
      className={mergeClasses(styles.page, current && styles.current)}
      aria-label={t('pagination.page', { page: number(mark) })}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(mark)}
    >
      {number(mark)}
    </Button>
  );
}

function Step({
  label,
  to,
  disabled,
  icon,
  onPage,
}: {
  label: string;
  to: number;
  disabled: boolean;
  icon: React.ReactElement;
  onPage: (page: number) => void;
}) {
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={label}
      disabled={disabled}
      onClick={() => onPage(to)}
    />
  );
}
