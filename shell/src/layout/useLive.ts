import { useApi, useQueryClient } from '@recobro/sdk';
import { useEffect } from 'react';
import { asking } from '../api/client';
import { useServices } from '../app/servicesContext';
import { createStale } from '../connection/createStale';
import { keepLive } from '../connection/keepLive';

/** Keeps the host's event stream open: events make queries stale and reach whoever listens. */
export function useLive(): void {
  const client = useApi();
  const { connection, live, signedOut } = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const onReturn = () => {
      void queries.invalidateQueries();
      asking(client, 'GET', '/api/v1/health', {}).then(
        ({ data }) => connection.met(data.version),
        () => {}, // the stream that just opened will say if this was a lost network
      );
    };
    void keepLive({ fetch: client.fetch, live, connection, onReturn, onSignedOut: signedOut }, stop.signal);
    const { signal } = stop;
    globalThis.addEventListener('offline', connection.lost, { signal });
    globalThis.addEventListener('online', connection.retry, { signal });
    return () => stop.abort();
  }, [client, live, connection, queries, signedOut]);
  useEffect(() => {
    const stale = createStale((queryKey) => void queries.invalidateQueries({ queryKey }));
    const deaf = live.on(({ keys, spread_ms }) => stale.tell(keys, spread_ms));
    return () => {
      deaf();
      stale.stop();
    };
  }, [live, queries]);
}
