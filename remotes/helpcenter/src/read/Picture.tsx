import { useApi, useQuery } from '@recobro/sdk';
import { createContext, useContext, useEffect, useMemo } from 'react';

/** Whether a text is shown to who writes it: its pictures are there before they are published. */
export const DraftContext = createContext(false);

/** How the text of an article names its own pictures. */
const OWN = /^\/api\/v1\/articles\/[\w-]+\/pictures\/[\w-]+$/;

/** A picture of an article. Its own are asked for by who reads it; others are shown from where they lie. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  return OWN.test(src) ? <Own src={src} alt={alt} /> : <img src={src} alt={alt} loading="lazy" />;
}

function Own({ src, alt }: { src: string; alt: string }) {
  const { fetch } = useApi();
  const path = useContext(DraftContext) ? `${src}/draft` : src;
  const { data } = useQuery<Blob>({
    queryKey: ['helpcenter', 'picture', path],
    queryFn: async ({ signal }) => (await fetch(new Request(path, { signal }))).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return <img src={url} alt={alt} />;
}
