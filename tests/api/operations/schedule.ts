import { newId } from '../../../server/src/core/db/ids';
import { buildActivity, insert, slotOf } from '../../support/factories';
import {
  aboutHost,
  ACTORS,
  asks,
  ATTENDEES,
  byId,
  by,
  containing,
  F,
  inEvent,
  live,
  MANAGERS,
  mutation,
  N,
  NOBODY,
  ofEvent,
  PARTICIPANT,
  READERS,
  someText,
  STAFF,
  TEAM,
  toHost,
  U,
  VIEWERS,
  type Codes,
  type Rows,
} from './row';
import type { Scene } from './scene';

const aboutActivity = ({ activityId }: Scene) => ({ activityId });
const meetingOf = ({ meetingId }: Scene): string => meetingId;
const unsettled: Codes = [U, N, N, N, 'CONFLICT', F];

/** Schedule and agendas. */
const activities: Rows = {
  activities: ofEvent('{ totalCount nodes { id inMyAgenda } }', READERS),
  scheduleChanged: live('{ activityId activity { inMyAgenda } }', READERS),
  activity: byId('{ id }', VIEWERS, ({ activityId }) => activityId),
  createActivity: mutation(
    MANAGERS,
    'EACH',
    (scene) => ({ ...inEvent(scene), title: 'Opening', ...slotOf(scene.event, 1) }),
    { logged: { action: 'activity.create', after: containing({ title: 'Opening' }) } },
  ),
  updateActivity: mutation(MANAGERS, 'SAME', ({ activityId }) => ({ activityId, track: 'Health' }), {
    logged: { action: 'activity.update', before: { track: null }, after: { track: 'Health' } },
  }),
  deleteActivity: mutation(
    MANAGERS,
    'NOT_FOUND',
    async ({ event }, db) => ({ activityId: (await buildActivity(db, { event })).id }),
    { logged: { action: 'activity.delete', before: containing({ kind: 'SESSION' }) } },
  ),
  agenda: ofEvent('{ startsAt }', ATTENDEES),
  liveDigest: ofEvent('{ meetings agenda }', READERS),
  agendaCalendar: ofEvent('', ATTENDEES),
  agendaFeed: ofEvent('{ createdAt }', ATTENDEES),
  // Only the last of the addresses works.
  createAgendaFeed: mutation(ATTENDEES, 'EACH', inEvent),
  revokeAgendaFeed: mutation(ATTENDEES, 'SAME', inEvent),
  agendaFeedCalendar: asks('query { agendaFeedCalendar(token: "guessed") }', NOBODY),
  addToAgenda: mutation(ACTORS, 'SAME', aboutActivity),
  removeFromAgenda: mutation(ACTORS, 'SAME', aboutActivity),
  rateSession: mutation(ACTORS, 'SAME', async ({ event }, db) => {
    const over = { startsAt: new Date(0), endsAt: new Date(1_000) };
    return { activityId: (await buildActivity(db, { event, ...over })).id, stars: 5 };
  }),
  sessionComments: by('activityId', '{ nodes { id stars comment } }', STAFF, ({ activityId }) => activityId),
  busyTimes: ofEvent('{ id }', ATTENDEES),
  addBusyTime: mutation(ATTENDEES, 'SAME', (scene) => ({ ...inEvent(scene), ...slotOf(scene.event) }), {
    givesFormer: true,
  }),
  removeBusyTime: mutation(TEAM, 'NOT_FOUND', async ({ event, participantId }, db) => {
    const busyTimeId = newId();
    await db.sql('DELETE FROM busy_times WHERE attendee_id = $1', [participantId]);
    await insert(db, 'busy_times', { id: busyTimeId, attendeeId: participantId, ...slotOf(event, 8) });
    return { busyTimeId };
  }),
};

const someTimes = { startsAt: someText, endsAt: someText };

/** Plans of pods. */
const plans: Rows = {
  podActivities: asks(
    `query ($eventId: ID!, $podId: ID!) {
      podActivities(eventId: $eventId, podId: $podId) { activities { id } meetings { startsAt meeting { id } } }
    }`,
    READERS,
    (scene) => ({ ...inEvent(scene), podId: scene.podId }),
  ),
  podActivity: byId('{ activity { id } meeting { id } }', MANAGERS, meetingOf),
  podSchedule: asks(
    'query ($eventId: ID!, $date: Date!) { podSchedule(eventId: $eventId, date: $date) { pods { id } podActivities { meeting { id } } } }',
    MANAGERS,
    (scene) => ({ ...inEvent(scene), date: '2031-05-03' }),
  ),
  podScheduleChanged: live('{ podActivityId }', MANAGERS),
  updatePodActivity: mutation(
    MANAGERS,
    'SAME',
    ({ event, podActivityId }) => ({ podActivityId, ...slotOf(event, 6) }),
    { logged: { action: 'activity.update', before: someTimes, after: someTimes } },
  ),
  removePodActivity: mutation(MANAGERS, 'SAME', ({ meetingId }) => ({ podActivityId: meetingId }), {
    logged: {
      action: 'meeting.remove',
      before: containing({ status: 'PENDING' }),
      after: containing({ status: 'REJECTED' }),
    },
  }),
};

/** Meetings, and what has become of them. */
const meetings: Rows = {
  meetings: ofEvent('{ nodes { id } }', READERS),
  meeting: byId('{ id }', [U, N, N, N, 'OK', 'OK'], meetingOf),
  eventMeetings: ofEvent('{ totalCount nodes { id } }', MANAGERS),
  meetingOptions: by('attendeeId', '{ slots { startsAt } }', ACTORS, aboutHost),
  requestMeeting: mutation(
    ACTORS,
    'SAME',
    (scene) => toHost({ startsAt: slotOf(scene.event, 3).startsAt })(scene),
    { givesFormer: true },
  ),
  respondToMeeting: mutation(PARTICIPANT, 'SAME', ({ meetingId }) => ({ meetingId, action: 'REJECT' }), {
    givesFormer: true,
  }),
  meetingChanged: live('{ id }', ATTENDEES),
  proposeMeetingTime: mutation(
    PARTICIPANT,
    'SAME',
    ({ event, meetingId }) => ({ meetingId, ...slotOf(event, 7) }),
    { givesFormer: true },
  ),
  respondToProposal: mutation(unsettled, 'ELSEWHERE', ({ meetingId }) => ({
    meetingId,
    proposalId: newId(),
    action: 'REJECT',
  })),
  confirmMeetingTookPlace: mutation(PARTICIPANT, 'SAME', async ({ meetingId, podId }, db) => {
    await db.sql(
      `UPDATE meetings SET status = 'ACTIVE', closed_reason = NULL, pod_id = $2,
         starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [meetingId, podId],
    );
    return { meetingId, tookPlace: true };
  }),
};

export const scheduleOperations: Rows = { ...activities, ...plans, ...meetings };
