import { parseAsStringLiteral, useCan, useQueryState } from '@recobro/sdk';
import { useNextActs } from '../../api/acts';
import { useRead } from '../../api/client';
import { useOptions } from '../../api/contacts';
import type { Debtor } from '../../api/types';
import { nextOf, waysOf } from '../../contact/ways';
import { owes } from './owed';

/** What may be done with a debtor from the head of their page, in the order of a working day. */
export type DebtorActId =
  | 'contact'
  | 'promise'
  | 'pay'
  | 'schedule'
  | 'note'
  | 'report'
  | 'flags'
  | 'assign'
  | 'status'
  | 'edit'
  | 'merge';

/** One act: its key, and whether another part of the page listens to it. */
export interface DebtorAct {
  id: DebtorActId;
  key?: string;
  elsewhere?: boolean;
  do: () => void;
}

const NEW = parseAsStringLiteral(['new'] as const);

/** The acts that the reader may do with a debtor; what should be done now is the first. `open` opens what stands over the page. */
export function useDebtorActs(debtor: Debtor, open: (id: DebtorActId) => void): DebtorAct[] {
  const can = useCan();
  const contacts = can('portfolios.contacts:create') && can('portfolios.contacts:read');
  const options = useOptions(debtor.id, contacts);
  const phones = useRead('/api/v1/deudores/{id}/phones', { path: { id: debtor.id } }, { enabled: contacts });
  const next = useNextActs([debtor.id]).data?.[0];
  const [, setContact] = useQueryState('contact', NEW);
  const [, setPromise] = useQueryState('promise', NEW);
  const [, setEvent] = useQueryState('event', NEW);
  const [, setNote] = useQueryState('note', NEW);
  const isOwing = owes(debtor);
  const all: (DebtorAct | false)[] = [
    contacts &&
      nextOf(waysOf(options.data ?? [], phones.data ?? [])) !== undefined && {
        id: 'contact',
        key: 'c',
        elsewhere: true,
        do: () => void setContact('new', { history: 'replace' }),
      },
    can('portfolios.promises:create') &&
      can('portfolios.promises:read') &&
      isOwing && {
        id: 'promise',
        key: 'p',
        elsewhere: true,
        do: () => void setPromise('new', { history: 'replace' }),
      },
    can('portfolios.payments:create') && isOwing && { id: 'pay', key: 'm', do: () => open('pay') },
    can('portfolios.events:create') &&
      can('portfolios.events:read') && {
        id: 'schedule',
        key: 'a',
        elsewhere: true,
        do: () => void setEvent('new', { history: 'replace' }),
      },
    can('portfolios.notes:create') &&
      can('portfolios.notes:read') && {
        id: 'note',
        key: 'o',
        elsewhere: true,
        do: () => void setNote('new', { history: 'replace' }),
      },
    can('portfolios.payments:report') && { id: 'report', do: () => open('report') },
    can('portfolios.debtors:flag') && { id: 'flags', key: 'f', do: () => open('flags') },
    can('portfolios.debtors:assign') && { id: 'assign', key: 'g', do: () => open('assign') },
    can('portfolios.debtors:update') && { id: 'status', key: 's', do: () => open('status') },
    can('portfolios.debtors:update') && { id: 'edit', key: 'e', do: () => open('edit') },
    can('portfolios.debtors:merge') && { id: 'merge', do: () => open('merge') },
  ];
  const acts = all.filter((one) => one !== false);
  const now = next?.kind === 'promise' ? 'pay' : 'contact';
  return acts.sort((a, b) => Number(b.id === now) - Number(a.id === now));
}
