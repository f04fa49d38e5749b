import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Plan } from '../../api/types';
import { planTone, RUNNING } from './status';

const useStyles = makeStyles({
  share: {
    display: 'grid',
    gridTemplateColumns: 'minmax(48px, 1fr) 5ch',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: '90px',
  },
  percent: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The columns of the list of plans. */
export function usePlanColumns(): Column<Plan>[] {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  return useMemo(
    () => [
      {
        id: 'debtor',
        header: t('fields.debtor'),
        cell: (row) => <RecordName of="portfolios.debtor" id={row.debtor_id} plain />,
        primary: true,
        width: 240,
      },
      {
        id: 'total',
        header: t('plans.total'),
        cell: (row) => <Amount minor={row.total} currency={row.currency} />,
        fits: (row) => amountOrZero(row.total, { currency: row.currency }),
        align: 'end',
        width: 130,
      },
      { id: 'paid', header: t('plans.share'), cell: (row) => <PaidShare plan={row} />, width: 170 },
      {
        id: 'next_on',
        header: t('plans.nextOn'),
        cell: (row) => upcoming(row) && <DateText value={row.next_on} shape="date" />,
        sort: 'next_on',
        width: 130,
      },
      {
        id: 'next',
        header: t('plans.nextAmount'),
        cell: (row) => upcoming(row) && <Amount minor={leftOf(row)} currency={row.currency} />,
        align: 'end',
        width: 130,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => <StatusBadge tone={planTone[row.status]}>{t(`planStatus.${row.status}`)}</StatusBadge>,
        width: 150,
      },
      {
        id: 'created_at',
        header: t('plans.agreedOn'),
        cell: (row) => <DateText value={row.created_at} shape="date" />,
        sort: 'created_at',
        width: 120,
      },
      {
        id: 'by',
        header: t('plans.agreedBy'),
        cell: (row) => <RecordName of="core.user" id={row.created_by} plain />,
        width: 170,
      },
    ],
    [t, amountOrZero],
  );
}

/** Whether something of the plan is still to be paid. */
const upcoming = (plan: Plan) => plan.paid < plan.total && RUNNING.some((one) => one === plan.status);

/** What is left of the oldest instalment that is not paid, in minor units. */
function leftOf({ instalments }: Plan): number {
  const next = instalments.find((one) => one.paid < one.amount);
  return next ? next.amount - next.paid : 0;
}

/** How much of a plan is paid, as a bar and in words. */
function PaidShare({ plan }: { plan: Plan }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { locale } = useFormats();
  const share = Math.floor((plan.paid / plan.total) * 100) / 100; // what is not whole is not 100 %
  return (
    <span className={styles.share}>
      <ProgressBar
        value={share}
        thickness="large"
        color={plan.status === 'invalidated' ? 'error' : 'brand'}
        aria-label={t('plans.paidOf')}
      />
      <Text className={styles.percent}>
        {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
      </Text>
    </span>
  );
}
