/** The rights of a login; the same in every event. */
export enum Role {
  ATTENDEE = 'ATTENDEE',
  ADMIN = 'ADMIN',
  SUPERVISOR = 'SUPERVISOR',
  MANAGER = 'MANAGER',
  EXECUTIVE = 'EXECUTIVE',
}

/** Manage events, users, pods and entries. */
export const MANAGERS: readonly Role[] = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER];

/** Enter every event without a profile. */
export const STAFF: readonly Role[] = [...MANAGERS, Role.EXECUTIVE];

/** Roles with equal numbers may do the same. */
const RANKS: Record<Role, number> = { ATTENDEE: 0, EXECUTIVE: 1, SUPERVISOR: 2, MANAGER: 2, ADMIN: 3 };

/** Whether the new role may do more than the old one. */
export const isRise = (from: Role, to: Role): boolean => RANKS[to] > RANKS[from];

export const isManager = (role: Role): boolean => MANAGERS.includes(role);

/** True for a role that is not an attendee's. */
export const isStaff = (role: Role): boolean => STAFF.includes(role);
