import {
  type ApiClient,
  data,
  keepPreviousData,
  list,
  type paths,
  portfolioOptions,
  queryOptions,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
  versioned,
} from '@recobro/sdk';
import { keys } from './keys';
import type { BucketFigures, Portfolio } from './types';

/** What the list of portfolios is asked for. */
export type PortfolioListQuery = NonNullable<paths['/api/v1/carteras']['get']['parameters']['query']>;

/** What may be written of a portfolio. */
export type PortfolioDraft = Pick<
  Portfolio,
  | 'code'
  | 'name'
  | 'creditor_name'
  | 'type'
  | 'stage'
  | 'currency'
  | 'country'
  | 'timezone'
  | 'description'
  | 'opened_on'
  | 'closes_on'
>;

/** The ways from one state to another. */
export type PortfolioMove = 'activate' | 'pause' | 'close' | 'archive' | 'restore';

const listOptions = ({ api }: ApiClient, query: PortfolioListQuery) =>
  queryOptions({
    queryKey: keys.portfolios.list(query),
    queryFn: ({ signal }) => list(api.GET('/api/v1/carteras', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const usePortfolios = (query: PortfolioListQuery) => useQuery(listOptions(useApi(), query));

/** Every portfolio of the tenant, to name whom an id stands for. */
export const useEveryPortfolio = () => useQuery({ ...portfolioOptions(useApi()), staleTime: 60_000 });

export function usePortfolio(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.portfolios.one(id),
    queryFn: ({ signal }) =>
      versioned(api.GET('/api/v1/carteras/{id}', { params: { path: { id } }, signal })),
  });
}

/** Creates a portfolio, or changes the version of it that was read. */
export function useSavePortfolio(known?: { id: string; etag: string }) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<PortfolioDraft>) =>
      versioned(
        known
          ? api.PATCH('/api/v1/carteras/{id}', {
              params: { path: { id: known.id }, header: { 'If-Match': known.etag } },
              body,
            })
          : api.POST('/api/v1/carteras', { body: body as PortfolioDraft }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.portfolios.all }),
    meta: { quiet: true },
  });
}

/** Puts the version of a portfolio that was read in another state; answers with the version that came of it. */
export function useMovePortfolio(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ move, etag }: { move: PortfolioMove; etag: string }) =>
      versioned(
        api.POST(`/api/v1/carteras/{id}/${move}`, { params: { path: { id }, header: { 'If-Match': etag } } }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.portfolios.all }),
    meta: { quiet: true },
  });
}

/** What is owed in a portfolio, by age. */
export function useAgeing(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.portfolios.ageing(id),
    queryFn: async ({ signal }) => {
      const figures = (await data(
        api.GET('/api/v1/carteras/{id}/ageing', { params: { path: { id } }, signal }),
      )) as BucketFigures[];
      return figures.map((one) => ({
        id: one.bucket_id,
        label: one.classification,
        amount: one.balance,
        debtors: one.debtors,
      }));
    },
  });
}
