import { type Meta, useCan } from '@recobro/sdk';
import { type Selection, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList } from '../../api/client';
import type { Debtor, DebtorListQuery } from '../../api/types';
import { BulkActions } from './BulkActions';

const NOBODY = 'none';

/** The debtors picked: some by their boxes, or all that the filters leave. */
export function useDebtorSelection(
  query: DebtorListQuery,
  page: { data: Debtor[]; meta: Meta } | undefined,
): Selection | undefined {
  const can = useCan();
  const { count } = useFormats();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Another list is not what was meant: all are those of the one that was looked at.
  const asked = JSON.stringify(filterOf(query));
  const [allOf, setAllOf] = useState<string>();
  const all = allOf === asked;
  const setAll = (on: boolean) => setAllOf(on ? asked : undefined);
  const assignees = useSeenAssignees(page?.data ?? []);
  const nobodys = { ...query, assignee: NOBODY, page: 1, pageSize: 1 };
  const wanted = { enabled: all && !query.assignee, placeholderData: undefined };
  const free = useList('/api/v1/deudores', { query: nobodys }, wanted).data?.meta;
  if (!can('portfolios.debtors:assign') && !can('portfolios.debtors:tag')) return undefined;
  const { total = 0, totalExact = true } = page?.meta ?? {};
  const clear = () => {
    setSelected(new Set());
    setAll(false);
  };
  const heldOfAll = query.assignee ? (query.assignee === NOBODY ? 0 : total) : free && total - free.total;
  const held = all
    ? totalExact
      ? heldOfAll
      : undefined
    : [...selected].filter((id) => assignees.get(id)).length;
  return {
    selected,
    onChange: setSelected,
    all: { total, shown: count(total) + (totalExact ? '' : '+'), on: all, onChange: setAll },
    actions: (
      <BulkActions
        meant={all ? { filter: filterOf(query) } : { ids: [...selected] }}
        count={all ? total : selected.size}
        held={held}
        onDone={clear}
      />
    ),
  };
}

/** Who works the debtors that were on screen, by their ids: what is picked may be on a page before. */
function useSeenAssignees(rows: Debtor[]): Map<string, string> {
  const [seen] = useState(() => new Map<string, string>());
  for (const { id, assignee_id } of rows) seen.set(id, assignee_id);
  return seen;
}

/** The list without its order and place. */
function filterOf({ page, pageSize, sort, cursor, ...filter }: DebtorListQuery) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value?.length !== 0);
  return Object.fromEntries(given) as typeof filter;
}
