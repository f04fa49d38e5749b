import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { SPANS } from './spans';
import { METHODS, PAYMENT_STATUSES } from './status';

/** The parameters of the URL of the list of payments. */
export const PAYMENT_LIST = {
  sorts: ['-created_at', 'created_at', 'paid_on'],
  filters: { status: PAYMENT_STATUSES, method: METHODS, paid: SPANS, taken_by: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof PAYMENT_LIST)['filters']>>;

/** The filters of the list of payments; who sees only the own ones is not asked whose. */
export function usePaymentFilters({ chip }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const own = me.permissions['portfolios.payments:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const takers = people.map((person) => ({ value: person.id, label: person.display_name }));
  const choices: (Filter | false)[] = [
    chip('status', t('fields.status'), choicesOf(t, 'paymentStatus', PAYMENT_STATUSES)),
    chip('method', t('payments.method'), choicesOf(t, 'method', METHODS)),
    chip('paid', t('payments.paidOn'), choicesOf(t, 'payments.paid', SPANS), { multiple: false }),
    !own && chip('taken_by', t('payments.takenBy'), takers, { find: findPeople() }),
  ];
  return choices.filter((one) => one !== false);
}
