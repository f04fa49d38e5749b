import { useRecordName, useSession } from '@recobro/sdk';
import type { Conversation } from '../api/types';

const GAP = /\{\{\s*([\w.]+)\s*\}\}/g;

/** What is looked for among the canned replies: what stands behind a slash at the beginning; nothing otherwise. */
export const soughtIn = (text: string): string | undefined => /^\/([\p{L}\p{N}_-]*)$/u.exec(text)?.[1];

/** Fills the gaps of a canned reply; one that nothing is known for is left out. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(GAP, (_, name: string) => values[name] ?? '');

/** By what somebody is spoken to; by nothing where only their covered address is known. */
export const named = (called: string): string => (called.includes('*') ? '' : called);

/** What the gaps of canned replies are filled with, in one conversation. */
export function useGaps(c: Conversation): Record<string, string> {
  const { me } = useSession();
  const debtor = useRecordName('portfolios.debtor', c.debtor_id);
  return {
    'person.name': named(c.person_name),
    'user.name': me.display_name,
    'company.name': me.tenant.name,
    'debtor.name': debtor?.name ?? '',
    'conversation.number': `${c.number}`,
  };
}
