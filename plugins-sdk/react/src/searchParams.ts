/** Search params as state, one instance for shell and remotes: a bad value silently becomes its default. */
export {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsInteger,
  parseAsIsoDate,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs';

export { NuqsAdapter as SearchParamsAdapter } from 'nuqs/adapters/react-router/v8';
export { useQueryState, useQueryStates } from './searchState';
