import { useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter } from '@recobro/sdk/ui';
import { useInboxes, useLabels } from '../api/reads';
import { CHANNELS, PRIORITIES, SORTS, STATUSES } from './filters';
import type { InboxParams } from './useInbox';

/** What the inbox is narrowed by, and its order, as chips. */
export function useInboxFilters(params: InboxParams): Filter[] {
  const { t } = useTranslation('chats');
  const inboxes = useInboxes().data ?? [];
  const labels = useLabels().data ?? [];
  const single = { multiple: false };
  const yes = [{ value: 'true', label: t('filter.yes') }];
  const named = (rows: { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return [
    params.chip('status', t('filter.status'), choicesOf(t, 'status', STATUSES)),
    params.chip('channel', t('filter.channel'), choicesOf(t, 'channel', CHANNELS)),
    ...(inboxes.length > 1 ? [params.chip('inbox', t('filter.inbox'), named(inboxes))] : []),
    ...(labels.length > 0 ? [params.chip('label', t('filter.label'), named(labels))] : []),
    params.chip('level', t('filter.level'), choicesOf(t, 'level', ['broken', 'due'] as const), single),
    params.chip('with', t('filter.with'), choicesOf(t, 'with', ['agent'] as const), single),
    params.chip('priority', t('filter.priority'), choicesOf(t, 'priority', PRIORITIES)),
    params.chip('waits', t('filter.waits'), yes, single),
    params.chip('unread', t('filter.unread'), yes, single),
    orderOf(params, t),
  ];
}

/** The order, as one more chip: the usual one says nothing. */
function orderOf(params: InboxParams, t: (key: string) => string): Filter {
  const usual = SORTS[0];
  return {
    id: 'sort',
    label: t('filter.order'),
    options: choicesOf(t, 'order', SORTS),
    value: params.sort === usual ? [] : [params.sort],
    onChange: ([sort]) => void params.setSort(sort ?? usual),
  };
}
