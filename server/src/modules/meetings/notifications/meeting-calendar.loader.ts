import type { CalendarEntry } from '../../../core/files/ics';
import type { RequestContext } from '../../../core/context';
import { notFound } from '../../../core/errors';
import { attendeeById } from '../../attendees/index';
import { ownAttendeeIdOf } from '../../event-access/index';
import { eventById } from '../../events/index';
import { podById } from '../../pods/index';
import { meetingEntry } from './meeting-calendar';
import type { Meeting } from '../meeting.types';

/** Meetings of one event as the viewer's calendar shows them, with the head of that calendar. */
export const meetingEntriesFor = async (
  ctx: RequestContext,
  eventId: string,
  meetings: readonly Meeting[],
): Promise<{ head: { name: string; timezone: string }; entries: CalendarEntry[] }> => {
  const [event, viewerId] = await Promise.all([eventById(ctx).load(eventId), ownAttendeeIdOf(ctx, eventId)]);
  if (!event) throw notFound('The event');
  const nameOf = async (id: string): Promise<string> => {
    const person = await attendeeById(ctx).load(id);
    return `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  };
  const entryOf = async (meeting: Meeting): Promise<CalendarEntry> => {
    const shown = [meeting.senderId, meeting.receiverId].filter((id) => id !== viewerId);
    const [names, pod] = await Promise.all([
      Promise.all(shown.map(nameOf)),
      meeting.podId ? podById(ctx).load(meeting.podId) : null,
    ]);
    return meetingEntry(meeting, {
      people: names.join(' and '),
      eventTitle: event.title,
      venue: event.venue,
      pod,
    });
  };
  return {
    head: { name: event.title, timezone: event.timezone },
    entries: await Promise.all(meetings.map(entryOf)),
  };
};
