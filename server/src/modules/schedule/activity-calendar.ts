import type { CalendarEntry } from '../../core/files/ics';
import type { Activity } from './activity.types';

/** An activity as an entry of a calendar, always under the same id. */
export const activityEntry = (activity: Activity): CalendarEntry => ({
  uid: `activity-${activity.id}@podium`,
  sequence: activity.sequence,
  status: 'CONFIRMED',
  startsAt: activity.startsAt,
  endsAt: activity.endsAt,
  title: activity.title,
  description: activity.description,
  location: activity.location,
});
