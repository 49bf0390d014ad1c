import { lazy } from 'react';

/** Who is not invited yet, loaded where people were imported. */
export const PlannedInvitations = lazy(() => import('./console/PlannedInvitations'));
export { useRemainingKeys } from './person/useRemainingKeys';
export { PersonCard } from './person/PersonCard';
export { matchReasons } from './person/match-reasons';
export { Reason } from './person/Reason';
