import { newId } from '../../../server/src/core/db/ids';
import { plain, type SentFile } from '../../support/pictures';
import type { Samples, Scene } from './scene';

const someEmail = (): string => `person.${newId()}@example.test`;

const newAttendee = ({ event }: Scene) => ({
  event_id: event.id,
  email: someEmail(),
  first_name: 'Zoë',
  last_name: 'Adams',
  category: 'INVESTOR',
});

const list = (more = ''): SentFile => ({
  name: 'people.csv',
  type: 'text/csv',
  content: `email,first_name,last_name\n${someEmail()},Zoë,Adams\n${more}`,
});

const lists = (kind: string): Samples[string] => [
  ({ event }) => ({ as: 'me', path: `/attendees/${kind}/${event.id}/0/20`, body: {} }),
  ({ event, other }) => ({
    as: 'me',
    path: `/attendees/${kind}/${event.id}/0/1`,
    body: { search: other.lastName, sort: 'RECENT', interests: { Industry: ['Energy'] } },
  }),
  ({ event }) => ({
    as: 'manager',
    path: `/attendees/${kind}/${event.id}/0/5`,
    body: { status: 'CONFIRMED', checked_in: false },
  }),
];

export const attendeeSamples: Samples = {
  'post /attendees/get/{}/{}/{}': lists('get'),
  'post /attendees/speakers/{}/{}/{}': lists('speakers'),
  'post /attendees/investors/{}/{}/{}': lists('investors'),
  'get /attendees/{}': [
    ({ event }) => ({ as: 'me', path: `/attendees/${event.id}` }),
    ({ other }) => ({ as: 'me', path: `/attendees/${other.id}` }),
    ({ invited }) => ({ as: 'manager', path: `/attendees/${invited.id}` }),
  ],
  'post /attendees': [
    (scene) => ({
      as: 'manager',
      path: '/attendees',
      body: { ...newAttendee(scene), sponsor_id: scene.companyId, send_invite: true },
    }),
    async (scene) => ({
      as: 'manager',
      path: '/attendees',
      form: {
        ...newAttendee(scene),
        send_invite: 'false',
        interests: '{"Industry":["Energy"]}',
        avatar: { name: 'me.png', type: 'image/png', content: await plain(8, 8).png().toBuffer() },
      },
    }),
  ],
  'post /attendees/create': [
    (scene) => ({ as: 'manager', path: '/attendees/create', body: newAttendee(scene) }),
  ],
  'put /attendees/{}': [
    ({ other }) => ({ as: 'manager', path: `/attendees/${other.id}`, body: { job_title: 'Director' } }),
    ({ other }) => ({ as: 'manager', path: `/attendees/${other.id}`, form: { avatar: '', country: 'PK' } }),
  ],
  'post /attendees/import': [
    ({ event }) => ({
      as: 'manager',
      path: '/attendees/import',
      form: { event_id: event.id, file: list(), dry_run: 'true' },
    }),
    ({ event }) => ({
      as: 'manager',
      path: '/attendees/import',
      form: { event_id: event.id, file: list('nobody,,\n') },
    }),
    ({ event }) => ({
      as: 'manager',
      path: '/attendees/import',
      form: { event_id: event.id, file: list(), partial: 'true', send_invites: 'false' },
    }),
  ],
  'delete /attendees/{}': [({ other }) => ({ as: 'manager', path: `/attendees/${other.id}` })],
  'get /attendees/{}/matches': [({ event }) => ({ as: 'me', path: `/attendees/${event.id}/matches` })],
  'get /attendees/{}/matches/{}': [({ event }) => ({ as: 'me', path: `/attendees/${event.id}/matches/1` })],
  'get /attendees/{}/bookmarked': [({ event }) => ({ as: 'me', path: `/attendees/${event.id}/bookmarked` })],
  'get /attendees/{}/bookmarked/{}': [
    ({ event }) => ({ as: 'me', path: `/attendees/${event.id}/bookmarked/1` }),
  ],
  'post /attendees/{}/new-bookmark': [
    ({ event, other }) => ({
      as: 'me',
      path: `/attendees/${event.id}/new-bookmark`,
      body: { attendee_id: other.id },
    }),
    ({ event, investor }) => ({
      as: 'me',
      path: `/attendees/${event.id}/new-bookmark`,
      body: { attendee_id: investor.id, bookmarked: true },
    }),
  ],
  'get /attendees/details/{}': [({ other }) => ({ as: 'me', path: `/attendees/details/${other.id}` })],
  'get /attendees/reminder/{}': [
    ({ invited }) => ({ as: 'manager', path: `/attendees/reminder/${invited.id}` }),
  ],
  'get /attendees/verify-code/{}': [
    ({ me }) => ({ as: 'nobody', path: `/attendees/verify-code/${me.inviteCode}` }),
    ({ me }) => ({ as: 'manager', path: `/attendees/verify-code/${me.inviteCode}` }),
  ],
  'post /attendees/verify-code/{}': [
    ({ me }) => ({ as: 'manager', path: `/attendees/verify-code/${me.inviteCode}`, body: {} }),
  ],
};
