import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { dataOf } from '../api/client';
import { useApi } from '../api/context';
import type { Method, Versioned } from '../api/operations';
import { useToasts } from '../toasts/toasts';
import { type AnyGiven, ask, type Roots, rootOf } from './ask';
import { useIdempotencyKeys } from './idempotencyKeys';
import { learn, newest, onItsWay, written } from './versions';

/** How something is written, and what becomes of it on screen. */
export interface WriteOptions<Path extends string, In, Out> {
  /** Its refusal is shown where it was asked for: by a form, by a dialog. Otherwise a toast shows it. */
  quiet?: boolean;
  /** Paths under other roots than its own, of which it makes stale what was read. */
  changes?: Path[];
  /** What a toast says once it is done. */
  says?: (made: Out, given: In) => string;
  /** The read whose new state is the answer; what else was read under the same root is read again when it is next shown. */
  answers?: (made: Out, given: In) => QueryKey;
  /** The read that shows it at once, and how; undone if it is refused. */
  shows?: (given: In) => readonly [key: QueryKey, change: (before: never) => unknown];
  /** A record beside its own that it has changed, in the version that this made of it: one's next change is of that one. */
  makes?: (made: Out, given: In) => Versioned | undefined;
  onSuccess?: (made: Out, given: In) => unknown;
  /** In ms; 0 for an answer that nothing may keep. */
  gcTime?: number;
}

/** A way to write: what it is given, what comes of it. */
// biome-ignore lint/suspicious/noConfusingVoidType: the type that lets `mutate()` be called without anything
export type Write<In, Out> = UseMutationResult<Out, Error, object extends In ? In | void : In>;

type AnyWrite = AnyGiven & { known?: Versioned };

/** The one way to write; `apiOf` gives it its types. */
export function useAnyWrite(
  roots: Roots,
  method: Method,
  path: string,
  {
    quiet = false,
    changes = [],
    says,
    answers,
    shows,
    makes,
    onSuccess,
    ...rest
  }: WriteOptions<string, AnyWrite, unknown>,
) {
  const client = useApi();
  const cache = useQueryClient();
  const toasts = useToasts();
  const root = rootOf(roots, path);
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationKey: root,
    mutationFn: async (given: AnyWrite | undefined = {}) => {
      if (given.known) await written(client, given.known.id);
      const version = newest(client, given.known);
      const asked = keys.send(writeOf(given, version), (once) =>
        ask(client, method, path, { once, ...given }, { version }),
      );
      return onItsWay(
        client,
        given.path,
        asked.then((answer) => {
          const made = learn(client, dataOf(answer));
          learn(client, makes?.(made, given));
          return made;
        }),
      );
    },
    onMutate: (given) => given && shows && show(cache, ...shows(given)),
    onSuccess: (made, given = {}) => {
      if (answers) cache.setQueryData(answers(made, given), made);
      if (says) toasts.success(says(made, given));
      return onSuccess?.(made, given);
    },
    onError: (_error, _given, takeBack) => takeBack?.(),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: root, refetchType: answers ? 'none' : 'active' }),
        ...changes.map((one) => cache.invalidateQueries({ queryKey: rootOf(roots, one) })),
      ]),
    meta: { quiet },
    ...rest,
  });
}

/** What makes two writes the same one. Files are not compared: each is a write of its own. */
const writeOf = ({ path, query, body, once }: AnyWrite, version: number | undefined) => [
  path,
  query,
  body instanceof Blob || body instanceof FormData ? crypto.randomUUID() : body,
  once,
  version,
];

/** Whether anything is being written, or what it changed is still being read: a record that was read before is old. */
export const useWriting = () =>
  useIsMutating({ predicate: ({ options }) => options.mutationKey !== undefined }) > 0;

async function show(cache: QueryClient, key: QueryKey, change: (before: never) => unknown) {
  await cache.cancelQueries({ queryKey: key });
  const before = cache.getQueryData(key);
  if (before !== undefined) cache.setQueryData(key, change(before as never));
  return () => cache.setQueryData(key, before);
}
