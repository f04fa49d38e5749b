import type { UserView as User } from '../api/schema.gen';

export type { InviteUserInputBody as Invitee, UserView as User } from '../api/schema.gen';

export type Role = NonNullable<User['role']>;
export type Status = NonNullable<User['status']>;

/** The roles, the widest first. */
export const ROLES = ['superadmin', 'admin', 'manager', 'cashier'] as const satisfies Role[];

/** Whether a user may come in. */
export const STATUSES = ['active', 'inactive', 'invited', 'suspended'] as const satisfies Status[];

/** Where a user may go from a status. Invited users become active by signing in, by no one's hand. */
export const NEXT: Record<Status, Exclude<Status, 'invited'>[]> = {
  invited: [],
  active: ['inactive', 'suspended'],
  inactive: ['active', 'suspended'],
  suspended: ['active'],
};
