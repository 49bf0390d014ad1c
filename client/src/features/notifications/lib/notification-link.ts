import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';

type About = Pick<NotificationItem_NotificationFragment, 'eventId' | 'kind' | 'meetingId' | 'activityId'>;

/** Announcements are read in the list of notifications itself. */
const readInList: ReadonlySet<About['kind']> = new Set(['ANNOUNCEMENT', 'CONDUCT_WARNING']);

/** Whether it is about an exchange of contacts, with a person or a company. */
export const aboutContacts = (kind: About['kind']): boolean => kind.startsWith('CONTACT_');

/** Where a notification leads: to the meeting or all meetings, over the page that is open, or to the session in the schedule. */
export function notificationLink({ eventId, kind, meetingId, activityId }: About, search: string): string {
  const params = new URLSearchParams(search);
  if (meetingId || kind === 'TIMETABLE_CHANGED') {
    params.set('modal', 'meetings');
    if (meetingId) params.set('meeting', meetingId);
    return `?${params}`;
  }
  if (kind === 'COMPANY_INVITED') return paths.ourCompany(eventId);
  if (kind === 'LEAD_REMINDER') return paths.ourCompany(eventId, 'leads');
  if (readInList.has(kind)) {
    params.set('modal', 'notifications');
    return `?${params}`;
  }
  if (kind === 'CONTACT_REQUESTED') return paths.account('contacts');
  if (aboutContacts(kind)) return paths.contacts(eventId);
  return activityId ? `${paths.schedule(eventId)}?session=${activityId}` : paths.schedule(eventId);
}
