import type { Find } from '@recobro/sdk';

/** Portfolios by a part of their name. */
export const findPortfolios: Find = {
  path: '/api/v1/carteras',
  query: (text) => ({ filter: text || undefined, sort: 'name' }),
  label: ({ name }: { name: string }) => name,
};
