import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type QueryKey, useQueryClient } from '@recobro/sdk';
import { useEffect, useState } from 'react';
import { Panel } from './Panel';

const NAME = 'Queries';
const REFETCH = 'Refetch';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
});

/** Every query of the cache with its state, and a way to ask it anew. */
export function QueryPanel() {
  const styles = useStyles();
  const queries = useQueryClient();
  const lines = useLines();
  const refetch = (queryKey: QueryKey) => void queries.refetchQueries({ queryKey, exact: true });
  return (
    <Panel name={NAME} side="end">
      <ul className={styles.list}>
        {lines.map(({ hash, key, says }) => (
          <li key={hash} className={styles.line}>
            <span>
              {hash}
              <br />
              {says}
            </span>
            <Button size="small" onClick={() => refetch(key)}>
              {REFETCH}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface Line {
  hash: string;
  key: QueryKey;
  says: string;
}

/** What is in the cache, as it changes. Announced after the current draw: a query may be made while a page is drawn. */
function useLines(): Line[] {
  const queries = useQueryClient();
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const cache = queries.getQueryCache();
    const look = () =>
      setLines(
        cache.getAll().map((query) => ({
          hash: query.queryHash,
          key: query.queryKey,
          says: `${query.state.status} · ${query.state.fetchStatus} · ${query.getObserversCount()} on screen`,
        })),
      );
    look();
    return cache.subscribe(() => queueMicrotask(look));
  }, [queries]);
  return lines;
}
