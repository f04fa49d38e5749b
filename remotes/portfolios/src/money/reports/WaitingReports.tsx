import { Button, Field, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  DateText,
  hairlineOver,
  Loaded,
  plainList,
  RecordName,
  Section,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDecideReport, useReported } from '../../api/reports';
import type { Payment } from '../../api/types';

const ProofDialog = lazy(() => import('./ProofDialog').then((code) => ({ default: code.ProofDialog })));

const useStyles = makeStyles({
  list: { ...plainList },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
  },
  words: { flexGrow: 1, flexBasis: '220px', minWidth: 0, overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** Reported payments that wait to be verified: of one debtor, or all that one may see. */
export function WaitingReports({ debtorId }: { debtorId?: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const query = useReported(debtorId);
  if (debtorId && !query.data?.length) return null;
  return (
    <Section
      flush
      title={t('reports.waiting')}
      waiting={query.isPending}
      count={query.data ? count(query.data.length) : undefined}
    >
      <Loaded read={query} rows={query.data} empty={t('reports.none')}>
        {(rows) => (
          <ul className={styles.list} aria-label={t('reports.waiting')}>
            {rows.map((payment) => (
              <Waiting key={payment.id} payment={payment} named={!debtorId} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function Waiting({ payment, named }: { payment: Payment; named: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const can = useCan();
  const { me } = useSession();
  const [proof, setProof] = useState(false);
  const [asking, setAsking] = useState<'verify' | 'reject'>();
  const [reason, setReason] = useState('');
  const { verify, reject } = useDecideReport();
  const amount = amountOrZero(payment.amount, { currency: payment.currency, exact: true });
  const what = `${amount} · ${t(`method.${payment.method}`)}`;
  const path = { id: payment.id };
  const decides = can('portfolios.payments:verify') && payment.taken_by !== me.id;
  const confirm = (verdict: 'verify' | 'reject') =>
    verdict === 'verify'
      ? verify.mutateAsync({ path })
      : reject.mutateAsync({ path, body: { reason: reason.trim() } });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Text block weight="semibold">
          {what}
        </Text>
        <Text block size={200} className={styles.meta}>
          <DateText value={payment.paid_on} shape="date" />
          {' · '}
          <RecordName of="core.user" id={payment.taken_by} plain />
          {payment.external_ref && ` · ${payment.external_ref}`}
        </Text>
        {named && <RecordName of="portfolios.debtor" id={payment.debtor_id} />}
        {payment.note && (
          <Text block size={200}>
            {payment.note}
          </Text>
        )}
      </div>
      {payment.status === 'verifying' && (
        <Button size="small" onClick={() => setProof(true)} aria-label={`${t('reports.proof')}: ${what}`}>
          {t('reports.proof')}
        </Button>
      )}
      {decides && (
        <Button
          size="small"
          appearance="primary"
          onClick={() => setAsking('verify')}
          aria-label={`${t('reports.verify')}: ${what}`}
        >
          {t('reports.verify')}
        </Button>
      )}
      {decides && (
        <Button
          size="small"
          onClick={() => setAsking('reject')}
          aria-label={`${t('reports.reject')}: ${what}`}
        >
          {t('reports.reject')}
        </Button>
      )}
      {proof && (
        <Suspense>
          <ProofDialog paymentId={payment.id} title={what} onClose={() => setProof(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={t(`reports.${asking ?? 'verify'}`)}
        action={t(`reports.${asking ?? 'verify'}`)}
        disabled={asking === 'reject' && reason.trim().length < 3}
        onConfirm={confirm}
        onClose={() => setAsking(undefined)}
      >
        {asking === 'reject' ? (
          <Field label={t('payments.reason')} required>
            <Textarea value={reason} maxLength={500} onChange={(_, { value }) => setReason(value)} />
          </Field>
        ) : (
          t('reports.verifying', { amount })
        )}
      </ConfirmDialog>
    </li>
  );
}
