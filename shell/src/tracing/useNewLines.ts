import { type InfiniteData, type LiveEvent, useApi, useQueryClient } from '@recobro/sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asking } from '../api/client';
import { useServices } from '../app/servicesContext';
import { mergeNewest, newLinesIn } from './newLines';
import { PAGE_SIZE, RECORD, type RecordPage, type RecordQuery, recordKey } from './record';

const LOOK_EVERY_MS = 500; // as often as the host announces new lines

/** Lines that were written since the list was read. */
export interface NewLines {
  /** How many of them fit the filters; `more` when there are more than a page. */
  count: number;
  more: boolean;
  /** Puts them on top of the list. */
  show: () => void;
}

/**
 * Follows the record live: events say that there are new lines, two looks a second at most say which of them fit. They go
 * on top of the list at once, or wait to be shown while it is paused.
 */
export function useNewLines(query: RecordQuery, held: boolean): NewLines {
  const cache = useQueryClient();
  const key = JSON.stringify(query);
  const [newest, clear] = useNewest(query);
  const shown = cache.getQueryData<InfiniteData<RecordPage>>(recordKey(query));
  const count = newest ? newLinesIn(newest, shown?.pages).length : 0;
  const show = useCallback(() => {
    if (newest) {
      cache.setQueryData<InfiniteData<RecordPage>>(recordKey(JSON.parse(key) as RecordQuery), (list) =>
        mergeNewest(newest, list),
      );
    }
    clear();
  }, [cache, clear, key, newest]);
  useEffect(() => {
    if (!held && count > 0) show();
  }, [held, count, show]);
  return { count, more: count === PAGE_SIZE, show };
}

/** The newest page of the record, read again after live events; undefined until there was one. */
function useNewest(query: RecordQuery): [RecordPage | undefined, () => void] {
  const client = useApi();
  const { live } = useServices();
  const key = JSON.stringify(query);
  const [newest, setNewest] = useState<{ key: string; page: RecordPage }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const stop = new AbortController();
    const look = () => {
      again = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (again) look();
      }, LOOK_EVERY_MS);
      const asked = { query: { ...(JSON.parse(key) as RecordQuery), pageSize: PAGE_SIZE } };
      asking(client, 'GET', RECORD, asked, stop.signal).then(
        (page) => setNewest({ key, page }),
        () => {}, // the next event looks again
      );
    };
    const off = live.on((event) => {
      if (!isNews(event)) return;
      if (timer === undefined) look();
      else again = true;
    });
    return () => {
      off();
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, live, key]);
  const clear = useCallback(() => setNewest(undefined), []);
  return useMemo(() => [newest?.key === key ? newest.page : undefined, clear], [newest, key, clear]);
}

/** Whether an event says that some module's part of the record has new lines. */
export function isNews({ type }: LiveEvent): boolean {
  return type.endsWith('.tracing.recorded');
}
