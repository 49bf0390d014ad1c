import { calendarOf, type CalendarEntry } from '../../core/files/ics';
import { inTransaction } from '../../core/request/transaction';
import type { RequestContext } from '../../core/request/context';
import { badInput } from '../../core/errors';
import { requireAttendee } from '../event-access/index';
import { meetingEntriesFor, acceptedMeetings, openMeetings } from '../meetings/index';
import { ActivityKind } from './activity.entity';
import { getActivity } from './activity.service';
import type { Activity } from './activity.types';
import { deleteAgendaEntry, insertAgendaEntry, plannedActivities } from './agenda.queries';
import type { AgendaItem } from './agenda.types';
import { listBusyTimes } from './busy-time.service';

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

/** Puts an activity into the viewer's agenda; doing it again changes nothing. */
export async function addToAgenda(ctx: RequestContext, activityId: string): Promise<Activity> {
  const activity = await getActivity(ctx, activityId);
  const me = await requireAttendee(ctx, activity.eventId);
  if (activity.kind === ActivityKind.POD)
    throw badInput([{ path: 'input.activityId', message: 'This is not for visitors.' }]);
  await inTransaction(ctx, (inner) =>
    insertAgendaEntry(inner, { attendeeId: me.attendeeId, activityId: activity.id }),
  );
  return activity;
}

/** Takes an activity out of the viewer's agenda; doing it again changes nothing. */
export async function removeFromAgenda(ctx: RequestContext, activityId: string): Promise<Activity> {
  const activity = await getActivity(ctx, activityId);
  const me = await requireAttendee(ctx, activity.eventId);
  await inTransaction(ctx, (inner) =>
    deleteAgendaEntry(inner, { attendeeId: me.attendeeId, activityId: activity.id }),
  );
  return activity;
}

/** Activities, own meetings that are not closed, and busy times, in the order of time. */
export async function listAgenda(ctx: RequestContext, id: string): Promise<AgendaItem[]> {
  const { eventId, attendeeId } = await requireAttendee(ctx, id);
  const [activities, meetings, busyTimes] = await Promise.all([
    plannedActivities(ctx, { attendeeId }),
    openMeetings(ctx, { attendeeId }),
    listBusyTimes(ctx, eventId),
  ]);
  const none = { activity: null, meeting: null, busyTime: null };
  const items: AgendaItem[] = [
    ...activities.map((activity) => ({ ...none, ...spanOf(activity), activity })),
    ...meetings.map((meeting) => ({ ...none, ...spanOf(meeting), meeting })),
    ...busyTimes.map((busyTime) => ({ ...none, ...spanOf(busyTime), busyTime })),
  ];
  return items.sort(
    (one, other) =>
      one.startsAt.getTime() - other.startsAt.getTime() || one.endsAt.getTime() - other.endsAt.getTime(),
  );
}

/** Activities and agreed meetings as a calendar file; meetings that were agreed on and then closed are CANCELLED in it. */
export async function agendaCalendar(ctx: RequestContext, id: string): Promise<string> {
  const { eventId, attendeeId } = await requireAttendee(ctx, id);
  const [activities, meetings] = await Promise.all([
    plannedActivities(ctx, { attendeeId }),
    acceptedMeetings(ctx, { attendeeId }),
  ]);
  const { head, entries } = await meetingEntriesFor(ctx, eventId, meetings);
  return calendarOf(head, [...activities.map(activityEntry), ...entries]);
}

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({ startsAt, endsAt });
