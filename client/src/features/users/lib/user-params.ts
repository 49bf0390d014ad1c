import type { Role, UserSort } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';

export const roles = ['ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE', 'ATTENDEE'] as const satisfies Role[];
export const userSorts = [
  'NAME',
  'NAME_DESC',
  'LAST_SIGN_IN_DESC',
  'LAST_SIGN_IN',
  'NEWEST',
  'OLDEST',
] as const satisfies UserSort[];
export const userStates = ['ENABLED', 'DISABLED'] as const;

/** The filters and the order of the table of users, as the address holds them. */
export const userParams = {
  q: listParams.q,
  sort: listParams.sort(userSorts, 'NAME'),
  role: listParams.kind(roles),
  status: listParams.status(userStates),
};
