import type { Viewer } from '../../core/request/context';
import type { Rule } from '../../core/request/authorization';
import { isManager, Role } from '../../core/auth/roles';
import type { User } from './account.types';

type Who = Pick<Viewer, 'userId' | 'role' | 'staffEvents'>;

/** Users belong to no event, so that staff of some events manage none. */
const managesUsers = ({ role, staffEvents }: Who): boolean => isManager(role) && !staffEvents;

/** Access rules of users. */
export const userPolicy = {
  /** Only ADMIN manages ADMIN users. */
  manage: ((viewer, user) =>
    managesUsers(viewer) && (user.role !== Role.ADMIN || viewer.role === Role.ADMIN)) satisfies Rule<
    Who,
    Pick<User, 'role'>
  >,
  /** Only ADMIN grants ADMIN. */
  grant: ((viewer, role) =>
    managesUsers(viewer) && (role !== Role.ADMIN || viewer.role === Role.ADMIN)) satisfies Rule<Who, Role>,
  /** Users cannot remove, disable or demote themselves. */
  remove: ((viewer, user) => viewer.userId !== user.id) satisfies Rule<Who, Pick<User, 'id'>>,
};

/** Roles with equal numbers may do the same. */
const RANKS: Record<Role, number> = { ATTENDEE: 0, EXECUTIVE: 1, SUPERVISOR: 2, MANAGER: 2, ADMIN: 3 };

/** Whether the new role may do more than the old one. */
export const isRise = (from: Role, to: Role): boolean => RANKS[to] > RANKS[from];
