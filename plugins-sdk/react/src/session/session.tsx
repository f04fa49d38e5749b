import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { IdentityMe } from '../api/schema.gen';

/** The signed-in user as `GET /api/v1/me` answers. */
export type Me = IdentityMe;
export type Tenant = Me['tenant'];

/** How far a permission reaches: every row of the tenant, the team's, or the user's own. */
export type Scope = Me['permissions'][string];

export interface Session {
  me: Me;
  /** By module: the id of the record that its screens are narrowed to. */
  context: Record<string, string>;
  chooseContext: (module: string, id: string | undefined) => void;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ value, children }: { value: Session; children: ReactNode }) {
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/** The session of the signed-in user. Throws outside the authenticated layout. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a signed-in user');
  return session;
}

/** The record that a module's screens are narrowed to, undefined for all of them, and how another is chosen. It outlives the page. */
export function useContextOf(
  module: string,
): [id: string | undefined, choose: (id: string | undefined) => void] {
  const { context, chooseContext } = useSession();
  const choose = useCallback((id: string | undefined) => chooseContext(module, id), [module, chooseContext]);
  return [context[module], choose];
}

/** How far the user's permission reaches; undefined when it is not granted. The API decides all the same. */
export function usePermission(permission: string): Scope | undefined {
  return useSession().me.permissions[permission];
}

/** Checks many permissions at once: `can('module.records:update')`. */
export function useCan(): (permission: string | undefined) => boolean {
  const { me } = useSession();
  return useMemo(() => (permission) => !permission || permission in me.permissions, [me]);
}
