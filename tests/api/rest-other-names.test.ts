import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { restRows } from '../../server/src/rest';
import { buildEvent, buildMember, signInAs, slotOf, type BuiltMember } from '../support/factories';
import { sendForm } from '../support/pictures';
import { rest } from '../support/rest';
import { startServer, type TestServer } from '../support/server';

interface Refusal {
  code: string;
  errors?: { field: string; message: string }[];
}

let server: TestServer;
let eventId: string;
let slot: { startsAt: Date; endsAt: Date };
let anna: BuiltMember;
let bo: BuiltMember;
let admin: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  const event = await buildEvent(server);
  eventId = event.id;
  slot = slotOf(event);
  [anna, bo] = [await buildMember(server, { eventId }), await buildMember(server, { eventId })];
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server?.close());

const send = <Body = Refusal>(method: string, path: string, body: unknown, token = anna.token) =>
  rest<Body>(server.url, method, path, { token, body });

describe('another name of a key in a body of /v1', () => {
  it('is taken for event_id, also in a form', async () => {
    const name = newId();
    const made = await send<{ booth: object }>('post', '/booths', { eventId, name }, admin);
    expect([made.status, made.body.booth]).toEqual([
      201,
      expect.objectContaining({ event_id: eventId, name }),
    ]);
    const fields = { eventId, organization: 'Indus Cloud' };
    const headers = { authorization: `Bearer ${anna.token}` };
    const response = await sendForm(server.url, 'put', '/events/join/profile', fields, headers);
    const { profile } = (await response.json()) as { profile: object };
    expect([response.status, profile]).toEqual([
      200,
      expect.objectContaining({ organization: 'Indus Cloud' }),
    ]);
  });

  it.each(['attendee_id', 'connection_id', 'id'])('is taken for attendee_id: %s', async (key) => {
    const path = `/attendees/${eventId}/new-bookmark`;
    const marked = await send<object>('post', path, { [key]: bo.id, bookmarked: true });
    expect([marked.status, marked.body]).toEqual([200, { bookmarked: true, bookmarks: [bo.id] }]);
    const from_date = slot.startsAt.toISOString();
    const asked = await send<{ meeting: { participants: { attendee_id: string }[] } }>(
      'post',
      `/activities/request-meeting/${eventId}`,
      { [key]: bo.id, from_date },
    );
    expect(asked.body.meeting.participants.map(({ attendee_id }) => attendee_id)).toContain(bo.id);
  });

  it.each([
    ['display_name', { display_name: 'Ada King' }],
    ['first_name and last_name', { first_name: 'Ada', last_name: 'King' }],
  ])('is taken for displayName: %s', async (_name, names) => {
    const account = { email: `${newId()}@example.test`, password: 'correct horse battery' };
    const made = await send<{ user: object }>('post', '/auth/create-account', { ...account, ...names });
    expect([made.status, made.body.user]).toEqual([
      201,
      expect.objectContaining({ displayName: 'Ada King' }),
    ]);
    const edited = await send<{ user: { _id: string } }>(
      'post',
      '/users',
      { email: `${newId()}@example.test`, role: 'ATTENDEE', ...names },
      admin,
    );
    expect([edited.status, edited.body.user]).toEqual([
      201,
      expect.objectContaining({ displayName: 'Ada King' }),
    ]);
  });

  it('is taken for otp: code', async () => {
    const { status, body } = await send('post', '/auth/verify-otp', {
      email: 'ada@example.test',
      code: '12',
    });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['code']]);
  });

  it('may come beside the key where both say the same', async () => {
    const body = { event_id: eventId, eventId, name: newId() };
    expect((await send('post', '/booths', body, admin)).status).toBe(201);
  });

  it.each([
    ['/booths', { event_id: newId(), eventId: newId(), name: 'x'.repeat(500) }, ['eventId', 'name']],
    [
      '/users',
      { email: 'no', role: 'ATTENDEE', displayName: 'Ada', first_name: 'Bob' },
      ['email', 'first_name'],
    ],
  ])('is an error where both differ, told with all others: %s', async (path, body, fields) => {
    const { status, body: refusal } = await send('post', path, body, admin);
    expect([status, refusal.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(refusal.errors?.map(({ field }) => field).sort()).toEqual(fields);
  });

  it('is the name of what is wrong with it', async () => {
    const { body } = await send('post', `/attendees/${eventId}/new-bookmark`, { connection_id: newId() });
    const names = await send('post', '/auth/create-account', {
      email: `${newId()}@example.test`,
      password: 'correct horse battery',
      display_name: 'x'.repeat(500),
    });
    expect([body.code, names.body.errors?.map(({ field }) => field)]).toEqual([
      'NOT_FOUND',
      ['display_name'],
    ]);
  });
});

const OTHERS: Record<string, string[]> = {
  event_id: ['eventId'],
  attendee_id: ['connection_id', 'id'],
  otp: ['code'],
  displayName: ['display_name', 'first_name', 'last_name'],
};
const cases = restRows.flatMap(({ method, paths: [path], body, access }) =>
  Object.keys(body?.shape ?? {}).flatMap((key) =>
    (OTHERS[key] ?? []).map((name) => ({ method, path: path.replace(/:\w+/g, newId()), access, key, name })),
  ),
);

it.each(cases)(
  '$method $path names $name, which came for $key',
  async ({ method, path, access, key, name }) => {
    const token = access === 'confirmed attendees' ? anna.token : admin;
    const { status, body } = await send(method, path, { [name]: 5 }, token);
    const fields = body.errors?.map(({ field }) => field) ?? [];
    expect([status, fields.includes(name), fields.includes(key)]).toEqual([400, true, false]);
  },
);
