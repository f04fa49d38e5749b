import { useMutation } from '@tanstack/react-query';
import { useApi } from './context';

/** Asks for what takes as long as it takes: such a request is not given up after thirty seconds. */
const ANY_FILE = { Accept: 'application/octet-stream' };

/** A file that the API makes, and what it is called on the person's machine. */
export interface FileAsked {
  path: string;
  query?: object;
  name: string;
}

/** Saves an answer of the API as a file. */
export function useSaveFile() {
  const { fetch } = useApi();
  return useMutation({
    mutationFn: async ({ path, query = {}, name }: FileAsked) => {
      const address = new URL(path, globalThis.location.origin);
      for (const [key, value] of Object.entries(query)) {
        if (value?.length) address.searchParams.set(key, String(value));
      }
      const answer = await fetch(new Request(address, { headers: ANY_FILE }));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}
