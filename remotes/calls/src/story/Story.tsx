import type { Pages } from '@recobro/sdk';
import { History, Loaded } from '@recobro/sdk/ui';
import type { Happening } from '../api/types';

const NAMESPACES = ['calls', 'portfolios'];

/** Props of Story. */
interface StoryProps {
  label: string;
  /** What happened, page by page, as `usePages` reads it. */
  read: {
    data: Pick<Pages<{ data: Happening[] }>, 'rows'> | undefined;
    error: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/** What happened to one thing, the latest first. */
export function Story({ label, read }: StoryProps) {
  return (
    <Loaded read={read} rows={read.data?.rows} empty={null}>
      {({ rows }) => <History label={label} lines={rows} namespaces={NAMESPACES} earlier={read} />}
    </Loaded>
  );
}
