const KEY = 'recobro.debtors.list';

/** The page of the list that one came from: its debtors in their order, and its address. */
interface CameFrom {
  ids: string[];
  search: string;
}

/** Remembers a page of the list for as long as the tab is open. */
export function rememberList(ids: string[], search: string) {
  sessionStorage.setItem(KEY, JSON.stringify({ ids, search } satisfies CameFrom));
}

/** The debtors before and behind one in the list that one came from, and the way back to it; nothing for who came from elsewhere. */
export function neighboursOf(id: string): { before?: string; behind?: string; search: string } {
  const { ids, search } = read();
  const at = ids.indexOf(id);
  if (at < 0) return { search: '' };
  const [before, behind] = [ids[at - 1], ids[at + 1]];
  return { search, ...(before && { before }), ...(behind && { behind }) };
}

function read(): CameFrom {
  try {
    return { ids: [], search: '', ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ids: [], search: '' };
  }
}
