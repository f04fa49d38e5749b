import { useEvery } from '../api/own';
import type { UserView } from '../api/schema.gen';

/** Somebody of the tenant, as whoever works with them sees them. */
export type Person = UserView;

/** The people of the tenant, to choose from and to name whom an id stands for. */
export const usePeople = (enabled = true) =>
  useEvery('/api/v1/users', { query: { pageSize: 100 } }, { enabled, staleTime: 300_000 });
