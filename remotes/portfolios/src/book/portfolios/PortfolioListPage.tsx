import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, FolderRegular } from '@fluentui/react-icons';
import { useCan, useSearchParams, useTranslation } from '@recobro/sdk';
import { choicesOf, cut, EntityList, useFormats, useListParams } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList } from '../../api/client';
import { isOpen } from '../../api/every';
import { PortfolioPanel } from './PortfolioPanel';
import { PORTFOLIO_STATUSES } from './status';
import { usePortfolioColumns } from './usePortfolioColumns';

const SHAPE = {
  sorts: ['-created_at', 'name', 'debtors_count', 'balance'],
  filters: { status: PORTFOLIO_STATUSES },
} as const;

/** An archived portfolio is put away: it is listed only when asked for. */
const OPEN = PORTFOLIO_STATUSES.filter((status) => isOpen({ status }));

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  second: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  name: cut,
});

/** Every portfolio, with what is owed in it. */
export function PortfolioListPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const { amountOrZero } = useFormats();
  const params = useListParams(SHAPE);
  const columns = usePortfolioColumns();
  const [address, setAddress] = useSearchParams();
  const first = address.has('first'); // a new company comes here: a portfolio, then its file
  const [asked, setCreating] = useState(false);
  const creating = asked || (first && can('portfolios.portfolios:create'));
  const close = () => {
    setCreating(false);
    if (first) setAddress({}, { replace: true });
  };
  const { page, pageSize, sort, text, filters, chip } = params;
  const status = filters.status.length > 0 ? filters.status : OPEN;
  const query = useList('/api/v1/carteras', {
    query: { page, pageSize, sort, filter: text || undefined, status },
  });
  const create = can('portfolios.portfolios:create') ? (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      {t('portfolios.create')}
    </Button>
  ) : undefined;
  const states = choicesOf(t, 'portfolioStatus', PORTFOLIO_STATUSES);
  return (
    <>
      <EntityList
        id="portfolios"
        title={t('portfolios.title')}
        query={query}
        params={params}
        search={t('portfolios.search')}
        filters={[chip('status', t('fields.status'), states)]}
        pageActions={create}
        columns={columns}
        rowName={(portfolio) => portfolio.name}
        href={(portfolio) => `/portfolios/${portfolio.id}`}
        none={{
          icon: <FolderRegular />,
          title: t('portfolios.none'),
          reason: t('portfolios.noneReason'),
          action: create,
        }}
        compact={(portfolio) => (
          <span className={styles.lines}>
            <Text weight="semibold" className={styles.name}>
              {portfolio.name}
            </Text>
            <Text size={200} className={styles.second}>
              <span>{t('portfolios.debtorsShort', { count: portfolio.debtors_count })}</span>
              <span>{amountOrZero(portfolio.balance, { currency: portfolio.currency })}</span>
            </Text>
          </span>
        )}
      />
      <PortfolioPanel open={creating} first={first} onClose={close} />
    </>
  );
}
