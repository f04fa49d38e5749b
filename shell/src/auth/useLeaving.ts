import { useCallback } from 'react';
import { useServices } from '../app/servicesContext';

/**
 * Does what ends the session here, which it does before its answer comes: what the session refuses meanwhile leads nowhere
 * else, for the way on is known. Where it fails, one stays.
 */
export function useLeaving() {
  const { leave } = useServices();
  return useCallback(
    async <Answer>(end: () => Promise<Answer>): Promise<Answer> => {
      const stay = leave();
      try {
        return await end();
      } catch (refused) {
        stay();
        throw refused;
      }
    },
    [leave],
  );
}
