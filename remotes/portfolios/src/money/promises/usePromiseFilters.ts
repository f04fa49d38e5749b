import { findPeople, useContextOf, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, useFormats, type useListParams } from '@recobro/sdk/ui';
import { useCurrencies } from '../../api/every';
import type { PromiseListQuery } from '../../api/types';
import { dayAfter, daysIn, todayIn } from '../../days';
import { useDaysName } from '../../useDaysName';
import { OPEN_STATUSES, PROMISE_STATUSES } from './status';

const SPANS = ['today', 'tomorrow', 'week', 'overdue', 'lapsed'] as const;

/**
 * The parameters of the URL of the list of promises; `due` is a span of days, one day, or from one to another those whose grace ended;
 * `made` are the days on which they were made.
 */
export const PROMISE_LIST = {
  sorts: ['due_on', 'created_at', 'amount', 'made_on'],
  filters: { status: PROMISE_STATUSES, due: null, made: null, currency: null, owner: null },
} as const;

type Params = ReturnType<typeof useListParams<(typeof PROMISE_LIST)['filters']>>;

/** The first and the last day of a span, as the list is asked for them. */
function spanOf(due: string | undefined, today: string): Partial<PromiseListQuery> {
  switch (due) {
    case undefined:
      return {};
    case 'today':
      return { due_from: today, due_to: today };
    case 'tomorrow':
      return { due_from: dayAfter(today, 1), due_to: dayAfter(today, 1) };
    case 'week':
      return { due_from: today, due_to: dayAfter(today, 6) };
    case 'overdue':
      return { due_to: dayAfter(today, -1) };
    case 'lapsed':
      return { deadline_from: dayAfter(today, -7), deadline_to: dayAfter(today, -1) };
    default: {
      const days = daysIn(due);
      if (days) return { deadline_from: days.from, deadline_to: days.to };
      return /^\d{4}-\d{2}-\d{2}$/.test(due) ? { due_from: due, due_to: due } : {};
    }
  }
}

/** What the list is asked for: without a state those that are open; all of one day, of the days whose grace
 * has ended or on which they were made. */
export function usePromiseQuery(params: Params, portfolioId: string | undefined): PromiseListQuery {
  const today = todayIn(useSession().me.tenant.timezone);
  const { status, due, made, currency, owner } = params.filters;
  const days = daysIn(made[0]);
  const all = days !== undefined || due[0] === 'lapsed' || due[0]?.startsWith('2');
  const open: readonly NonNullable<PromiseListQuery['status']>[number][] = OPEN_STATUSES;
  return {
    page: params.page,
    pageSize: params.pageSize,
    sort: params.sort,
    status: status.length > 0 ? status : all ? [] : [...open],
    portfolio_id: portfolioId ? [portfolioId] : [],
    currency,
    owner: owner[0],
    ...spanOf(due[0], today),
    ...(days && { made_from: days.from, made_to: days.to }),
  };
}

/** The filters of the list of promises; who sees only the own ones is not asked whose. */
export function usePromiseFilters({ chip, filters }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const daysName = useDaysName();
  const { me } = useSession();
  const [portfolioId] = useContextOf('portfolios');
  const own = me.permissions['portfolios.promises:read'] === 'own';
  const currencies = useCurrencies(portfolioId);
  const people = usePeople(!own).data ?? [];
  const spans = choicesOf(t, 'promises.due', SPANS);
  const day = filters.due[0];
  const ended = daysIn(day);
  const label = ended ? t('promises.ended', { days: daysName(ended) }) : instant(day, 'date');
  const dues = day?.startsWith('2') ? [...spans, { value: day, label }] : spans;
  const made = daysIn(filters.made[0]);
  const owners = [
    { value: me.id, label: t('promises.mine') },
    ...people
      .filter(({ id }) => id !== me.id)
      .map(({ id, display_name }) => ({ value: id, label: display_name })),
  ];
  const choices: (Filter | false)[] = [
    chip('due', t('promises.dueOn'), dues, { multiple: false }),
    made !== undefined &&
      chip('made', t('promises.made'), [{ value: filters.made[0] ?? '', label: daysName(made) }], {
        multiple: false,
      }),
    chip('status', t('fields.status'), choicesOf(t, 'promiseStatus', PROMISE_STATUSES)),
    !own && chip('owner', t('promises.owner'), owners, { multiple: false, find: findPeople(), always: 1 }),
    (currencies.length > 1 || filters.currency.length > 0) &&
      chip(
        'currency',
        t('fields.currency'),
        currencies.map((value) => ({ value, label: value })),
        { multiple: false },
      ),
  ];
  return choices.filter((one) => one !== false);
}
