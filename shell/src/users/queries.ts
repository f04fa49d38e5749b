import {
  type ApiClient,
  data,
  keepPreviousData,
  list,
  queryOptions,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
} from '@recobro/sdk';
import type { ApiKey } from '../keys/KeyList';
import type { OpenSession } from '../sessions/SessionList';
import type { Role, Status, User } from './types';

const KEY = ['users'];

/** What the list of users is asked for. */
export interface UserListQuery {
  page: number;
  pageSize: number;
  status: Status[];
  role: Role[];
  username?: string;
}

interface Page {
  data: User[];
  meta: { page: number; pageSize: number; total: number; totalExact: boolean };
}

export function usersOptions({ api }: ApiClient, query: UserListQuery) {
  return queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => list(api.GET('/api/v1/users', { params: { query }, signal })) as Promise<Page>,
    placeholderData: keepPreviousData,
  });
}

export function useUserSessions(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, id, 'sessions'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/users/{id}/sessions', { params: { path: { id } }, signal })) as Promise<
        OpenSession[]
      >,
  });
}

/** A user's API keys, without the keys themselves. */
export function useUserKeys(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, id, 'api-keys'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/users/{id}/api-keys', { params: { path: { id } }, signal })) as Promise<ApiKey[]>,
  });
}

/** Revokes one key of a user. */
export function useRevokeUserKey(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      data(api.DELETE('/api/v1/users/{id}/api-keys/{key}', { params: { path: { id, key } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

/** What may be changed of a user. */
export type UserChange = Partial<Pick<User, 'role' | 'status' | 'display_name'>>;

/** Changes the version of a user that was read; it holds from their next request on. */
export function useChangeUser() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ user, change }: { user: User; change: UserChange }) =>
      data(
        api.PATCH('/api/v1/users/{id}', {
          params: { path: { id: user.id }, header: { 'If-Match': `"${user.version}"` } },
          body: change as never,
        }),
      ) as Promise<User>,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** Ends every session of a user, and every key. */
export function useEndUserSessions(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => data(api.DELETE('/api/v1/users/{id}/sessions', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

/** Ends one session of a user. */
export function useEndUserSession(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (session: string) =>
      data(api.DELETE('/api/v1/users/{id}/sessions/{session}', { params: { path: { id, session } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** What a person proves themselves with. */
export interface Proofs {
  password: boolean;
  one_time_code: boolean;
}

/** Takes away what a user signs in with; the old proofs and every session are worth nothing from then on. */
export function useResetFactors(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: Proofs) =>
      data(api.POST('/api/v1/users/{id}/factor-resets', { params: { path: { id } }, body: which })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** Somebody to invite. */
export interface Invitee {
  email: string;
  display_name: string;
  role: Role;
}

/** Invites one person; the link is there where no mail could be sent. */
export function useInvite() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Invitee) =>
      data(api.POST('/api/v1/users', { body })) as Promise<{ user: User; invitation_link?: string }>,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

/** Sends the invitation again; earlier links are void then. */
export function useInviteAgain() {
  const { api } = useApi();
  return useMutation({
    mutationFn: (id: string) =>
      data(api.POST('/api/v1/users/{id}/invitation', { params: { path: { id } } })) as Promise<{
        invitation_link?: string;
      }>,
  });
}
