import type { Role } from '../../../generated/graphql';

/** Roles with equal numbers may do the same. */
const ranks: Record<Role, number> = { ATTENDEE: 0, EXECUTIVE: 1, MANAGER: 2, SUPERVISOR: 2, ADMIN: 3 };

/** Whether the new role may do more or less than the old one. */
export const roleChange = (from: Role, to: Role): 'rise' | 'fall' | 'same' => {
  if (ranks[to] === ranks[from]) return 'same';
  return ranks[to] > ranks[from] ? 'rise' : 'fall';
};
