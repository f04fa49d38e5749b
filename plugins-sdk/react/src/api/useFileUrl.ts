import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from './context';

/** A file of the API as a page can show it, for as long as it is shown; `read` tells how far it is. Its key begins with the module's id. */
export function useFileUrl(queryKey: readonly string[], path: string) {
  const { fetch } = useApi();
  const read = useQuery<Blob>({
    queryKey,
    queryFn: async ({ signal }) =>
      (await fetch(new Request(new URL(path, globalThis.location.origin), { signal }))).blob(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const url = useMemo(() => read.data && URL.createObjectURL(read.data), [read.data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { url, read };
}
