import { personErasing } from '../../core/db/erasure';
import { podRemoving } from '../pods/index';
import { removeActivitiesAtPod } from './pod-activities.queries';
import { deletePlansOf } from './agenda.queries';

/** Effects on sessions and agendas when attendees or pods are removed. */
export const scheduleHooks = [
  personErasing.on(deletePlansOf),
  podRemoving.on(async (ctx, { podId }) => ({ removedActivities: await removeActivitiesAtPod(ctx, podId) })),
];
