import type { Action } from '../../generated/permissions';
import { can } from './permissions';
import { useSession } from './useSession';

/** What belongs to no event, which staff of some events may not do. */
const OF_ALL_EVENTS: readonly Action[] = ['createEvent', 'createUser', 'duplicateEvent'];

/** Whether the role of the person signed in may do something: `useCan('takePart')`, `useCan('createEvent')`. */
export const useCan = (action: Action): boolean =>
  useSession(
    ({ auth: { user } }) =>
      can(user?.role, action) && (user?.allEvents !== false || !OF_ALL_EVENTS.includes(action)),
  );
