import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import type { Filter, useListParams } from '@recobro/sdk/ui';
import { useBuckets, useTags } from '../api/debtorQueries';
import { DEBTOR_STATUSES } from './status';
import { useCurrencies } from './useCurrencies';

const NOBODY = 'none';

/** What the URL of the list of debtors may hold. */
export const DEBTOR_LIST = {
  sorts: ['-dpd', 'name', 'balance', 'created_at'],
  filters: ['currency', 'bucket', 'status', 'tag', 'assignee'],
} as const;

type Params = ReturnType<typeof useListParams<(typeof DEBTOR_LIST.filters)[number]>>;

/** The filters of the list of debtors; who sees only the own ones is not asked whose. */
export function useDebtorFilters(params: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { me, portfolioId } = useSession();
  const own = me.permissions['portfolios.debtors:read'] === 'own';
  const currencies = useCurrencies(portfolioId);
  const buckets = useBuckets().data ?? [];
  const tags = useTags().data;
  const people = usePeople(!own).data ?? [];
  const filter = (
    id: (typeof DEBTOR_LIST.filters)[number],
    label: string,
    options: Filter['options'],
    multiple = true,
  ): Filter => ({
    id,
    label,
    options,
    multiple,
    value: params.filters[id],
    onChange: (value) => params.setFilter(id, value),
  });
  const assignees = [
    { value: me.id, label: t('debtors.mine') },
    { value: NOBODY, label: t('debtors.nobody') },
    ...people
      .filter((person) => person.id !== me.id)
      .map((person) => ({ value: person.id, label: person.display_name })),
  ];
  return [
    ...(currencies.length > 1 || params.filters.currency.length > 0
      ? [filter('currency', t('fields.currency'), currencies.map(named), false)]
      : []),
    filter(
      'bucket',
      t('fields.bucket'),
      buckets.map((one) => ({ value: one.id, label: t('debtors.days', { range: one.classification }) })),
    ),
    filter(
      'status',
      t('fields.status'),
      DEBTOR_STATUSES.map((value) => ({ value, label: t(`debtorStatus.${value}`) })),
    ),
    ...(own
      ? []
      : [{ ...filter('assignee', t('fields.assignee'), assignees, false), find: findPeople(), always: 2 }]),
    ...(tags?.length === 0
      ? []
      : [
          filter(
            'tag',
            t('fields.tag'),
            (tags ?? []).map((one) => ({ value: one.id, label: one.name })),
          ),
        ]),
  ];
}

const named = (value: string) => ({ value, label: value });
