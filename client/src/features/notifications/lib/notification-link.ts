import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';

type About = Pick<NotificationItem_NotificationFragment, 'eventId' | 'meetingId' | 'activityId'>;

/** Where a notification leads: to the meeting, over the page that is open, or to the session in the schedule. */
export function notificationLink({ eventId, meetingId, activityId }: About, search: string): string {
  if (meetingId) {
    const params = new URLSearchParams(search);
    params.set('modal', 'meetings');
    params.set('meeting', meetingId);
    return `?${params}`;
  }
  return activityId ? `${paths.schedule(eventId)}?session=${activityId}` : paths.schedule(eventId);
}
