/**
 * The one place query keys are made. The first two parts are what the server names in its live events, so that a
 * change made anywhere reaches the screens that show it.
 */
export const keys = {
  all: ['tasks', 'tasks'] as const,
  list: (query: object) => [...keys.all, 'list', query] as const,
  column: (query: object) => [...keys.all, 'column', query] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
  history: (id: string) => [...keys.all, 'history', id] as const,
  settings: ['tasks', 'settings'] as const,
  records: (type: string, text: string) => ['tasks', 'records', type, text] as const,
};
