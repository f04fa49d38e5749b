import {
  createParser,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useDisplay,
  useQueryStates,
} from '@recobro/sdk';
import { useMemo } from 'react';
import { ROLES, STATUSES } from './types';

const parseAsCount = createParser({
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null),
  serialize: String,
});

const parsersOf = (usualSize: number) => ({
  page: parseAsCount.withDefault(1),
  pageSize: parseAsCount.withDefault(usualSize),
  status: parseAsArrayOf(parseAsStringLiteral(STATUSES)).withDefault([]),
  role: parseAsArrayOf(parseAsStringLiteral(ROLES)).withDefault([]),
  username: parseAsString.withDefault(''),
  user: parseAsString.withDefault(''), // whose panel is open
});

/** What the URL of the list of users may hold; anything else silently is the default. */
export function useUserParams() {
  const { pageSize = 10 } = useDisplay();
  const parsers = useMemo(() => parsersOf(pageSize), [pageSize]);
  const [values, set] = useQueryStates(parsers, { history: 'push' });
  return { ...values, pageSize: Math.min(values.pageSize, 100), set };
}
