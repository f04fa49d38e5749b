import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import type { Filter } from '@recobro/sdk/ui';
import { LABELS, PRIORITIES, STATUSES } from '../api/types';
import type { TaskParams } from './useTaskParams';

/** As the API reads an assignee. */
const NOBODY = 'none';
const ME = 'me';

/** The filters of tasks, each a chip. */
export function useTaskFilters(params: TaskParams): Filter[] {
  const { t } = useTranslation('tasks');
  const { me } = useSession();
  const people = usePeople().data ?? [];
  const fixed = (
    id: 'status' | 'priority' | 'label',
    values: readonly string[],
    value: string[],
  ): Filter => ({
    id,
    label: t(`fields.${id}`),
    options: values.map((one) => ({ value: one, label: t(`${id}.${one}`) })),
    value,
    multiple: true,
    onChange: (next) => params.set({ [id]: next.length > 0 ? next : null, page: null }),
  });
  return [
    fixed('status', STATUSES, params.status),
    fixed('priority', PRIORITIES, params.priority),
    fixed('label', LABELS, params.label),
    {
      id: 'assignee',
      label: t('fields.assignee'),
      find: findPeople(),
      always: 2,
      options: [
        { value: me.id, label: t('mine') },
        { value: NOBODY, label: t('nobody') },
        ...people
          .filter((person) => person.id !== me.id)
          .map((person) => ({ value: person.id, label: person.display_name })),
      ],
      value: params.assignee ? [params.assignee === ME ? me.id : params.assignee] : [],
      onChange: ([assignee]) => params.set({ assignee: assignee ?? null, page: null }),
    },
  ];
}
