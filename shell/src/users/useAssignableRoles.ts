import { useSession } from '@recobro/sdk';
import { ROLES, type Role } from './types';

/** The roles that the signed-in user may give: nobody but a superadmin makes a superadmin. */
export function useAssignableRoles(): Role[] {
  const { me } = useSession();
  return ROLES.filter((role) => role !== 'superadmin' || me.role === 'superadmin');
}
