import { ReceiptMoneyRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { EntityList, LinkButton, RecordName, TwoLines, useFormats, useListParams } from '@recobro/sdk/ui';
import { useList } from '../../api/client';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { useSpan } from './spans';
import { usePaymentColumns } from './usePaymentColumns';
import { PAYMENT_LIST, usePaymentFilters } from './usePaymentFilters';

/** Every payment one may see: narrowed and sorted in the URL, found by its receipt. */
export function PaymentListPage() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const portfolioId = useChosenPortfolio();
  const params = useListParams(PAYMENT_LIST);
  const filters = usePaymentFilters(params);
  const columns = usePaymentColumns();
  const can = useCan();
  const { paid, ...others } = params.filters;
  const query = useList('/api/v1/payments', {
    query: {
      page: params.page,
      pageSize: params.pageSize,
      sort: params.sort,
      receipt: params.text || undefined,
      portfolio_id: portfolioId ? [portfolioId] : [],
      ...others,
      ...useSpan(paid),
    },
  });
  return (
    <EntityList
      id="payments"
      title={t('payments.title')}
      query={query}
      params={params}
      search={t('payments.search')}
      pageActions={
        can('portfolios.payments:reconcile') && (
          <LinkButton to="/payments/files">{t('payments.files')}</LinkButton>
        )
      }
      filters={filters}
      columns={columns}
      rowName={(payment) => payment.receipt || t(`paymentStatus.${payment.status}`)}
      href={(payment) => `/payments/${payment.id}`}
      none={{ icon: <ReceiptMoneyRegular />, title: t('payments.none'), reason: t('payments.noneReason') }}
      compact={(payment) => (
        <TwoLines
          name={payment.receipt || t(`paymentStatus.${payment.status}`)}
          aside={amountOrZero(payment.amount, { currency: payment.currency })}
        >
          <RecordName of="portfolios.debtor" id={payment.debtor_id} plain />
        </TwoLines>
      )}
    />
  );
}
