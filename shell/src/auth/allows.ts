import type { Me } from '@recobro/sdk';

/** Whether somebody has a permission; what asks for none is everybody's. The API decides all the same. */
export function allows({ permissions }: Pick<Me, 'permissions'>, permission: string | undefined): boolean {
  return !permission || permission in permissions;
}
