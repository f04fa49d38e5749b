import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, hairlineOver, plainList, RecordName, Section, useFormats } from '@recobro/sdk/ui';
import type { useWaitingPlans } from '../../api/plans';
import type { Plan } from '../../api/types';
import { PlanActs } from './PlanActs';

const useStyles = makeStyles({
  list: { ...plainList },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
  },
  words: { flexGrow: 1, flexBasis: '260px', minWidth: 0, overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** Plans beyond somebody's authority, the oldest first, for whoever may decide on them; nothing where none waits. */
export function WaitingPlans({ page }: { page: ReturnType<typeof useWaitingPlans>['data'] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  if (!page?.data.length) return null;
  return (
    <Section flush title={t('plans.waiting')} count={count(page.meta.total)}>
      <ul className={styles.list} aria-label={t('plans.waiting')}>
        {page.data.map((plan) => (
          <Waiting key={plan.id} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}

function Waiting({ plan }: { plan: Plan }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const money = (minor: number) => amountOrZero(minor, { currency: plan.currency });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Text block weight="semibold">
          <RecordName of="portfolios.debtor" id={plan.debtor_id} />
        </Text>
        <Text block size={200}>
          <bdi>
            {t('plans.terms', {
              count: plan.terms.instalments,
              total: money(plan.total),
              discount: money(plan.discount),
              balance: money(plan.balance),
            })}
          </bdi>
        </Text>
        <Text block size={200} className={styles.meta}>
          <RecordName of="core.user" id={plan.created_by} plain />
          {' · '}
          <DateText value={plan.created_at} shape="relative" />
          {' · '}
          <bdi>{plan.reason}</bdi>
        </Text>
      </div>
      <PlanActs plan={plan} />
    </li>
  );
}
