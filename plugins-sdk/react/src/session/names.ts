import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { useApi } from '../api/context';
import { asking } from '../api/own';
import type { NamesNamed } from '../api/schema.gen';
import { useLanguage } from '../i18n/i18n';

/** What a record is called, as far as whoever looks may know. */
export type RecordNamed = NamesNamed;

/** The host names as many records at once. */
const AT_ONCE = 100;
const FRESH_MS = 60_000;

/** Gathers what is asked for within one turn into few requests: a list of fifty lines asks once. */
class NameDesk {
  private waiting = new Map<string, PromiseWithResolvers<RecordNamed>>();

  constructor(private client: ApiClient) {}

  ask(of: string): Promise<RecordNamed> {
    if (this.waiting.size === 0) setTimeout(() => this.send());
    const asked = this.waiting.get(of) ?? Promise.withResolvers<RecordNamed>();
    this.waiting.set(of, asked);
    return asked.promise;
  }

  private send(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    for (let at = 0; at < all.length; at += AT_ONCE) void this.fetch(all.slice(at, at + AT_ONCE));
  }

  private async fetch(some: [string, PromiseWithResolvers<RecordNamed>][]): Promise<void> {
    try {
      const query = { of: some.map(([of]) => of) };
      const { data: named } = await asking(this.client, 'GET', '/api/v1/record-names', { query });
      const byRecord = new Map(named.map((one) => [one.of, one]));
      for (const [of, { resolve }] of some) resolve(byRecord.get(of) ?? { of, name: '' });
    } catch (error) {
      for (const [, { reject }] of some) reject(error);
    }
  }
}

const desks = new WeakMap<ApiClient, NameDesk>();

function deskOf(client: ApiClient): NameDesk {
  const desk = desks.get(client) ?? new NameDesk(client);
  desks.set(client, desk);
  return desk;
}

/**
 * What a record is called: its kind ("module.record") and its id. Undefined on its way, and when it cannot be had; without a
 * name where the person may not know it.
 */
export function useRecordName(kind: string, id: string): RecordNamed | undefined {
  const client = useApi();
  const language = useLanguage();
  const of = `${kind}:${id}`;
  return useQuery({
    queryKey: ['record-names', language, of],
    queryFn: () => deskOf(client).ask(of),
    enabled: id !== '',
    staleTime: FRESH_MS,
    meta: { quiet: true },
  }).data;
}
