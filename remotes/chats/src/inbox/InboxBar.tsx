import { makeStyles, Tab, TabList, ToggleButton, tokens } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { FilterChips, hairlineUnder, SavedViews, SearchField } from '@recobro/sdk/ui';
import { useState } from 'react';
import { WHOSE } from './filters';
import type { InboxParams } from './useInbox';
import { useInboxFilters } from './useInboxFilters';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalS,
    ...hairlineUnder,
  },
  tabs: { flexWrap: 'wrap' }, // the words of some languages are wider than the list
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '& > :first-child': { flexGrow: 1, width: 'auto' },
  },
});

const ALL = 'all';
/** What is narrowed by day after day; the rest is shown on demand, or where it narrows. */
const USUAL = ['status'];

/** Whose conversations, and what else narrows them; all of it stands in the address, and can be kept as a view. */
export function InboxBar({ params, acts }: { params: InboxParams; acts?: React.ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const [all, setAll] = useState(false);
  const filters = useInboxFilters(params);
  const shown = filters.filter(({ id, value }) => all || USUAL.includes(id) || value.length > 0);
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <SearchField label={t('inbox.search')} value={params.text} onSearch={params.setText} />
        {acts}
      </div>
      <TabList
        size="small"
        className={styles.tabs}
        aria-label={t('filter.whose')}
        selectedValue={params.filters.whose[0] ?? ALL}
        onTabSelect={(_, { value }) => void params.setFilter('whose', value === ALL ? [] : [`${value}`])}
      >
        {[ALL, ...WHOSE].map((whose) => (
          <Tab key={whose} value={whose}>
            {t(`whose.${whose}`)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.line}>
        <FilterChips filters={shown} onClearAll={() => void params.clear()} />
        <ToggleButton
          size="small"
          appearance="subtle"
          icon={<FilterRegular />}
          checked={all}
          aria-label={t('filter.all')}
          title={t('filter.all')}
          onClick={() => setAll(!all)}
        />
        <SavedViews list="chats" columns={[]} />
      </div>
    </div>
  );
}
