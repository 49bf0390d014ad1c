import { buildActivity, buildAttendee, buildEvent, buildMeeting, slotOf } from './factories';
import type { Portal } from './portal';

const MINUTE = 60_000;

/** An event with two talks from 09:00 to 09:40, and a meeting with Daniel Weber at 09:25. */
export async function buildProgramme(portal: Portal) {
  const event = await buildEvent(portal);
  const me = await buildAttendee(portal, { eventId: event.id });
  const daniel = await buildAttendee(portal, { eventId: event.id, firstName: 'Daniel', lastName: 'Weber' });
  const { startsAt } = slotOf(event);
  const endsAt = new Date(startsAt.getTime() + 40 * MINUTE);
  const talk = (title: string, track: string) =>
    buildActivity(portal, { event, title, track, location: 'Hall 1', startsAt, endsAt });
  await talk('Open banking', 'Main stage');
  await talk('Smart farming', 'Builders stage');
  await buildMeeting(portal, {
    event,
    senderId: daniel.id,
    receiverId: me.id,
    status: 'ACTIVE',
    ...slotOf(event, 1),
  });
  return { event, me, path: `/event/${event.id}/schedule` };
}

/** The sessions in an attendee's agenda on the server. */
export const savedTitles = async (portal: Portal, attendeeId: string): Promise<string[]> => {
  const rows = await portal.sql<{ title: string }>(
    `SELECT a.title FROM agenda_entries e JOIN activities a ON a.id = e.activity_id
     WHERE e.attendee_id = $1 ORDER BY a.title`,
    [attendeeId],
  );
  return rows.map(({ title }) => title);
};

/** How the portal names both clashes of the first talk. */
export const BOTH_CLASHES =
  'Clashes with “Smart farming”, 09:00 am and your meeting with Daniel Weber, 09:25 am';
