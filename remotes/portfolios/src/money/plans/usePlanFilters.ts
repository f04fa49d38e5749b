import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { PLAN_STATUSES } from './status';

/** The parameters of the URL of the list of plans. */
export const PLAN_LIST = {
  sorts: ['next_on', 'created_at'],
  filters: { status: PLAN_STATUSES, assignee: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof PLAN_LIST)['filters']>>;

/** The filters of the list of plans; who sees only those of own debtors is not asked whose. */
export function usePlanFilters({ chip }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const own = me.permissions['portfolios.plans:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const assignees = [
    { value: me.id, label: t('debtors.mine') },
    ...people
      .filter(({ id }) => id !== me.id)
      .map(({ id, display_name }) => ({ value: id, label: display_name })),
  ];
  const choices: (Filter | false)[] = [
    chip('status', t('fields.status'), choicesOf(t, 'planStatus', PLAN_STATUSES)),
    !own &&
      chip('assignee', t('plans.collector'), assignees, { multiple: false, find: findPeople(), always: 1 }),
  ];
  return choices.filter((one) => one !== false);
}
