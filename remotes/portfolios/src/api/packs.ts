import { type ApiError, useApi, useQuery, useQueryClient } from '@recobro/sdk';
import { asking, keyOf, useRead, useWrite } from './client';
import type { PackChange, RulePack, Verdict } from './types';

const VERSIONS = '/api/v1/contact-rules/packs/{country}/versions';
const DRAFT = '/api/v1/contact-rules/packs/{country}/draft';

/** The packs in force, the product's own among them, whose country is empty. */
export const usePacks = () => useRead('/api/v1/contact-rules/packs', {}, { staleTime: 60_000 });

/** The versions of a country's pack, the latest first. */
export const useVersions = (country: string) => useRead(VERSIONS, { path: { country } });

/** What rules make of cases, one verdict for each in its place. The same rules always say the same. */
export function useVerdicts({ country, rules, cases }: RulePack, enabled: boolean) {
  const client = useApi();
  const given = { path: { country }, body: { rules, cases } };
  return useQuery<Verdict[], ApiError>({
    queryKey: ['portfolios', 'rule_verdicts', given],
    queryFn: async ({ signal }) =>
      (await asking(client, 'POST', '/api/v1/contact-rules/packs/{country}/draft/try', given, signal)).data,
    enabled: enabled && cases.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true }, // the cases say what is wrong
  });
}

/** Changes a part of a draft, the rest of it staying as it is. */
export function useChangeDraft({ says, onDone }: { says?: () => string; onDone?: () => void } = {}) {
  const cache = useQueryClient();
  const keep = (made: RulePack) =>
    cache.setQueryData<RulePack[]>(keyOf(VERSIONS, { path: { country: made.country } }), (all) =>
      all?.map((one) => (one.id === made.id ? made : one)),
    );
  const write = useWrite('PUT', DRAFT, {
    quiet: true,
    ...(says && { says }),
    onSuccess: (made) => {
      keep(made); // at once: the next change goes with all that this one made
      onDone?.();
    },
  });
  return (draft: RulePack, { rules, cases, note }: Partial<PackChange>) =>
    write.mutateAsync({
      path: { country: draft.country },
      known: draft,
      body: { rules: rules ?? draft.rules, cases: cases ?? draft.cases, note: note ?? draft.note },
    });
}

/** How a draft begins, and the two ways in which it ends. */
export function useDrafting() {
  return {
    begin: useWrite('POST', DRAFT),
    discard: useWrite('DELETE', DRAFT, { quiet: true }),
    publish: useWrite('POST', `${DRAFT}/publish`, { quiet: true, changes: ['/api/v1/contacts'] }),
  };
}
