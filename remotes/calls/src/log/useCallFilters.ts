import { findPeople, useCan, usePeople, useRecordName, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter, type useListParams } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import { CALL_STATUSES, DIRECTIONS, MODES } from './status';

const SPANS = ['today', 'yesterday', 'week', 'month'] as const;

/** The parameters of the URL of the list of calls; `on` is a span of days by name. */
export const CALL_LIST = {
  sorts: ['-created_at', '-talk'],
  filters: {
    on: SPANS,
    status: CALL_STATUSES,
    direction: DIRECTIONS,
    mode: MODES,
    session: null,
    user: null,
  },
} as const;

type Params = ReturnType<typeof useListParams<(typeof CALL_LIST)['filters']>>;

/** How many sessions one chooses from, the latest first. */
const SESSIONS = 50;

/** The filters of the list of calls; who sees only the own ones is not asked whose. */
export function useCallFilters({ chip, filters }: Params): Filter[] {
  const { t } = useTranslation('calls');
  const { me } = useSession();
  const own = me.permissions['calls.calls:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const planned = useCan()('calls.sessions:read');
  const sessions = useSessionChoices(planned, filters.session[0]);
  const choices: (Filter | false)[] = [
    chip('on', t('calls.when'), choicesOf(t, 'calls.on', SPANS), { multiple: false }),
    chip('status', t('calls.status'), choicesOf(t, 'status', CALL_STATUSES)),
    chip('direction', t('calls.direction'), choicesOf(t, 'direction', DIRECTIONS)),
    chip('mode', t('calls.mode'), choicesOf(t, 'mode', MODES)),
    planned && chip('session', t('calls.session'), sessions, { multiple: false }),
    !own &&
      chip(
        'user',
        t('calls.who'),
        people.map(({ id, display_name }) => ({ value: id, label: display_name })),
        { find: findPeople() },
      ),
  ];
  return choices.filter((one) => one !== false);
}

/** The latest sessions, and the one that is chosen, however old. */
function useSessionChoices(enabled: boolean, chosen = '') {
  const query = { pageSize: SESSIONS };
  const latest = useList('/api/v1/sesiones', { query }, { enabled, quiet: true, staleTime: 60_000 });
  const name = useRecordName('calls.session', enabled ? chosen : '')?.name;
  const choices = (latest.data?.data ?? []).map((one) => ({ value: one.id, label: one.name }));
  const known = choices.some(({ value }) => value === chosen);
  return chosen && name && !known ? [...choices, { value: chosen, label: name }] : choices;
}
