import { useCallback } from 'react';
import { useApi } from './context';

/** Asks for what takes as long as it takes: such a request is not given up after thirty seconds. */
const ANY_FILE = { Accept: 'application/octet-stream' };

/** Gives a function that saves an answer of the API as a file of the given name on the person's machine. */
export function useSaveFile() {
  const { fetch } = useApi();
  return useCallback(
    async (path: string, name: string): Promise<void> => {
      const address = new URL(path, globalThis.location.origin);
      const answer = await fetch(new Request(address, { headers: ANY_FILE }));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    [fetch],
  );
}
