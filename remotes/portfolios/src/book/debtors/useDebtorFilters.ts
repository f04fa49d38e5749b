import { findPeople, useContextOf, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { useTags } from '../../api/debtors';
import { useCurrencies } from '../../api/every';
import { useBuckets } from '../../api/portfolios';
import { DEBTOR_STATUSES } from './status';

const NOBODY = 'none';

/** The parameters of the URL of the list of debtors. */
export const DEBTOR_LIST = {
  sorts: ['-dpd', 'name', 'balance', 'created_at'],
  filters: { currency: null, bucket: null, status: DEBTOR_STATUSES, tag: null, assignee: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof DEBTOR_LIST)['filters']>>;

/** The filters of the list of debtors; who sees only the own ones is not asked whose. */
export function useDebtorFilters({ chip, filters }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const [portfolioId] = useContextOf('portfolios');
  const own = me.permissions['portfolios.debtors:read'] === 'own';
  const currencies = useCurrencies(portfolioId);
  const buckets = useBuckets().data ?? [];
  const tags = useTags().data;
  const people = usePeople(!own).data ?? [];
  const assignees = [
    { value: me.id, label: t('debtors.mine') },
    { value: NOBODY, label: t('debtors.nobody') },
    ...people
      .filter((person) => person.id !== me.id)
      .map((person) => ({ value: person.id, label: person.display_name })),
  ];
  const ranges = buckets.map((one) => ({
    value: one.id,
    label: t('debtors.days', { range: one.classification }),
  }));
  const choices: (Filter | false)[] = [
    (currencies.length > 1 || filters.currency.length > 0) &&
      chip(
        'currency',
        t('fields.currency'),
        currencies.map((value) => ({ value, label: value })),
        { multiple: false },
      ),
    chip('bucket', t('fields.bucket'), ranges),
    chip('status', t('fields.status'), choicesOf(t, 'debtorStatus', DEBTOR_STATUSES)),
    !own &&
      chip('assignee', t('fields.assignee'), assignees, {
        multiple: false,
        find: findPeople(),
        always: 2,
      }),
    tags?.length !== 0 &&
      chip(
        'tag',
        t('fields.tag'),
        (tags ?? []).map((one) => ({ value: one.id, label: one.name })),
      ),
  ];
  return choices.filter((one) => one !== false);
}
