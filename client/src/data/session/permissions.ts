import type { Role } from '../../generated/graphql';
import { permissions, type Action } from '../../generated/permissions';

/** The roles that may do something; the server decides on its own again. */
export const rolesFor = (action: Action): readonly Role[] => permissions[action];

/** Whether a role may do something. */
export const can = (role: Role | undefined, action: Action): boolean =>
  role !== undefined && permissions[action].includes(role);
