import { expectOk, graphql } from '../../support/client';
import { buildMeeting, slotOf } from '../../support/factories';
import type { Samples, Scene } from './scene';

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

/** The path that GraphQL gives for the agenda as a subscription. */
const feedPath = async ({ server, event, tokens }: Scene): Promise<string> => {
  const document = `mutation ($input: CreateAgendaFeedInput!) { createAgendaFeed(input: $input) { agendaFeed { path } } }`;
  const { createAgendaFeed } = await expectOk(
    graphql<{ createAgendaFeed: { agendaFeed: { path: string } } }>(
      server.url,
      document,
      { input: { eventId: event.id } },
      tokens.me,
    ),
  );
  return createAgendaFeed.agendaFeed.path.replace('/v1', '');
};

export const scheduleSamples: Samples = {
  'get /activities/{}': [
    ({ event }) => ({ as: 'me', path: `/activities/${event.id}` }),
    ({ sessionId }) => ({ as: 'me', path: `/activities/${sessionId}` }),
  ],
  'get /activities/{}/{}': [
    ({ event }) => ({ as: 'me', path: `/activities/${event.id}/${dayOf(event, 1)}` }),
  ],
  'post /activities': [
    (scene) => ({ as: 'manager', path: '/activities', body: newSession(scene) }),
    (scene) => ({
      as: 'manager',
      path: '/activities',
      body: { ...newSession(scene), kind: 'POD', booth_id: scene.podId, speakers: [] },
    }),
  ],
  'post /activities/create': [
    (scene) => ({ as: 'manager', path: '/activities/create', body: newSession(scene) }),
  ],
  'put /activities/{}': [
    ({ sessionId }) => ({ as: 'manager', path: `/activities/${sessionId}`, body: { title: 'Welcome' } }),
  ],
  'delete /activities/{}': [({ sessionId }) => ({ as: 'manager', path: `/activities/${sessionId}` })],
  'get /agenda-feeds/{}': [async (scene) => ({ as: 'nobody', path: await feedPath(scene) })],
  'get /activities/pod/{}/{}': [
    async (scene) => {
      await meetingAtPod(scene);
      return { as: 'me', path: `/activities/pod/${scene.event.id}/${scene.podId}` };
    },
    ({ event, podId }) => ({ as: 'manager', path: `/activities/pod/${event.id}/${podId}` }),
  ],
  'delete /activities/remove-activity/{}': [
    ({ podActivityId }) => ({ as: 'manager', path: `/activities/remove-activity/${podActivityId}` }),
    async (scene) => ({ as: 'manager', path: `/activities/remove-activity/${await meetingAtPod(scene)}` }),
  ],
  'put /activities/update-activity/{}': [
    ({ podActivityId, podId, wall }) => ({
      as: 'manager',
      path: `/activities/update-activity/${podActivityId}`,
      body: { from_date: wall(6), to_date: wall(7), booth_id: podId },
    }),
    async (scene) => ({
      as: 'manager',
      path: `/activities/update-activity/${await meetingAtPod(scene)}`,
      body: { from_date: scene.wall(6) },
    }),
  ],
};
