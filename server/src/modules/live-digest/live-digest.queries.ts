import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { meetingsVersion } from '../meetings/index';
import { notificationsVersion } from '../notifications/index';
import { activitiesVersion, busyTimesVersion } from '../schedule/index';

/** The versions of what an event shows to an attendee of it, or to staff, who have nothing of their own. */
export const liveVersions = statement('live-digest.versions', {
  params: { eventId: 'uuid', attendeeId: 'uuid?' },
  row: { activities: 'text', busyTimes: 'text', meetings: 'text', notifications: 'text' },
  text: ({ eventId, attendeeId }) => sql`
    SELECT ${activitiesVersion(eventId, attendeeId)} AS activities, ${busyTimesVersion(attendeeId)} AS "busyTimes",
      ${meetingsVersion(attendeeId)} AS meetings, ${notificationsVersion(attendeeId)} AS notifications`,
});
