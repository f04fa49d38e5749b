import type { components } from '@recobro/sdk';
import type { Answers } from './network';

type Named = components['schemas']['NamesNamed'];

/**
 * Answers for the names of records, by "<module>.<kind>:<id>": what is not among them has no name for whoever asks, as the host
 * says it of what they may not see.
 */
export function names(known: Record<string, Partial<Named>>): Answers {
  return {
    'GET /api/v1/record-names': ({ query }) => ({
      data: (query.get('of') ?? '')
        .split(',')
        .map((of): Named => ({ of, name: '', title: null as never, ...known[of] })),
    }),
  };
}
