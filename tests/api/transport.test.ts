import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { createLogger } from '../../server/src/core/logger';
import { expectError, graphql, post, type Answer } from '../support/client';
import { createDatabase } from '../support/database';
import { buildEvent, buildMember, buildUser, type BuiltMember } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await startServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const bearer = () => ({ authorization: `Bearer ${me.token}` });
const send = (body: string, headers: Record<string, string> = {}) =>
  post(server.url, body, { ...bearer(), ...headers });
const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers: { ...bearer(), ...headers } });
/** Status, and the codes of all errors. */
const outcome = async (response: Response) => {
  const { data, errors } = (await response.json()) as Answer;
  return { status: response.status, data, codes: errors?.map(({ extensions }) => extensions.code) };
};
const refused = (status: number, code: string) => ({ status, data: undefined, codes: [code] });

describe('a body', () => {
  it.each<[string, string]>([
    ['that breaks off', '{"query":'],
    ['that is empty', ''],
    ['that is null', 'null'],
    ['that is a text', '"{ me { id } }"'],
    ['without a query', '{}'],
    ['with a number for a query', '{"query":5}'],
    ['with a list for a query', '{"query":["{ me { id } }"]}'],
    ['with a text for variables', '{"query":"{ me { id } }","variables":"{}"}'],
    ['with a list for variables', '{"query":"{ me { id } }","variables":[1]}'],
    ['with a number for an operation name', '{"query":"{ me { id } }","operationName":5}'],
    ['with several requests', '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]'],
  ])('%s is refused', async (_what, body) => {
    expect(await outcome(await send(body))).toEqual(refused(400, 'BAD_USER_INPUT'));
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/plain; a=application/json',
  ])('sent as %s is refused', async (type) => {
    const response = await send('{"query":"mutation { logout { sessionId } }"}', { 'content-type': type });
    expect(await outcome(response)).toEqual(refused(415, 'UNSUPPORTED_MEDIA_TYPE'));
  });

  it('of more than 1 MiB is refused, and the answer still arrives', async () => {
    const body = JSON.stringify({ query: '{ me { id } }', extensions: 'x'.repeat(1024 * 1024) });
    expect(await outcome(await send(body))).toEqual(refused(413, 'PAYLOAD_TOO_LARGE'));
  });

  it.each<[string, Record<string, string>]>([
    ['a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['the newer media type', { accept: 'application/graphql-response+json' }],
  ])('with %s is understood', async (_what, headers) => {
    const response = await send('{"query":"{ me { id } }"}', headers);
    expect(await outcome(response)).toEqual({
      status: 200,
      data: { me: { id: me.userId } },
      codes: undefined,
    });
  });
});

describe('a GET request', () => {
  it('may query', async () => {
    expect(await outcome(await get('{ me { id } }'))).toEqual({
      status: 200,
      data: { me: { id: me.userId } },
      codes: undefined,
    });
  });

  it('from a page of another site is anonymous, and that page cannot read the answer', async () => {
    const url = `${server.url}/graphql?query=${encodeURIComponent('{ me { id } }')}`;
    const headers = { origin: 'https://elsewhere.example', cookie: `token=${me.token}` };
    const response = await fetch(url, { headers });
    const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect([granted, await outcome(response)]).toEqual([
      [],
      { status: 200, data: null, codes: ['UNAUTHENTICATED'] },
    ]);
  });

  it('may not mutate', async () => {
    const response = await get('mutation { logout { sessionId } }');
    expect(response.headers.get('allow')).toBe('POST');
    expect((await outcome(response)).status).toBe(405);
    expect(await outcome(await send('{"query":"{ me { id } }"}'))).toMatchObject({ status: 200 });
  });
});

describe('other methods', () => {
  it.each(['PUT', 'PATCH', 'DELETE'])('such as %s are refused', async (method) => {
    const headers = { ...bearer(), 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql`, { method, headers });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('another site gets no leave to send anything', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(granted).toEqual([]);
  });
});

describe('a document', () => {
  const message = async (query: string) => (await expectError(graphql(server.url, query))).message;

  it('that is not valid is refused without hints at what there is, for the anonymous', async () => {
    expect(await message('{ mee { id } }')).toBe('Cannot query field "mee" on type "Query".');
    expect(await message('{ me { emial } }')).toBe('Cannot query field "emial" on type "User".');
    expect(await message('{ event(idd: "x") { id } }')).toBe(
      'Unknown argument "idd" on field "Query.event".',
    );
    expect(await message('{ events(status: DRAFTED) { nodes { id } } }')).toBe(
      'Value "DRAFTED" does not exist in "EventStatus" enum.',
    );
  });

  it('of several operations needs the name of one of them', async () => {
    const query = 'query A { me { id } } query B { me { id displayName } }';
    const named = (operationName?: string) => send(JSON.stringify({ query, operationName }));
    expect((await outcome(await named('A'))).data).toEqual({ me: { id: me.userId } });
    expect((await outcome(await named('C'))).codes).toEqual(['BAD_USER_INPUT']);
    expect((await outcome(await named())).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('that subscribes is sent to the socket', async () => {
    const query = `subscription { messageAdded(eventId: "${me.eventId}") { id } }`;
    const { extensions } = await expectError(graphql(server.url, query, {}, me.token));
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a variable', () => {
  const REQUEST =
    'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }';
  const EVENTS =
    'query ($first: Int, $status: EventStatus) { events(first: $first, status: $status) { nodes { id } } }';
  const EVENT = 'query ($id: ID!) { event(id: $id) { id } }';

  it.each<[string, string, Record<string, unknown>]>([
    ['a text for a number', EVENTS, { first: 'many-secrets' }],
    ['a fraction for a whole number', EVENTS, { first: 1.5 }],
    ['a number beyond 32 bits', EVENTS, { first: 2 ** 31 }],
    ['an unknown enum value', EVENTS, { status: 'secrets' }],
    ['an object for an id', EVENT, { id: { secrets: 1 } }],
    ['nothing where something is required', EVENT, {}],
    ['null where something is required', EVENT, { id: null }],
    ['a list for an object', REQUEST, { input: ['secrets'] }],
    [
      'an unknown field',
      REQUEST,
      { input: { attendeeId: 'x', startsAt: '2027-01-01T00:00:00Z', secrets: 1 } },
    ],
    ['a missing field', REQUEST, { input: { attendeeId: 'x' } }],
    ['a text that is no date', REQUEST, { input: { attendeeId: 'x', startsAt: 'tomorrow' } }],
    [
      'a day that is not in the calendar',
      REQUEST,
      { input: { attendeeId: 'x', startsAt: '2027-02-30T00:00:00Z' } },
    ],
  ])('with %s is refused', async (_what, query, variables) => {
    const { data, errors } = await graphql(server.url, query, variables, me.token);
    expect({ data, code: errors?.[0]?.extensions.code }).toEqual({ data: undefined, code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(errors)).not.toContain('many-secrets');
  });

  it('is told of all at once, each by its place and without what was sent', async () => {
    const query = `mutation ($input: CreateEventInput!, $first: Int!, $id: ID!, $more: UpdateEventInput!) {
      createEvent(input: $input) { event { id } } updateEvent(input: $more) { event { id } } sendMessage(input: { attendeeId: $id, text: "" }) { message { id } }
      setTyping(input: { attendeeId: $id, typing: true }) { conversation { messages(first: $first) { nodes { id } } } }
    }`;
    const input = {
      title: null,
      startsAt: 'many-secrets',
      status: 'many-secrets',
      logo: 5,
      slotMinutes: 'many-secrets',
      meetingHours: [{ date: 1, from: '09:00' }],
      secrets: 1,
    };
    const { errors } = await graphql(server.url, query, { input, first: 2 ** 31, more: [] }, me.token);
    expect(JSON.stringify(errors)).not.toContain('many-secrets');
    const required = 'This is required.';
    const wrong = 'This value has the wrong type.';
    expect(errors?.[0]?.extensions['fields']).toEqual([
      {
        path: 'input.logo',
        message: 'Please send a picture as a file, a data URL or the name of an uploaded one.',
      },
      { path: 'input.status', message: 'There is no such choice.' },
      { path: 'input.slotMinutes', message: wrong },
      { path: 'input.meetingHours.0.date', message: wrong },
      { path: 'input.meetingHours.0.to', message: required },
      { path: 'input.title', message: required },
      { path: 'input.startsAt', message: 'This has to be a time, such as 2027-05-03T09:00:00Z.' },
      { path: 'input.endsAt', message: required },
      { path: 'input.secrets', message: 'There is no such field.' },
      { path: 'first', message: wrong },
      { path: 'id', message: required },
      { path: 'more', message: wrong },
    ]);
  });

  it('with a default may be left out, also where it may not be null', async () => {
    const query = 'query ($first: Int! = 1) { events(first: $first) { nodes { id } } }';
    expect((await graphql(server.url, query, {}, me.token)).errors).toBeUndefined();
    expect((await expectError(graphql(server.url, query, { first: null }, me.token))).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await expectError(graphql(server.url, query, { first: 0 }, me.token))).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'first', message: expect.any(String) as string }],
    });
  });
});

describe('an error of our own', () => {
  it('tells the caller a request id and nothing else, and the log everything', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const broken = await startServer({ log: createLogger('error', sink) });
    const { token, eventId } = await buildMember(broken);
    await broken.sql('ALTER TABLE pods RENAME TO pods_in_repair');
    const query = 'query ($id: ID!) { pods(eventId: $id) { nodes { id } } }';
    const response = await post(broken.url, JSON.stringify({ query, variables: { id: eventId } }), {
      authorization: `Bearer ${token}`,
    });
    const requestId = response.headers.get('x-request-id');
    expect(await response.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'Something went wrong on our side. Please try again.',
          locations: [{ line: 1, column: 20 }],
          path: ['pods'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
        },
      ],
      extensions: { cost: expect.any(Object) as object },
    });
    await broken.close();
    const [line = '{}'] = lines;
    expect(JSON.parse(line)).toMatchObject({
      event: 'request.failed',
      requestId,
      path: ['pods'],
      err: { message: 'relation "pods" does not exist' },
    });
    expect(lines.join()).not.toContain(token);
  });
});

describe('a refusal', () => {
  const visit = (path: string, token?: string) => (of: TestServer) =>
    fetch(`${of.url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const ask = (body: string, token?: string) => (of: TestServer) =>
    post(of.url, body, token ? { authorization: `Bearer ${token}` } : {});

  it('is one line of the log, at the level that docs/operating.md names, wherever it comes from', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logging = await startServer({ log: createLogger('debug', sink) });
    const { token } = await buildMember(logging);
    const calls: [code: string, call: (of: TestServer) => Promise<Response>][] = [
      ['UNAUTHENTICATED', ask(JSON.stringify({ query: '{ events { nodes { id } } }' }))],
      ['FORBIDDEN', ask(JSON.stringify({ query: '{ systemHealth { redis } }' }), token)],
      ['BAD_USER_INPUT', ask('{')],
      ['UNAUTHENTICATED', visit('/v1/auth/me')],
      ['FORBIDDEN', visit('/v1/users', token)],
      ['NOT_FOUND', visit(`/v1/events/${newId()}`, token)],
      ['NOT_FOUND', visit('/v1/nothing', token)],
    ];
    for (const [code, call] of calls) {
      const requestId = (await call(logging)).headers.get('x-request-id');
      const own = lines
        .map((line) => JSON.parse(line) as object)
        .filter((line) => 'requestId' in line && line.requestId === requestId);
      expect(own).toEqual([expect.objectContaining({ level: 20, event: 'request.refused', code })]);
    }
    await logging.close();
  });
});

describe('health', () => {
  const ask = async (of: TestServer, path: string) => {
    const response = await fetch(`${of.url}${path}`);
    return [response.status, await response.json(), response.headers.get('retry-after')] as const;
  };

  it('is fine where the database answers, and somebody administers it', async () => {
    await buildUser(server, { role: Role.ADMIN });
    expect(await ask(server, '/healthz')).toEqual([200, { status: 'ok' }, null]);
    expect(await ask(server, '/readyz')).toEqual([200, { status: 'ready' }, null]);
  });

  it('says alive, but not ready, where the database is gone', async () => {
    const database = await createDatabase();
    const orphan = await startServer({ databaseUrl: database.url });
    await database.drop();
    expect(await ask(orphan, '/readyz')).toEqual([503, { status: 'not ready' }, '1']);
    expect(await ask(orphan, '/healthz')).toEqual([200, { status: 'ok' }, null]);
    await orphan.close();
  });

  it('every answer has a request id of its own', async () => {
    const [one, other] = await Promise.all([send('{'), send('{"query":"{ me { id } }"}')]);
    const ids = [one, other].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
  });

  it('takes over a well-formed request id of a trusted proxy, and of nobody else', async () => {
    const trusting = await startBeside(server, { trustProxy: ['loopback'] });
    const taken = async (url: string, sent: string) =>
      (await post(url, '{', { 'x-request-id': sent })).headers.get('x-request-id') === sent;
    const good = 'edge-1234_abcd';
    expect(
      await Promise.all([good, 'a'.repeat(65), 'edge 1234'].map((id) => taken(trusting.url, id))),
    ).toEqual([true, false, false]);
    expect(await taken(server.url, good)).toBe(false);
  });

  it('an error from before the operation has the request id too', async () => {
    const response = await send('{"query":"{ nothing }"}');
    const { errors } = (await response.json()) as Answer;
    expect(errors?.[0]?.extensions['requestId']).toBe(response.headers.get('x-request-id'));
  });
});
