import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, buildMember, type BuiltEvent, type BuiltMember } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

interface Refusal {
  message: string;
  code: string;
  errors?: { field: string; message: string }[];
  requestId: string;
}

const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let server: TestServer;
let event: BuiltEvent;
let anna: BuiltMember;
let bo: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  anna = await buildMember(server, { eventId: event.id });
  bo = await buildMember(server, { eventId: event.id });
});

afterAll(() => server?.close());

const refused = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  rest<Refusal>(server.url, method, path, { token: anna.token, body, headers });

const fieldsOf = ({ body }: { body: Refusal }): string[] =>
  (body.errors ?? []).map(({ field }) => field).sort();

describe('a request to /v1 that cannot be read', () => {
  it('answers unknown paths with 404 in the one error body', async () => {
    for (const path of ['', '/', '/nothing', '/auth', '/auth/login/more', '/events/a/b/c', '/events/%zz']) {
      const { status, body, headers } = await refused('get', path);
      expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND']);
      expect(body.requestId).toBe(headers.get('x-request-id'));
      expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
    }
  });

  it('answers a wrong method with 405 and the right ones', async () => {
    const login = await refused('get', '/auth/login');
    expect([login.status, login.body.code, login.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'POST',
    ]);
    const meeting = await refused('delete', `/meetings/${UNKNOWN}`);
    expect([meeting.status, meeting.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it.each(['{', '"text"', '[]', 'null', '5', '{"form_data": "{"}', '{"form_data": []}'])(
    'refuses the body %s',
    async (body) => {
      const { status, body: refusal } = await refused('post', '/auth/login', body);
      expect([status, refusal.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('faulty values in a request to /v1', () => {
  it('tells all errors of types at once, in the words of /v1', async () => {
    const wrong = { attendee_id: 5, from_date: 'tomorrow', message: ['a'] };
    const answer = await refused('post', `/activities/request-meeting/${event.id}`, wrong);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(fieldsOf(answer)).toEqual(['attendee_id', 'from_date', 'message']);

    const empty = await refused('post', '/auth/login', {});
    expect(empty.body.errors).toEqual([
      { field: 'email', message: 'This is required.' },
      { field: 'password', message: 'This is required.' },
    ]);

    const filters = { category: 'KING', countries: 'PK', interests: { Industry: 'Energy' } };
    const list = await refused('post', `/attendees/get/${event.id}/0/20`, filters);
    expect(fieldsOf(list)).toEqual(['category', 'countries', 'interests.Industry']);
  });

  it('names the fields that the schema refuses as /v1 does', async () => {
    expect(fieldsOf(await refused('post', '/auth/login', { email: 'nobody', password: '' }))).toEqual([
      'email',
      'password',
    ]);
    expect(fieldsOf(await refused('post', `/attendees/message/${bo.id}`, { message: ' ' }))).toEqual([
      'message',
    ]);
    const search = { search: 'x'.repeat(201), organization: 'x'.repeat(201) };
    expect(fieldsOf(await refused('post', `/attendees/get/${event.id}/0/20`, search))).toEqual([
      'organization',
      'search',
    ]);
    const past = { attendee_id: bo.id, from_date: '2020-01-01T10:00:00Z' };
    expect(fieldsOf(await refused('post', `/activities/request-meeting/${event.id}`, past))).toEqual([
      'from_date',
    ]);
    const own = { attendee_id: anna.id };
    expect(fieldsOf(await refused('post', `/attendees/${event.id}/new-bookmark`, own))).toEqual([
      'attendee_id',
    ]);
  });

  it('keeps offset, pageSize and limit within their bounds', async () => {
    for (const [offset, pageSize, field] of [
      [-1, 20, 'offset'],
      [10_001, 20, 'offset'],
      ['x', 20, 'offset'],
      [1.5, 20, 'offset'],
      [0, 0, 'pageSize'],
      [0, 101, 'pageSize'],
    ]) {
      const answer = await refused('post', `/attendees/get/${event.id}/${offset}/${pageSize}`, {});
      expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    }
    expect((await refused('post', `/attendees/get/${event.id}/10000/100`, {})).status).toBe(200);
    expect((await refused('get', `/attendees/${event.id}/bookmarked/51`)).status).toBe(400);
    expect((await refused('get', `/attendees/${event.id}/bookmarked/50`)).status).toBe(200);
    expect(fieldsOf(await refused('get', '/events?pageSize=0&offset=-1&status=NEVER'))).toEqual([
      'offset',
      'pageSize',
      'status',
    ]);
    expect((await refused('get', `/attendees/${event.id}/chat/${bo.id}?limit=0`)).status).toBe(400);
  });

  it('answers unknown ids, and what could not be one, with 404', async () => {
    for (const id of [UNKNOWN, 'nobody', "'; DROP TABLE users", '%00', 'x'.repeat(500)]) {
      for (const path of [
        '/events',
        '/attendees',
        '/attendees/details',
        '/booths',
        '/meetings',
        '/auth/event-profile',
      ])
        expect([path, (await refused('get', `${path}/${id}`)).status]).toEqual([path, 404]);
      expect((await refused('post', `/attendees/get/${id}/0/20`, {})).status).toBe(404);
      expect((await refused('post', `/attendees/message/${id}`, { message: 'Hello' })).status).toBe(404);
      expect((await refused('post', `/meetings/${id}`, { action: 'accept' })).status).toBe(404);
      expect((await refused('get', `/activities/meetings/${event.id}/${id}`)).status).toBe(404);
    }
    const nobody = { attendee_id: UNKNOWN, from_date: '2027-01-01T10:00:00Z' };
    expect((await refused('post', `/activities/request-meeting/${event.id}`, nobody)).status).toBe(404);
  });

  it('does not find a thing in another event than its own', async () => {
    const other = await buildEvent(server);
    await buildMember(server, { eventId: other.id, userId: anna.userId });
    const ask = { attendee_id: bo.id, from_date: '2027-01-01T10:00:00Z' };
    expect((await refused('get', `/attendees/${other.id}/chat/${bo.id}`)).status).toBe(404);
    expect((await refused('get', `/activities/meetings/${other.id}/${bo.id}`)).status).toBe(404);
    expect((await refused('post', `/activities/request-meeting/${other.id}`, ask)).status).toBe(404);
    expect(
      (await refused('post', `/attendees/${other.id}/new-bookmark`, { attendee_id: bo.id })).status,
    ).toBe(404);
    expect((await refused('get', `/attendees/${event.id}/chat/${bo.id}`)).status).toBe(200);
  });
});

describe('a body sent to /v1', () => {
  it('takes bodies up to a megabyte, and only JSON', async () => {
    const large = await refused('post', '/auth/login', JSON.stringify({ email: 'x'.repeat(1024 * 1024) }));
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await refused('post', '/auth/login', 'email=a', { 'content-type': type });
      expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    const packed = await refused('post', '/auth/login', '{}', { 'content-encoding': 'gzip' });
    expect(packed.status).toBe(415);
  });

  it.each([
    ['form_data', { form_data: { attendee_id: 'bo', bookmarked: true } }],
    ['formData', { formData: { attendee_id: 'bo', bookmarked: true } }],
    ['form_data as text', { form_data: JSON.stringify({ attendee_id: 'bo', bookmarked: true }) }],
  ])('unwraps %s', async (_name, wrapped) => {
    const body = JSON.stringify(wrapped).replace('bo', bo.id).replace(`${bo.id}okmarked`, 'bookmarked');
    const answer = await rest(server.url, 'post', `/attendees/${event.id}/new-bookmark`, {
      token: anna.token,
      body,
    });
    expect([answer.status, answer.body]).toEqual([200, { bookmarked: true, bookmarks: [bo.id] }]);
  });

  it('survives a request that breaks off, and goes on', async () => {
    const { port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"em',
        );
        setTimeout(() => socket.destroy(), 50);
      });
      socket.once('close', () => resolve());
    });
    expect((await refused('get', '/auth/me')).status).toBe(200);
  });

  it('says when to try again after too many logins', async () => {
    const body = { email: 'somebody@example.test', password: 'wrong-password' };
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1)
      answers.push(await rest<Refusal>(server.url, 'post', '/auth/login', { body }));
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const last = answers.at(-1);
    expect([last?.status, last?.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
