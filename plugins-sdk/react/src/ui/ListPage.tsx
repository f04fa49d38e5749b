import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useDeferredValue } from 'react';
import { hairlineOver } from './hairline';
import { useFormats } from './useFormats';

const useStyles = makeStyles({
  page: {
    '& > [data-holds] ~ *': { visibility: 'hidden' },
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
    containerType: 'inline-size',
  },
  title: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    margin: 0,
    minWidth: 0,
  },
  count: {
    minWidth: '4ch', // kept while it is unknown, so that nothing makes room for it later
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
  },
  // They come late, and push down nothing that is read: all the room beside the title is theirs before they come, or a line of their own
  // where that may be too little.
  figures: {
    flexGrow: 999,
    flexBasis: 0,
    minWidth: 0,
    display: 'flex',
    justifyContent: 'end',
    '@container (max-width: 639px)': { flexBasis: '100%', justifyContent: 'start' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  found: {
    color: tokens.colorNeutralForeground3,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  surface: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'clip',
    minWidth: 0,
  },
  foot: { ...hairlineOver },
});

/** Props of ListPage. */
export interface ListPageProps {
  title: string;
  /** How many there are; absent while unknown. */
  total?: number | undefined;
  totalExact?: boolean | undefined;
  /** What the rows come to, all that the filters leave, beside their number. */
  figures?: React.ReactNode;
  actions?: React.ReactNode;
  /** What comes before the list, because it waits for somebody. */
  lead?: React.ReactNode;
  /** Search and chips, in their one place above the list. */
  filters?: React.ReactNode;
  /** How long the search took, in ms; given only while searching. */
  searchedIn?: number | undefined;
  /** Pages, under the list. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of every list: title with count, primary action, filters, the list, its pages. */
export function ListPage({
  title,
  total,
  totalExact = true,
  figures,
  actions,
  lead,
  filters,
  searchedIn,
  foot,
  children,
}: ListPageProps) {
  const styles = useStyles();
  const pages = useDeferredValue(foot); // comes with the rows above it, which are drawn in slices
  const { t } = useTranslation('ui');
  const { count, locale } = useFormats();
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section className={styles.page} aria-label={title}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {title}
          <Text className={styles.count}>
            {total !== undefined && count(total) + (totalExact ? '' : '+')}
          </Text>
        </Subtitle1>
        {figures && <div className={styles.figures}>{figures}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {lead}
      {filters && (
        <search className={styles.filters}>
          {filters}
          {searchedIn !== undefined && total !== undefined && (
            <Text size={200} className={styles.found} role="status">
              {t('list.found', {
                count: total,
                shown: count(total) + (totalExact ? '' : '+'),
                seconds: seconds.format(Math.max(0.1, searchedIn / 1000)),
              })}
            </Text>
          )}
        </search>
      )}
      <div className={styles.surface}>
        {children}
        {pages && <div className={styles.foot}>{pages}</div>}
      </div>
    </section>
  );
}
