import { useQueryClient } from '@recobro/sdk';
import { keyOf, useRead, useWrite } from './client';
import type { Strategy } from './types';

const VERSIONS = '/api/v1/strategies/{portfolio_id}';
const DRAFT = '/api/v1/strategies/{portfolio_id}/draft';

/** The versions of a portfolio's strategy, the latest first; what the product does is the last. */
export const useStrategies = (portfolioId: string, enabled = true) =>
  useRead(VERSIONS, { path: { portfolio_id: portfolioId } }, { enabled });

/** What a version would do now; asked again when it has changed. */
export const useStrategyPreview = ({ portfolio_id, number }: Strategy) =>
  useRead('/api/v1/strategies/{portfolio_id}/preview', { path: { portfolio_id }, query: { number } });

/** Changes the steps of a draft. */
export function useChangeSteps() {
  const cache = useQueryClient();
  const write = useWrite('PUT', DRAFT, {
    quiet: true,
    onSuccess: (made) =>
      cache.setQueryData<Strategy[]>(keyOf(VERSIONS, { path: { portfolio_id: made.portfolio_id } }), (all) =>
        all?.map((one) => (one.id === made.id ? made : one)),
      ), // at once: the next change goes with all that this one made
  });
  return (draft: Strategy, steps: Strategy['steps']) =>
    write.mutateAsync({
      path: { portfolio_id: draft.portfolio_id },
      known: draft,
      body: { steps, note: draft.note },
    });
}

/** How a draft begins, and the two ways in which it ends. */
export function useStrategyDrafting() {
  return {
    begin: useWrite('POST', DRAFT),
    discard: useWrite('DELETE', DRAFT, { quiet: true }),
    publish: useWrite('POST', `${DRAFT}/publish`, {
      quiet: true,
      changes: ['/api/v1/queue'],
    }),
  };
}
