import { findPeople, usePeople, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { usePoints } from '../../api/money';
import { SPANS } from '../payments/spans';

const STATES = ['open', 'closed'] as const;

/** The parameters of the URL of the list of tills. */
export const TILL_LIST = {
  sorts: ['-created_at', 'created_at'],
  filters: { status: STATES, opened: SPANS, point_id: null, user_id: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof TILL_LIST)['filters']>>;

/** The filters of the list of tills. */
export function useTillFilters({ chip }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const points = usePoints().data ?? [];
  const people = usePeople().data ?? [];
  const named = points.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }));
  const cashiers = people.map(({ id, display_name }) => ({ value: id, label: display_name }));
  return [
    chip('status', t('fields.status'), choicesOf(t, 'tillStatus', STATES)),
    chip('opened', t('tills.openedAt'), choicesOf(t, 'payments.paid', SPANS), { multiple: false }),
    chip('point_id', t('tills.point'), named),
    chip('user_id', t('tills.cashier'), cashiers, { find: findPeople() }),
  ];
}
