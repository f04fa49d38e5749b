/** The roles, the widest first. */
export const ROLES = ['superadmin', 'admin', 'manager', 'cashier'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a user may come in. */
export const STATUSES = ['active', 'inactive', 'invited', 'suspended'] as const;
export type Status = (typeof STATUSES)[number];

/** A user as the API shows it; who may not see details gets the names alone. */
export interface User {
  id: string;
  username: string;
  display_name: string;
  email?: string;
  role?: Role;
  status?: Status;
  language?: string;
  last_seen_at?: string;
  created_at?: string;
  version: number;
}

/** Where a user may go from a status. Invited users become active by signing in, by no one's hand. */
export const NEXT: Record<Status, Status[]> = {
  invited: [],
  active: ['inactive', 'suspended'],
  inactive: ['active', 'suspended'],
  suspended: ['active'],
};
