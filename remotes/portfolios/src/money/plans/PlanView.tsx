import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { DateText, Notice, StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { Plan } from '../../api/types';
import { InstalmentTable } from './InstalmentTable';
import { PlanActs } from './PlanActs';
import { planTone } from './status';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** One plan: how it stands, what is paid when, and what may be done with it. */
export function PlanView({ plan }: { plan: Plan }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const people = usePeople().data;
  const money = (minor: number) => amountOrZero(minor, { currency: plan.currency, exact: true });
  const by = people?.find((one) => one.id === plan.created_by)?.display_name ?? '';
  const next = plan.instalments.find((one) => one.paid < one.amount);
  const open = plan.status === 'active' || plan.status === 'suspended';
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <StatusBadge tone={planTone[plan.status]}>{t(`planStatus.${plan.status}`)}</StatusBadge>
        <Text weight="semibold">
          {t('plans.progress', { paid: money(plan.paid), total: money(plan.total) })}
        </Text>
        {open && next && (
          <Text size={200} className={styles.meta}>
            {t('plans.next', { amount: money(next.amount - next.paid) })}{' '}
            <DateText value={next.due_on} shape="date" />
          </Text>
        )}
      </div>
      <ProgressBar
        value={plan.paid / plan.total}
        thickness="large"
        color={plan.status === 'invalidated' ? 'error' : 'brand'}
        aria-label={t('plans.paidOf')}
      />
      {plan.status === 'awaiting_approval' && (
        <Notice intent="warning" layout="multiline" title={t('plans.waits', { name: by })}>
          {plan.reason}
        </Notice>
      )}
      {plan.discount > 0 && (
        <Text size={200} className={styles.meta}>
          {t(plan.status === 'invalidated' ? 'plans.discountLost' : 'plans.discountOf', {
            discount: money(plan.discount),
            balance: money(plan.balance),
          })}
        </Text>
      )}
      <InstalmentTable label={t('plans.instalments')} rows={plan.instalments} currency={plan.currency} />
      <PlanActs plan={plan} />
    </div>
  );
}
