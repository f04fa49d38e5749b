import { useRead, useWrite } from './client';

/** The ways from one state of a portfolio to another. */
export function usePortfolioMoves(quiet = true) {
  return {
    activate: useWrite('POST', '/api/v1/carteras/{id}/activate', { quiet }),
    pause: useWrite('POST', '/api/v1/carteras/{id}/pause', { quiet }),
    close: useWrite('POST', '/api/v1/carteras/{id}/close', { quiet }),
    archive: useWrite('POST', '/api/v1/carteras/{id}/archive', { quiet }),
    restore: useWrite('POST', '/api/v1/carteras/{id}/restore', { quiet }),
  };
}

export type PortfolioMove = keyof ReturnType<typeof usePortfolioMoves>;

/** The buckets of age. */
export const useBuckets = () => useRead('/api/v1/carteras/buckets', {}, { staleTime: 300_000 });
