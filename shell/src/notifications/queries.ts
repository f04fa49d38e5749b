import {
  type ApiClient,
  data,
  list,
  type Titles,
  useApi,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@recobro/sdk';

const KEY = ['notifications'];
const PREFERENCES = [...KEY, 'preferences'];
const PAGE_SIZE = 20;

/** From this many on, the host counts no further. */
export const MOST_UNREAD = 100;

/** One thing that the user is told. */
export interface Notice {
  id: string;
  kind: string;
  title: Titles;
  body: Titles;
  /** A page of the product; empty without one. */
  link: string;
  read_at: string | null;
  created_at: string;
}

interface Page {
  data: Notice[];
  meta: { unread: number; next?: string };
}

interface Place {
  pageSize: number;
  cursor?: string;
}

const readPage = ({ api }: ApiClient, query: Place, signal: AbortSignal) =>
  list(api.GET('/api/v1/notifications', { params: { query }, signal })) as Promise<Page>;

/** How many notifications are unread, MOST_UNREAD for that many or more; undefined until it is known. */
export function useUnread(): number | undefined {
  const client = useApi();
  const { data: page } = useQuery({
    queryKey: [...KEY, 'unread'],
    queryFn: ({ signal }) => readPage(client, { pageSize: 1 }, signal),
    meta: { quiet: true },
  });
  return page?.meta.unread;
}

/** The notifications, the newest first, page after page. */
export function useNotices() {
  const client = useApi();
  return useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      readPage(client, { pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next,
  });
}

/** Marks some as read, or all of them. */
export function useMarkRead() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) =>
      data(api.POST('/api/v1/notifications/read', { body: which })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** How the user hears of one kind. */
export interface Ways {
  in_app: boolean;
  mail: boolean;
  push: boolean;
}

export type Way = keyof Ways;

/** One kind with the ways that the user chose for it. */
export interface ChosenKind extends Ways {
  kind: string;
  module: string;
  title: Titles;
}

export interface NotificationPreferences {
  /** The installation has a mail server. */
  mail_available: boolean;
  kinds: ChosenKind[];
}

export function useNotificationPreferences() {
  const { api } = useApi();
  return useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/notifications/preferences', { signal }),
      ) as unknown as Promise<NotificationPreferences>,
  });
}

/** Sets the ways of one kind; what is on screen follows at once and goes back if the host refuses. */
export function useChooseWays() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, in_app, mail, push }: ChosenKind) =>
      data(api.PUT('/api/v1/notifications/preferences', { body: { kinds: [{ kind, in_app, mail, push }] } })),
    onMutate: (chosen) =>
      cache.setQueryData<NotificationPreferences>(PREFERENCES, (before) => before && chose(before, chosen)),
    onSettled: () => cache.invalidateQueries({ queryKey: PREFERENCES }),
  });
}

function chose(before: NotificationPreferences, chosen: ChosenKind): NotificationPreferences {
  return { ...before, kinds: before.kinds.map((kind) => (kind.kind === chosen.kind ? chosen : kind)) };
}
