import { randomUUID } from 'node:crypto';
import { buildActivity, slotOf } from '../../support/factories';
import { F, inEvent, N, U, type Operation, type Scene } from './scene';

const aboutActivity = ({ activityId }: Scene) => ({ input: { activityId } });
const inSlot =
  (index: number, more: Record<string, unknown> = {}) =>
  (scene: Scene) => ({ input: { ...slotOf(scene.event, index), ...more } });

/** Schedule, agendas, plans of pods, and what has become of meetings. */
export const scheduleOperations: Record<string, Operation> = {
  activities: {
    document:
      'query ($eventId: ID!) { activities(eventId: $eventId) { totalCount nodes { id inMyAgenda } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  scheduleChanged: {
    document:
      'subscription ($eventId: ID!) { scheduleChanged(eventId: $eventId) { activityId activity { inMyAgenda } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  activity: {
    document: 'query ($id: ID!) { activity(id: $id) { id } }',
    variables: ({ activityId }) => ({ id: activityId }),
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  createActivity: {
    document: 'mutation ($input: CreateActivityInput!) { createActivity(input: $input) { activity { id } } }',
    variables: (scene) => inSlot(1, { eventId: scene.event.id, title: 'Opening' })(scene),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateActivity: {
    document: 'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
    variables: ({ activityId }) => ({ input: { activityId, title: 'Closing' } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  deleteActivity: {
    document: 'mutation ($input: DeleteActivityInput!) { deleteActivity(input: $input) { activity { id } } }',
    // Another one for each who tries.
    variables: ({ spareActivityIds }) => ({ input: { activityId: spareActivityIds.pop() } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  podActivities: {
    document: `query ($eventId: ID!, $podId: ID!) {
      podActivities(eventId: $eventId, podId: $podId) { activities { id } meetings { startsAt meeting { id } } }
    }`,
    variables: (scene) => ({ ...inEvent(scene), podId: scene.podId }),
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  podActivity: {
    document: 'query ($id: ID!) { podActivity(id: $id) { activity { id } meeting { id } } }',
    variables: ({ meetingId }) => ({ id: meetingId }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  podSchedule: {
    document:
      'query ($eventId: ID!, $date: Date!) { podSchedule(eventId: $eventId, date: $date) { pods { id } podActivities { meeting { id } } } }',
    variables: (scene) => ({ ...inEvent(scene), date: '2031-05-03' }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  podScheduleChanged: {
    document: 'subscription ($eventId: ID!) { podScheduleChanged(eventId: $eventId) { podActivityId } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK', F],
  },
  updatePodActivity: {
    document:
      'mutation ($input: UpdatePodActivityInput!) { updatePodActivity(input: $input) { podActivity { activity { id } } } }',
    variables: (scene) => inSlot(6, { podActivityId: scene.podActivityId })(scene),
    codes: [U, F, F, F, F, 'OK', F],
  },
  removePodActivity: {
    document:
      'mutation ($input: RemovePodActivityInput!) { removePodActivity(input: $input) { podActivity { meeting { id } } } }',
    variables: ({ meetingId }) => ({ input: { podActivityId: meetingId } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  agenda: {
    document: 'query ($eventId: ID!) { agenda(eventId: $eventId) { startsAt } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  liveDigest: {
    document: 'query ($eventId: ID!) { liveDigest(eventId: $eventId) { meetings agenda } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  agendaCalendar: {
    document: 'query ($eventId: ID!) { agendaCalendar(eventId: $eventId) }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  agendaFeed: {
    document: 'query ($eventId: ID!) { agendaFeed(eventId: $eventId) { createdAt } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  createAgendaFeed: {
    document:
      'mutation ($input: CreateAgendaFeedInput!) { createAgendaFeed(input: $input) { agendaFeed { createdAt } } }',
    variables: (scene) => ({ input: inEvent(scene) }),
    codes: [U, N, F, 'OK', 'OK', F],
  },
  revokeAgendaFeed: {
    document: 'mutation ($input: RevokeAgendaFeedInput!) { revokeAgendaFeed(input: $input) { revoked } }',
    variables: (scene) => ({ input: inEvent(scene) }),
    codes: [U, N, F, 'OK', 'OK', F],
  },
  agendaFeedCalendar: {
    document: 'query { agendaFeedCalendar(token: "guessed") }',
    variables: () => ({}),
    codes: [N, N, N, N, N, N],
  },
  addToAgenda: {
    document: 'mutation ($input: AddToAgendaInput!) { addToAgenda(input: $input) { activity { id } } }',
    variables: aboutActivity,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  removeFromAgenda: {
    document:
      'mutation ($input: RemoveFromAgendaInput!) { removeFromAgenda(input: $input) { activity { id } } }',
    variables: aboutActivity,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  rateSession: {
    document: 'mutation ($input: RateSessionInput!) { rateSession(input: $input) { activity { id } } }',
    variables: async ({ event }, db) => {
      const over = { startsAt: new Date(0), endsAt: new Date(1_000) };
      return { input: { activityId: (await buildActivity(db, { event, ...over })).id, stars: 5 } };
    },
    codes: [U, N, N, 'OK', 'OK', F],
  },
  sessionComments: {
    document: 'query ($id: ID!) { sessionComments(activityId: $id) { nodes { id stars comment } } }',
    variables: ({ activityId }) => ({ id: activityId }),
    codes: [U, F, F, F, F, 'OK'],
  },
  busyTimes: {
    document: 'query ($eventId: ID!) { busyTimes(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  addBusyTime: {
    document: 'mutation ($input: AddBusyTimeInput!) { addBusyTime(input: $input) { busyTime { id } } }',
    variables: (scene) => inSlot(0, inEvent(scene))(scene),
    codes: [U, N, F, 'OK', 'OK', F],
  },
  removeBusyTime: {
    document: 'mutation ($input: RemoveBusyTimeInput!) { removeBusyTime(input: $input) { busyTime { id } } }',
    // Of another, or of nobody: the same.
    variables: () => ({ input: { busyTimeId: randomUUID() } }),
    codes: [U, N, N, N, N, N],
  },
  eventMeetings: {
    document: 'query ($eventId: ID!) { eventMeetings(eventId: $eventId) { totalCount nodes { id } } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK', F],
  },
  proposeMeetingTime: {
    document:
      'mutation ($input: ProposeMeetingTimeInput!) { proposeMeetingTime(input: $input) { meeting { id } } }',
    variables: (scene) => inSlot(7, { meetingId: scene.meetingId })(scene),
    codes: [U, N, N, N, 'OK', F],
  },
  respondToProposal: {
    document:
      'mutation ($input: RespondToProposalInput!) { respondToProposal(input: $input) { meeting { id } } }',
    variables: ({ meetingId }) => ({ input: { meetingId, proposalId: randomUUID(), action: 'REJECT' } }),
    codes: [U, N, N, N, 'CONFLICT', F],
  },
  confirmMeetingTookPlace: {
    document:
      'mutation ($input: ConfirmMeetingTookPlaceInput!) { confirmMeetingTookPlace(input: $input) { meeting { id } } }',
    variables: ({ meetingId }) => ({ input: { meetingId, tookPlace: true } }),
    codes: [U, N, N, N, 'CONFLICT', F],
  },
};
