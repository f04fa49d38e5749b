import { Text } from '@fluentui/react-components';
import { ReceiptMoneyRegular } from '@fluentui/react-icons';
import { useParams, useTranslation } from '@recobro/sdk';
import {
  DateText,
  DetailPage,
  DetailSkeleton,
  ErrorState,
  Facts,
  History,
  Loaded,
  RecordName,
  Section,
  StatusBadge,
  type TimelineKind,
  useFormats,
} from '@recobro/sdk/ui';
import { usePages, useRead } from '../../api/client';
import type { Payment } from '../../api/types';
import { MailReceipt } from './MailReceipt';
import { PartsTable } from './PartsTable';
import { ReceiptButtons } from './ReceiptButtons';
import { paymentTone } from './status';
import { UndoButtons } from './UndoButtons';

const NAMESPACES = ['portfolios'];
const strand = (): [TimelineKind, typeof ReceiptMoneyRegular] => ['money', ReceiptMoneyRegular];

/** One payment: what it paid, its receipt, what became of it. */
export function PaymentPage() {
  const { paymentId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const query = useRead('/api/v1/payments/{id}', { path: { id: paymentId } });
  const back = { to: '/payments', label: t('payments.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  const payment = query.data;
  return (
    <DetailPage
      back={back}
      title={payment.receipt || t('payments.one')}
      meta={
        <>
          <RecordName of="portfolios.debtor" id={payment.debtor_id} />
          <StatusBadge tone={paymentTone[payment.status]}>{t(`paymentStatus.${payment.status}`)}</StatusBadge>
        </>
      }
      figures={
        <Text weight="semibold">
          {amountOrZero(payment.amount, { currency: payment.currency, exact: true })}
        </Text>
      }
      actions={
        <>
          <UndoButtons payment={payment} />
          <MailReceipt payment={payment} />
          <ReceiptButtons payment={payment} />
        </>
      }
      side={<PaymentFacts payment={payment} />}
    >
      <Section title={t('payments.parts')}>
        <PartsTable label={t('payments.parts')} parts={payment.parts} currency={payment.currency} />
      </Section>
      <PaymentHistory id={payment.id} />
    </DetailPage>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('portfolios');
  return (
    <Section title={t('payments.facts')}>
      <Facts
        facts={[
          { name: t('payments.paidOn'), value: <DateText value={payment.paid_on} shape="date" /> },
          { name: t('payments.method'), value: t(`method.${payment.method}`) },
          { name: t('payments.reference'), value: payment.external_ref },
          {
            name: t('payments.takenBy'),
            value: payment.taken_by && <RecordName of="core.user" id={payment.taken_by} plain />,
          },
          {
            name: t('fields.portfolio'),
            value: <RecordName of="portfolios.portfolio" id={payment.portfolio_id} />,
          },
          { name: t('payments.note'), value: payment.note },
          ...(payment.mailed_at
            ? [{ name: t('payments.mail.at'), value: <DateText value={payment.mailed_at} /> }]
            : []),
          ...(payment.reason ? [{ name: t('payments.reason'), value: payment.reason }] : []),
        ]}
      />
    </Section>
  );
}

function PaymentHistory({ id }: { id: string }) {
  const { t } = useTranslation('portfolios');
  const history = usePages('/api/v1/payments/{id}/history', { path: { id }, query: { pageSize: 50 } });
  return (
    <Section title={t('payments.history')} waiting={history.isPending}>
      <Loaded read={history} rows={history.data?.rows} empty={null}>
        {({ rows }) => (
          <History
            label={t('payments.history')}
            lines={rows}
            namespaces={NAMESPACES}
            strandOf={strand}
            earlier={history}
          />
        )}
      </Loaded>
    </Section>
  );
}
