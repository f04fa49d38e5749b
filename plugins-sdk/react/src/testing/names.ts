import type { RecordNamed } from '@recobro/sdk';

/**
 * Answers for the names of records, by "<module>.<kind>:<id>": what is not among them has no name for whoever asks, as the host
 * says it of what they may not see.
 */
export function names(known: Record<string, Partial<RecordNamed>>) {
  return {
    'GET /api/v1/record-names': ({ query }: { query: URLSearchParams }) => ({
      data: (query.get('of') ?? '').split(',').map((of): RecordNamed => ({ of, name: '', ...known[of] })),
    }),
  };
}
