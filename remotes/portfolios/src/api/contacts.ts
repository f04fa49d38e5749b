import { useEffect } from 'react';
import { useRead, useWrite } from './client';
import type { Disposition } from './types';

/** How a debtor may be contacted now; asked again when something becomes allowed. */
export function useOptions(debtorId: string, enabled = true) {
  const read = useRead('/api/v1/contacts/options', { query: { debtor_id: debtorId } }, { enabled });
  const { data, refetch } = read;
  useEffect(() => {
    const next = Math.min(
      ...(data ?? []).flatMap(({ decision: { until } }) => (until ? [Date.parse(until)] : [])),
    );
    const wait = next - Date.now();
    if (!(wait < LONGEST)) return;
    const timer = setTimeout(() => void refetch(), Math.max(wait, 0) + SLACK);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return read;
}

/** The longest that a timer waits, and how long after the instant it asks, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
const SLACK = 1_000;

/** The outcomes that a contact by a channel may end with, each under its group. */
export function useOutcomes(channel: Disposition['channels'][number], enabled = true) {
  const read = useRead('/api/v1/contacts/dispositions', {}, { enabled, staleTime: 60_000 });
  const all = (read.data ?? []).filter(({ retired }) => !retired);
  const fits = (one: Disposition) => one.channels.length === 0 || one.channels.includes(channel);
  const groups = all
    .filter(({ group }) => group)
    .map((group) => ({
      group,
      outcomes: all.filter((one) => !one.group && one.group_id === group.id && fits(one)),
    }))
    .filter(({ outcomes }) => outcomes.length > 0);
  return { ...read, groups };
}

const MOVED = ['/api/v1/deudores', '/api/v1/contacts'] as const;

/** The ways to ask for a contact, to end it and to give it back. */
export function useContacting() {
  const moving = { quiet: true, changes: [...MOVED] };
  return {
    reserve: useWrite('POST', '/api/v1/contacts/reservations', moving),
    end: useWrite('POST', '/api/v1/contacts/{id}/end', moving),
    release: useWrite('POST', '/api/v1/contacts/{id}/release', moving),
  };
}

/** By what a debtor agreed to be contacted, with what they took back. */
export const useConsents = (debtorId: string, enabled = true) =>
  useRead('/api/v1/contacts/consents', { query: { debtor_id: debtorId } }, { enabled });
