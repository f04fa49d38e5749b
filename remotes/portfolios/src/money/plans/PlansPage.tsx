import { CalendarClockRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { EntityList, HoldsBack, RecordName, TwoLines, useFormats, useListParams } from '@recobro/sdk/ui';
import { useList } from '../../api/client';
import { useWaitingPlans } from '../../api/plans';
import type { Plan } from '../../api/types';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { RUNNING, STANDING } from './status';
import { usePlanColumns } from './usePlanColumns';
import { PLAN_LIST, usePlanFilters } from './usePlanFilters';
import { WaitingPlans } from './WaitingPlans';

/** Every plan one may see, by its next instalment; what waits for the reader's approval comes before. */
export function PlansPage() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, instant } = useFormats();
  const portfolioId = useChosenPortfolio();
  const params = useListParams(PLAN_LIST);
  const filters = usePlanFilters(params);
  const columns = usePlanColumns();
  const { status, assignee } = params.filters;
  const decides = useCan()('portfolios.plans:approve');
  const waiting = useWaitingPlans(portfolioId, decides);
  const query = useList('/api/v1/plans', {
    query: {
      page: params.page,
      pageSize: params.pageSize,
      sort: params.sort,
      status: status.length > 0 ? status : [...(decides ? RUNNING : STANDING)],
      q: params.text || undefined,
      assignee,
      portfolio_id: portfolioId ? [portfolioId] : [],
    },
  });
  const amount = (plan: Plan, minor: number) => amountOrZero(minor, { currency: plan.currency });
  const progress = (plan: Plan) =>
    t('plans.progress', { paid: amount(plan, plan.paid), total: amount(plan, plan.total) });
  const next = (plan: Plan) =>
    plan.paid < plan.total && RUNNING.some((one) => one === plan.status)
      ? instant(plan.next_on, 'date')
      : t(`planStatus.${plan.status}`);
  return (
    <EntityList
      id="plans"
      title={t('plans.list')}
      query={query}
      params={params}
      search={t('plans.search')}
      filters={filters}
      lead={waiting.isLoading ? <HoldsBack /> : <WaitingPlans page={waiting.data} />}
      columns={columns}
      rowName={progress}
      href={(plan) => `/debtors/${plan.debtor_id}`}
      none={{ icon: <CalendarClockRegular />, title: t('plans.noneOf'), reason: t('plans.noneReason') }}
      compact={(plan) => (
        <TwoLines
          name={<RecordName of="portfolios.debtor" id={plan.debtor_id} plain />}
          aside={amount(plan, plan.total)}
        >
          <bdi>{next(plan)}</bdi>
          {' · '}
          <bdi>{progress(plan)}</bdi>
        </TwoLines>
      )}
    />
  );
}
