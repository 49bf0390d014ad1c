import type { Action } from '../../generated/permissions';
import { can } from './permissions';
import { useSession } from './useSession';

/** Whether the role of the person signed in may do something: `useCan('takePart')`, `useCan('createEvent')`. */
export const useCan = (action: Action): boolean => useSession(({ auth }) => can(auth.user?.role, action));
