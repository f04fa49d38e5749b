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

/** How long a file that was opened can still be read by its page, in ms. */
const OPEN_FOR = 60_000;

/** Saves an answer of the API as a file. */
export function useSaveFile() {
  const read = useFile();
  return useMutation({
    mutationFn: async (asked: FileAsked) => {
      const link = document.createElement('a');
      link.href = await read(asked);
      link.download = asked.name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}

/** Shows an answer of the API in a page of its own: a receipt, to be printed from there. */
export function useOpenFile() {
  const read = useFile();
  return useMutation({
    mutationFn: async (asked: FileAsked) => {
      const address = await read(asked);
      globalThis.open(address, '_blank', 'noopener');
      setTimeout(() => URL.revokeObjectURL(address), OPEN_FOR);
    },
  });
}

function useFile() {
  const { fetch } = useApi();
  return async ({ path, query = {} }: FileAsked) => {
    const address = new URL(path, globalThis.location.origin);
    for (const [key, value] of Object.entries(query)) {
      if (value?.length) address.searchParams.set(key, String(value));
    }
    const answer = await fetch(new Request(address, { headers: ANY_FILE }));
    return URL.createObjectURL(await answer.blob());
  };
}
