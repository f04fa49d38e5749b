import { useApi, useQuery } from '@recobro/sdk';
import { useEffect, useMemo } from 'react';

/** A file of the API as a page can show it, for as long as it is shown. */
export function useFileUrl(path: string): { url: string | undefined; failed: boolean } {
  const { fetch } = useApi();
  const query = useQuery<Blob>({
    queryKey: ['chats', 'file', path],
    queryFn: async () => (await fetch(new Request(new URL(path, globalThis.location.origin)))).blob(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
  const url = useMemo(() => query.data && URL.createObjectURL(query.data), [query.data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return { url, failed: query.isError };
}
