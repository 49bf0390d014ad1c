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

export const isManager = (role: Role): boolean => MANAGERS.includes(role);

/** True for a role that is not an attendee's. */
export const isStaff = (role: Role): boolean => STAFF.includes(role);
