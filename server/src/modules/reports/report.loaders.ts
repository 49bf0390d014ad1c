import { byKey, defineLoader } from '../../core/request/loaders';
import { activityOfAttendees } from './attendee-activity.queries';
import type { AttendeeActivity } from './report.types';

export const activityByAttendeeId = defineLoader<AttendeeActivity | null>(
  async (ctx, attendeeIds) => byKey(await activityOfAttendees(ctx, { attendeeIds }), ({ id }) => id),
  null,
);
