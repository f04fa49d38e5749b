import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** How far a permission reaches: every row of the tenant, the team's, or the user's own. */
export type Scope = 'all' | 'team' | 'own';

export interface Tenant {
  id: string;
  name: string;
  currency: string;
  timezone: string;
  languages: string[];
}

/** The signed-in user as `GET /api/v1/me` answers. */
export interface Me {
  id: string;
  username: string;
  display_name: string;
  email: string;
  role: 'superadmin' | 'admin' | 'manager' | 'cashier';
  tenant: Tenant;
  tenants: { id: string; name: string }[];
  /** The user is of another company, and works in this one for a while. */
  visit?: { reason: string; until: string; home: { id: string; name: string } };
  permissions: Record<string, Scope>;
  /** The company asks for a second factor that this session lacks: nothing else is answered until it is proved. */
  needs_second_factor?: boolean;
  /** In which the user was invited, or has chosen. */
  language?: string;
  /** What the user has chosen, and nothing else. */
  preferences?: Record<string, unknown>;
}

export interface Session {
  me: Me;
  /** Id of the portfolio chosen in the header; undefined = all of them. */
  portfolioId: string | undefined;
  choosePortfolio: (id: string | undefined) => void;
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

/** How far the user's permission reaches; undefined when it is not granted. The API decides all the same. */
export function usePermission(permission: string): Scope | undefined {
  return useSession().me.permissions[permission];
}

/** Checks many permissions at once: `can('portfolios.debtors:update')`. */
export function useCan(): (permission: string | undefined) => boolean {
  const { me } = useSession();
  return useMemo(() => (permission) => !permission || permission in me.permissions, [me]);
}
