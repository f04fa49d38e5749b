import { ErrorState } from './ErrorState';

/** A read, as `useRead` and `usePages` give it. */
export interface Read<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Props of Loaded. */
export interface LoadedProps<T> {
  read: Read<T>;
  /** What it is made of, empty when there are none; the data itself, where that is a list. */
  rows?: unknown[] | undefined;
  /** Said where there is nothing. */
  empty?: React.ReactNode;
  children: (data: T) => React.ReactNode;
}

/** What was read: why it could not be, that there is nothing, or itself; nothing while it is on its way. */
export function Loaded<T>({ read: { data, error, refetch }, rows, empty, children }: LoadedProps<T>) {
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  const made = rows ?? (Array.isArray(data) ? data : undefined);
  return made?.length === 0 && empty !== undefined ? empty : children(data);
}
