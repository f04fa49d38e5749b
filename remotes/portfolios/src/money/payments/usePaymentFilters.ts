import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { type Choice, choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { daysIn } from '../../days';
import { useDaysName } from '../../useDaysName';
import { SPANS } from './spans';
import { METHODS, PAYMENT_STATUSES } from './status';

/** The parameters of the URL of the list of payments; `paid` is a span of days by name, or from one day to another. */
export const PAYMENT_LIST = {
  sorts: ['-created_at', 'created_at', 'paid_on'],
  filters: { status: PAYMENT_STATUSES, method: METHODS, paid: null, taken_by: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof PAYMENT_LIST)['filters']>>;

/** The filters of the list of payments; who sees only the own ones is not asked whose. */
export function usePaymentFilters({ chip, filters }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const daysName = useDaysName();
  const own = me.permissions['portfolios.payments:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const takers = people.map((person) => ({ value: person.id, label: person.display_name }));
  const spans: Choice[] = choicesOf(t, 'payments.paid', SPANS);
  const days = daysIn(filters.paid[0]);
  if (days) spans.push({ value: filters.paid[0] ?? '', label: daysName(days) });
  const choices: (Filter | false)[] = [
    chip('status', t('fields.status'), choicesOf(t, 'paymentStatus', PAYMENT_STATUSES)),
    chip('method', t('payments.method'), choicesOf(t, 'method', METHODS)),
    chip('paid', t('payments.paidOn'), spans, { multiple: false }),
    !own && chip('taken_by', t('payments.takenBy'), takers, { find: findPeople() }),
  ];
  return choices.filter((one) => one !== false);
}
