/**
 * The one place query keys are made. The first two parts are what the server names in its live events, so that a
 * change made anywhere reaches the screens that show it.
 */
export const keys = {
  portfolios: {
    all: ['portfolios', 'portfolios'] as const,
    list: (query: object) => [...keys.portfolios.all, 'list', query] as const,
    one: (id: string) => [...keys.portfolios.all, 'one', id] as const,
    ageing: (id: string) => [...keys.portfolios.all, 'ageing', id] as const,
  },
  debtors: {
    all: ['portfolios', 'debtors'] as const,
    list: (query: object) => [...keys.debtors.all, 'list', query] as const,
    one: (id: string) => [...keys.debtors.all, 'one', id] as const,
    debts: (id: string) => [...keys.debtors.all, 'debts', id] as const,
    movements: (id: string, debt: string) => [...keys.debtors.debts(id), debt, 'movements'] as const,
    room: (id: string, debt: string) => [...keys.debtors.debts(id), debt, 'room'] as const,
    adjustments: (id: string) => [...keys.debtors.all, 'adjustments', id] as const,
    phones: (id: string) => [...keys.debtors.all, 'phones', id] as const,
    addresses: (id: string) => [...keys.debtors.all, 'addresses', id] as const,
    timeline: (id: string) => [...keys.debtors.all, 'timeline', id] as const,
  },
  imports: {
    all: ['portfolios', 'imports'] as const,
    list: (query: object) => [...keys.imports.all, 'list', query] as const,
    one: (id: string) => [...keys.imports.all, 'one', id] as const,
    row: (id: string, line: number) => [...keys.imports.all, 'row', id, line] as const,
    mappings: (id: string) => [...keys.imports.all, 'mappings', id] as const,
    rejections: (id: string, page: number) => [...keys.imports.all, 'rejections', id, page] as const,
  },
  tags: ['portfolios', 'tags'] as const,
  buckets: ['portfolios', 'buckets'] as const,
};
