import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { choicesOf, type Filter } from '@recobro/sdk/ui';
import { LABELS, PRIORITIES, STATUSES } from '../api/types';
import type { TaskParams } from './useTaskParams';

/** As the API reads an assignee. */
const NOBODY = 'none';
const ME = 'me';

/** The filters of tasks, each a chip. */
export function useTaskFilters({ chip, filters }: TaskParams): Filter[] {
  const { t } = useTranslation('tasks');
  const { me } = useSession();
  const people = usePeople().data ?? [];
  const others = people
    .filter((person) => person.id !== me.id)
    .map((person) => ({ value: person.id, label: person.display_name }));
  const who = [{ value: me.id, label: t('mine') }, { value: NOBODY, label: t('nobody') }, ...others];
  return [
    chip('status', t('fields.status'), choicesOf(t, 'status', STATUSES)),
    chip('priority', t('fields.priority'), choicesOf(t, 'priority', PRIORITIES)),
    chip('label', t('fields.label'), choicesOf(t, 'label', LABELS)),
    chip('assignee', t('fields.assignee'), who, {
      multiple: false,
      find: findPeople(),
      always: 2,
      value: filters.assignee.map((one) => (one === ME ? me.id : one)),
    }),
  ];
}
