import { expectOk, graphql, mutationOf } from '../../support/client';
import { buildMeeting, slotOf } from '../../support/factories';
import type { Samples } from './sample';
import type { Scene } from './scene';

const newSession = ({ event, other, wall }: Scene) => ({
  event_id: event.id,
  kind: 'SESSION',
  title: 'Closing',
  from_date: wall(4),
  to_date: wall(5),
  location: 'Hall 1',
  track: 'Main',
  speakers: [other.id],
});

/** The date of the nth day, as the calendar on the wall shows it. */
const dayOf = (event: Scene['event'], day: number): string =>
  slotOf(event, 0, day).startsAt.toISOString().slice(0, 10);

const buildMeetingAtPod = async ({ server, event, me, other, podId }: Scene): Promise<string> => {
  const people = { senderId: me.id, receiverId: other.id };
  const times = slotOf(event, 3);
  return (await buildMeeting(server, { event, ...people, podId, status: 'ACTIVE', ...times })).id;
};

const meetingsAtPods = new WeakMap<Scene, Promise<string>>();

/** The same one each time that it is asked for in a scene. */
const meetingAtPod = (scene: Scene): Promise<string> => {
  const meeting = meetingsAtPods.get(scene) ?? buildMeetingAtPod(scene);
  meetingsAtPods.set(scene, meeting);
  return meeting;
};

/** The token in the address that GraphQL gives for the agenda as a subscription. */
const feedToken = async ({ server, event, tokens }: Scene): Promise<string> => {
  const answer = graphql<{ it: { agendaFeed: { path: string } } }>(
    server.url,
    mutationOf('createAgendaFeed', 'agendaFeed { path }'),
    { input: { eventId: event.id } },
    tokens.me,
  );
  return (await expectOk(answer)).it.agendaFeed.path.replace('/v1/agenda-feeds/', '');
};

export const scheduleSamples: Samples = {
  'get /activities/{}': [
    ({ event }) => ({ params: [event.id] }),
    ({ sessionId }) => ({ params: [sessionId] }),
  ],
  'get /activities/{}/{}': [({ event }) => ({ params: [event.id, dayOf(event, 1)] })],
  'post /activities': [
    (scene) => ({ body: newSession(scene) }),
    (scene) => ({ body: { ...newSession(scene), kind: 'POD', booth_id: scene.podId, speakers: [] } }),
  ],
  'post /activities/create': [(scene) => ({ body: newSession(scene) })],
  'put /activities/{}': [({ sessionId }) => ({ params: [sessionId], body: { title: 'Welcome' } })],
  'delete /activities/{}': [({ sessionId }) => ({ params: [sessionId] })],
  'get /agenda-feeds/{}': [async (scene) => ({ params: [await feedToken(scene)] })],
  'get /activities/pod/{}/{}': [
    async (scene) => {
      await meetingAtPod(scene);
      return { params: [scene.event.id, scene.podId] };
    },
    ({ event, podId }) => ({ as: 'manager', params: [event.id, podId] }),
  ],
  'delete /activities/remove-activity/{}': [
    ({ podActivityId }) => ({ params: [podActivityId] }),
    async (scene) => ({ params: [await meetingAtPod(scene)] }),
  ],
  'put /activities/update-activity/{}': [
    ({ podActivityId, podId, wall }) => ({
      params: [podActivityId],
      body: { from_date: wall(6), to_date: wall(7), booth_id: podId },
    }),
    async (scene) => ({ params: [await meetingAtPod(scene)], body: { from_date: scene.wall(6) } }),
  ],
  'get /activities/meetings/{}/{}': [({ event, other }) => ({ params: [event.id, other.id] })],
  'post /activities/request-meeting/{}': [
    ({ event, other, wall }) => ({
      params: [event.id],
      body: { attendee_id: other.id, from_date: wall(3), message: 'Coffee?' },
    }),
    ({ event, other, podId, wall }) => ({
      params: [event.id],
      body: { attendee_id: other.id, from_date: wall(3), booth_id: podId },
    }),
  ],
  'get /meetings/{}': [
    ({ event }) => ({ params: [event.id] }),
    ({ meetingId }) => ({ params: [meetingId] }),
    ({ meetingId }) => ({ as: 'manager', params: [meetingId] }),
  ],
  'post /meetings/{}': ['accept', 'reject', 'cancel'].map((action) => ({ meetingId }) => ({
    params: [meetingId],
    body: { form_data: { action } },
  })),
};
