import { findPeople, usePeople, usePermission, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter } from '@recobro/sdk/ui';
import { useInboxes } from '../api/reads';
import { CHANNELS } from '../inbox/filters';
import { REPORT_LIST, type ReportParams, SPANS } from './useReport';

/** What the report is narrowed by, as chips; who sees only the own conversations is not asked whose. */
export function useReportFilters({ chip, filters }: ReportParams): Filter[] {
  const { t } = useTranslation('chats');
  const own = usePermission('chats.rounds:read') === 'own';
  const people = usePeople(!own).data ?? [];
  const inboxes = useInboxes().data ?? [];
  const level = (name: 'first' | 'solve') =>
    chip(name, t(`reports.${name}`), choicesOf(t, 'reports.level', REPORT_LIST.filters[name]));
  const all: (Filter | false)[] = [
    chip('on', t('reports.days'), choicesOf(t, 'reports.on', SPANS), {
      multiple: false,
      value: filters.on.length > 0 ? filters.on : [SPANS[0]],
    }),
    inboxes.length > 1 &&
      chip(
        'inbox',
        t('filter.inbox'),
        inboxes.map(({ id, name }) => ({ value: id, label: name })),
      ),
    !own &&
      chip(
        'user',
        t('reports.who'),
        people.map(({ id, display_name }) => ({ value: id, label: display_name })),
        { find: findPeople() },
      ),
    chip('channel', t('filter.channel'), choicesOf(t, 'channel', CHANNELS)),
    level('first'),
    level('solve'),
    chip('rated', t('reports.rated'), [{ value: 'true', label: t('filter.yes') }], { multiple: false }),
  ];
  return all.filter((one) => one !== false);
}
