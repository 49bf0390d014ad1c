import type { Role, UserSort } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';

const roles = ['ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE', 'ATTENDEE'] as const satisfies Role[];
const sorts = [
  'NAME',
  'NAME_DESC',
  'LAST_SIGN_IN_DESC',
  'LAST_SIGN_IN',
  'NEWEST',
  'OLDEST',
] as const satisfies UserSort[];

/** The filters and the order of the table of users, as the address holds them. */
export const userParams = {
  q: listParams.q,
  sort: listParams.sort(sorts, 'NAME'),
  role: listParams.kind(roles),
  status: listParams.status(['ENABLED', 'DISABLED'] as const),
};
