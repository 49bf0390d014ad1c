import { attendeeRemoving } from '../attendees/index';
import { podRemoving } from '../pods/index';
import { removeActivitiesAtPod } from './pod-activities.queries';
import { deletePlansOf } from './schedule-removal.queries';

/** What becomes of sessions and agendas when attendees or pods are removed. */
export const scheduleHooks = [
  attendeeRemoving.on(async (ctx, { attendeeIds }) => {
    await deletePlansOf(ctx, { attendeeIds });
  }),
  podRemoving.on(async (ctx, { podId }) => ({ removedActivities: await removeActivitiesAtPod(ctx, podId) })),
];
