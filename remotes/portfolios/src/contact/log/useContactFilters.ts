import { daysOf, findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { type Choice, choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { daysIn, todayIn } from '../../days';
import { useDaysName } from '../../useDaysName';
import { useLabel } from '../words';
import { CHANNELS, CONTACT_STATUSES, REACHES } from './status';

const SPANS = ['today', 'yesterday', 'week', 'month'] as const;
const COUNTS = ['attempt', 'reached'] as const;

/** The parameters of the URL of the list of contacts; `on` is a span of days by name, or from one day to another. */
export const CONTACT_LIST = {
  sorts: ['-created_at'],
  filters: {
    on: null,
    channel: CHANNELS,
    outcome: null,
    reach: REACHES,
    counts: COUNTS,
    status: CONTACT_STATUSES,
    user: null,
  },
} as const;

type Params = ReturnType<typeof useListParams<(typeof CONTACT_LIST)['filters']>>;

/** The first and the last day of what is chosen, a span or from one day to another, both YYYY-MM-DD; none where that is neither. */
export function daysChosen(on: string | undefined, today: string) {
  const span = SPANS.find((one) => one === on);
  return span ? daysOf(span, today) : daysIn(on);
}

/** The filters of the list of contacts; who sees only the own ones is not asked whose. */
export function useContactFilters({ chip, filters }: Params): Filter[] {
  const { t } = useTranslation('portfolios');
  const daysName = useDaysName();
  const { me } = useSession();
  const label = useLabel();
  const own = me.permissions['portfolios.contacts:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const outcomes = useRead('/api/v1/contacts/dispositions', {}, { staleTime: 60_000 }).data ?? [];
  const [on] = filters.on;
  const named = daysChosen(on, todayIn(me.tenant.timezone));
  const spans: Choice[] = choicesOf(t, 'contacts.on', SPANS);
  if (on && named && !spans.some(({ value }) => value === on))
    spans.push({ value: on, label: daysName(named) });
  const choices: (Filter | false)[] = [
    chip('on', t('contacts.when'), spans, { multiple: false }),
    chip('channel', t('contacts.channel'), choicesOf(t, 'channel', CHANNELS)),
    chip(
      'outcome',
      t('outcomes.one'),
      outcomes.filter(({ group }) => !group).map((one) => ({ value: one.id, label: label(one.labels) })),
    ),
    chip('reach', t('outcomes.reached'), choicesOf(t, 'reach', REACHES)),
    chip('counts', t('contacts.counts'), choicesOf(t, 'contacts.countsAs', COUNTS), { multiple: false }),
    chip('status', t('fields.status'), choicesOf(t, 'contactStatus', CONTACT_STATUSES)),
    !own &&
      chip(
        'user',
        t('contacts.who'),
        people.map(({ id, display_name }) => ({ value: id, label: display_name })),
        { find: findPeople() },
      ),
  ];
  return choices.filter((one) => one !== false);
}
