import { csv, ENERGY, NAME, picture, someEmail, type Samples } from './sample';
import type { Scene } from './scene';

const newAttendee = ({ event }: Scene) => ({
  event_id: event.id,
  email: someEmail(),
  ...NAME,
  category: 'INVESTOR',
});

const people = (...more: string[]) =>
  csv('people.csv', 'email,first_name,last_name', `${someEmail()},Zoë,Adams`, ...more);

const lists: Samples[string] = [
  ({ event }) => ({ params: [event.id, 0, 20], body: {} }),
  ({ event, other }) => ({
    params: [event.id, 0, 1],
    body: { search: other.lastName, sort: 'RECENT', interests: { Industry: ['Energy'] } },
  }),
  ({ event }) => ({
    as: 'manager',
    params: [event.id, 0, 5],
    body: { status: 'CONFIRMED', checked_in: false },
  }),
];

export const attendeeSamples: Samples = {
  'post /attendees/get/{}/{}/{}': lists,
  'post /attendees/speakers/{}/{}/{}': lists,
  'post /attendees/investors/{}/{}/{}': lists,
  'get /attendees/{}': [
    ({ event }) => ({ params: [event.id] }),
    ({ other }) => ({ params: [other.id] }),
    ({ invited }) => ({ as: 'manager', params: [invited.id] }),
  ],
  'post /attendees': [
    (scene) => ({ body: { ...newAttendee(scene), sponsor_id: scene.companyId, send_invite: true } }),
    async (scene) => ({
      form: { ...newAttendee(scene), send_invite: 'false', ...ENERGY, avatar: await picture('me.png') },
    }),
  ],
  'post /attendees/create': [(scene) => ({ body: newAttendee(scene) })],
  'put /attendees/{}': [
    ({ other }) => ({ params: [other.id], body: { job_title: 'Director' } }),
    ({ other }) => ({ params: [other.id], form: { avatar: '', country: 'PK' } }),
  ],
  'post /attendees/import': [
    ({ event }) => ({ form: { event_id: event.id, file: people(), dry_run: 'true' } }),
    ({ event }) => ({ form: { event_id: event.id, file: people('nobody,,') } }),
    ({ event }) => ({ form: { event_id: event.id, file: people(), partial: 'true', send_invites: 'false' } }),
  ],
  'delete /attendees/{}': [({ other }) => ({ params: [other.id] })],
  'get /attendees/{}/matches': [({ event }) => ({ params: [event.id] })],
  'get /attendees/{}/matches/{}': [({ event }) => ({ params: [event.id, 1] })],
  'get /attendees/{}/bookmarked': [({ event }) => ({ params: [event.id] })],
  'get /attendees/{}/bookmarked/{}': [({ event }) => ({ params: [event.id, 1] })],
  'post /attendees/{}/new-bookmark': [
    ({ event, other }) => ({ params: [event.id], body: { attendee_id: other.id } }),
    ({ event, investor }) => ({ params: [event.id], body: { attendee_id: investor.id, bookmarked: true } }),
  ],
  'get /attendees/details/{}': [({ other }) => ({ params: [other.id] })],
  'get /attendees/reminder/{}': [({ invited }) => ({ params: [invited.id] })],
  'get /attendees/verify-code/{}': [
    ({ me }) => ({ params: [me.inviteCode] }),
    ({ me }) => ({ as: 'manager', params: [me.inviteCode] }),
  ],
  'post /attendees/verify-code/{}': [({ me }) => ({ params: [me.inviteCode], body: {} })],
  'get /attendees/{}/chat/{}': [
    ({ event, other }) => ({ params: [event.id, other.id] }),
    ({ event, other }) => ({ params: [event.id, other.id], query: 'after=0&limit=5' }),
  ],
  'post /attendees/message/{}': [
    ({ other }) => ({ params: [other.id], body: { message: 'Hello', client_id: 'one' } }),
  ],
};
