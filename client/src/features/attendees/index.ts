import { lazy } from 'react';

/** Who is not invited yet, loaded where people were imported. */
export const PlannedInvitations = lazy(() => import('./console/PlannedInvitations'));
/** How far an application is, loaded where people of all stages are listed. */
export const StageTag = lazy(() => import('./console/applications/StageTag'));
export { useRemainingKeys } from './person/useRemainingKeys';
export { PersonCard } from './person/PersonCard';
export { matchReasons } from './person/match-reasons';
export { Reason } from './person/Reason';
