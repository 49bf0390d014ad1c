import { newId } from '../../../server/src/core/db/ids';
import { buildActivity, insert, slotOf } from '../../support/factories';
import {
  aboutHost,
  asks,
  atSlot,
  by,
  byId,
  change,
  containing,
  inEvent,
  live,
  mutation,
  newIn,
  ofEvent,
  plus,
  someText,
  startingAt,
  toHost,
  update,
  withId,
  type Rows,
} from './row';
import type { Scene } from './scene';

const activityOf = ({ activityId }: Scene): string => activityId;
const aboutActivity = withId('activityId', activityOf);
const meetingOf = ({ meetingId }: Scene): string => meetingId;
const aboutMeeting = withId('meetingId', meetingOf);
const overActivity = newIn(buildActivity, { startsAt: new Date(0), endsAt: new Date(1_000) });

/** Schedule and agendas. */
const activities: Rows = {
  activities: ofEvent('{ totalCount nodes { id inMyAgenda } }', 'READERS'),
  scheduleChanged: live('{ activityId activity { inMyAgenda } }', 'READERS'),
  activity: byId('{ id }', 'VIEWERS', activityOf),
  createActivity: change('activity.create', 'EACH', plus(plus(inEvent, atSlot(1)), { title: 'Opening' }), {
    after: containing({ title: 'Opening' }),
  }),
  updateActivity: update('activity.update', aboutActivity, { track: null }, { track: 'Health' }),
  deleteActivity: change('activity.delete', 'NOT_FOUND', withId('activityId', newIn(buildActivity)), {
    before: containing({ kind: 'SESSION' }),
  }),
  agenda: ofEvent('{ startsAt }', 'ATTENDEES'),
  liveDigest: ofEvent('{ meetings agenda }', 'READERS'),
  agendaCalendar: ofEvent('', 'ATTENDEES'),
  agendaFeed: ofEvent('{ createdAt }', 'ATTENDEES'),
  // Only the last of the addresses works.
  createAgendaFeed: mutation('ATTENDEES', 'EACH', inEvent),
  revokeAgendaFeed: mutation('ATTENDEES', 'SAME', inEvent),
  agendaFeedCalendar: asks('query { agendaFeedCalendar(token: "guessed") }', 'NOBODY'),
  addToAgenda: mutation('ACTORS', 'SAME', aboutActivity),
  removeFromAgenda: mutation('ACTORS', 'SAME', aboutActivity),
  rateSession: mutation('ACTORS', 'SAME', plus(withId('activityId', overActivity), { stars: 5 })),
  sessionComments: by('activityId', '{ nodes { id stars comment } }', 'STAFF', activityOf),
  busyTimes: ofEvent('{ id }', 'ATTENDEES'),
  addBusyTime: mutation('ATTENDEES', 'SAME', plus(inEvent, atSlot(0)), { givesFormer: true }),
  removeBusyTime: mutation('TEAM', 'NOT_FOUND', async ({ event, participantId }, db) => {
    const busyTimeId = newId();
    await db.sql('DELETE FROM busy_times WHERE attendee_id = $1', [participantId]);
    await insert(db, 'busy_times', { id: busyTimeId, attendeeId: participantId, ...slotOf(event, 8) });
    return { busyTimeId };
  }),
};

const podActivity = withId('podActivityId', ({ podActivityId }) => podActivityId);
const someTimes = { startsAt: someText, endsAt: someText };

/** Plans of pods. */
const plans: Rows = {
  podActivities: asks(
    `query ($eventId: ID!, $podId: ID!) {
      podActivities(eventId: $eventId, podId: $podId) { activities { id } meetings { startsAt meeting { id } } }
    }`,
    'READERS',
    plus(inEvent, ({ podId }) => ({ podId })),
  ),
  podActivity: byId('{ activity { id } meeting { id } }', 'MANAGERS', meetingOf),
  podSchedule: asks(
    'query ($eventId: ID!, $date: Date!) { podSchedule(eventId: $eventId, date: $date) { pods { id } podActivities { meeting { id } } } }',
    'MANAGERS',
    plus(inEvent, { date: '2031-05-03' }),
  ),
  podScheduleChanged: live('{ podActivityId }', 'MANAGERS'),
  updatePodActivity: change('activity.update', 'SAME', plus(podActivity, atSlot(6)), {
    before: someTimes,
    after: someTimes,
  }),
  removePodActivity: change('meeting.remove', 'SAME', withId('podActivityId', meetingOf), {
    before: containing({ status: 'PENDING' }),
    after: containing({ status: 'REJECTED' }),
  }),
};

const unknownProposal = plus(aboutMeeting, () => ({ proposalId: newId(), action: 'REJECT' }));

/** Meetings, and what has become of them. */
const meetings: Rows = {
  meetings: ofEvent('{ nodes { id } }', 'READERS'),
  meeting: byId('{ id }', 'PARTICIPANT_AND_STAFF', meetingOf),
  eventMeetings: ofEvent('{ totalCount nodes { id } }', 'MANAGERS'),
  meetingRefusal: asks(
    'query ($fromId: ID!, $toId: ID!) { meetingRefusal(fromId: $fromId, toId: $toId) { refusal { reason } } }',
    'STAFF',
    ({ participantId, hostId }) => ({ fromId: participantId, toId: hostId }),
  ),
  meetingOptions: by('attendeeId', '{ slots { startsAt } }', 'ACTORS', aboutHost),
  requestMeeting: mutation('ACTORS', 'SAME', plus(toHost(), startingAt(3)), { givesFormer: true }),
  respondToMeeting: mutation('PARTICIPANT', 'SAME', plus(aboutMeeting, { action: 'REJECT' }), {
    givesFormer: true,
  }),
  meetingChanged: live('{ id }', 'ATTENDEES'),
  proposeMeetingTime: mutation('PARTICIPANT', 'SAME', plus(aboutMeeting, atSlot(7)), { givesFormer: true }),
  respondToProposal: mutation('UNSETTLED', 'ELSEWHERE', unknownProposal),
  confirmMeetingTookPlace: mutation('PARTICIPANT', 'SAME', async ({ meetingId, podId }, db) => {
    await db.sql(
      `UPDATE meetings SET status = 'ACTIVE', closed_reason = NULL, pod_id = $2,
         starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [meetingId, podId],
    );
    return { meetingId, tookPlace: true };
  }),
};

export const scheduleOperations: Rows = { ...activities, ...plans, ...meetings };
