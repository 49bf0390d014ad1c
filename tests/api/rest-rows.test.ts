import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RestRow } from '../../server/src/core/rest/row';
import { hashPassword } from '../../server/src/modules/accounts/passwords';
import { restRows } from '../../server/src/rest';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  signIn,
  slotOf,
} from '../support/factories';
import { rest, type RestAnswer } from '../support/rest';
import { startServer, type TestServer } from '../support/server';

type Json = Record<string, unknown>;

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[]; responses: Record<string, Json> }>>;
  components: { schemas: Json };
}

/** How a row is called once, with success. */
interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Json;
}

const SCHEMAS = '#/components/schemas/';
const PASSWORD = 'a-long-enough-password';

const nameOf = ({ method, paths: [path] }: Pick<RestRow, 'method' | 'paths'>): string => `${method} ${path}`;
const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/[:{](\w+)\}?/g, (_match, name: string) => params[name] ?? 'unknown');

/** A schema of the document as a validator that refuses keys which are not in it. */
const validatorOf = ({ components }: OpenApi, schema: Json): z.ZodType => {
  const local = (json: unknown): Json =>
    JSON.parse(JSON.stringify(json).replaceAll(SCHEMAS, '#/$defs/')) as Json;
  return z.fromJSONSchema({ ...local(schema), $defs: local(components.schemas) } as never);
};

let server: TestServer;
let openApi: OpenApi;
let token: string;
let examples: Record<string, Example[]>;

beforeAll(async () => {
  server = await startServer();
  const text = await readFile(join(import.meta.dirname, '..', '..', 'schema', 'openapi.json'), 'utf8');
  openApi = JSON.parse(text) as OpenApi;
  const event = await buildEvent(server, { timezone: 'Asia/Karachi' });
  const user = await buildUser(server, { passwordHash: await hashPassword(PASSWORD) });
  const me = await buildAttendee(server, { eventId: event.id, userId: user.id });
  token = await signIn(server, user);
  const other = await buildMember(server, { eventId: event.id });
  const pod = await buildPod(server, { eventId: event.id });
  const meeting = await buildMeeting(server, {
    event,
    senderId: other.id,
    receiverId: me.id,
    podId: pod.id,
  });
  const from_date = `${slotOf(event, 3).startsAt.toISOString().slice(0, 10)}T10:15:00.000Z`;
  const inEvent = { event_id: event.id };
  examples = {
    'post /auth/login': [{ body: { email: user.email, password: PASSWORD } }],
    'post /auth/logout': [{}],
    'get /auth/me': [{}],
    'get /auth/event-profile/:id': [{ params: { id: event.id } }],
    'get /events': [{}, { query: { search: event.title, offset: '0', pageSize: '1' } }],
    'get /events/:id': [{ params: { id: event.id } }],
    'post /attendees/get/:event_id/:offset/:pageSize': [
      { params: { ...inEvent, offset: '0', pageSize: '20' } },
      {
        params: { ...inEvent, offset: '0', pageSize: '1' },
        body: { search: other.lastName, sort: 'RECENT' },
      },
    ],
    'get /attendees/:id': [{ params: { id: other.id } }, { params: { id: event.id } }],
    'get /attendees/details/:id': [{ params: { id: other.id } }],
    'post /attendees/:event_id/new-bookmark': [
      { params: inEvent, body: { attendee_id: other.id, bookmarked: true } },
    ],
    'get /attendees/:event_id/bookmarked': [{ params: { ...inEvent, limit: '5' } }],
    'post /attendees/message/:id': [
      { params: { id: other.id }, body: { message: 'Hello', client_id: 'one' } },
      { params: { id: other.id }, body: { message: 'Hello', client_id: 'one' } },
    ],
    'get /attendees/:event_id/chat/:id': [
      { params: { ...inEvent, id: other.id }, query: { after: '0', limit: '5' } },
    ],
    'get /booths/:id': [{ params: { id: event.id } }, { params: { id: pod.id } }],
    'get /activities/meetings/:event_id/:connection_id': [
      { params: { ...inEvent, connection_id: other.id } },
    ],
    'post /activities/request-meeting/:event_id': [
      { params: inEvent, body: { attendee_id: other.id, from_date, message: 'Coffee?' } },
    ],
    'get /meetings/:id': [{ params: { id: event.id } }, { params: { id: meeting.id } }],
    'post /meetings/:id': [{ params: { id: meeting.id }, body: { action: 'accept' } }],
  };
});

afterAll(() => server?.close());

const call = (row: RestRow, path: string, { params, query, body }: Example): Promise<RestAnswer<Json>> =>
  rest<Json>(server.url, row.method, `${fill(path, params)}?${new URLSearchParams(query).toString()}`, {
    token,
    ...(body ? { body } : {}),
  });

const declared = ({ responses }: { responses: Record<string, Json> }, status: number): Json => {
  const { content } = responses[status] as { content?: Record<string, { schema: Json }> };
  const schema = content?.['application/json']?.schema;
  if (!schema) throw new Error(`Status ${status} is not declared`);
  return schema;
};

describe('every row of /v1', () => {
  it('is in the published document, and nothing else is', () => {
    const rows = restRows.flatMap(({ method, paths }) =>
      paths.map((path) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
    );
    const published = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(published.sort()).toEqual(rows.sort());
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('runs documents that the schema knows', () => {
    for (const { operations, lookup } of restRows)
      for (const { document } of [...operations, ...(lookup ? [lookup] : [])])
        expect(server.app.executor.parse(document)).not.toHaveProperty('errors');
  });

  it('answers 401 to strangers, unless it is public', async () => {
    for (const [path, methods] of Object.entries(openApi.paths))
      for (const [method, { security }] of Object.entries(methods))
        for (const stranger of [undefined, 'forged']) {
          const options = stranger ? { token: stranger } : {};
          const { status, body } = await rest<{ code: string }>(server.url, method, fill(path), options);
          // Without a session the public one goes on to look at its input, which is missing here.
          const expected = security ? [400, 'BAD_USER_INPUT'] : [401, 'UNAUTHENTICATED'];
          expect([method, path, status, body.code]).toEqual([method, path, ...expected]);
        }
    expect(restRows.filter(({ access }) => access === 'public').map(nameOf)).toEqual(['post /auth/login']);
  });

  it('has an example here', () => {
    expect(Object.keys(examples).sort()).toEqual(restRows.map(nameOf).sort());
  });
});

describe('every answer of /v1', () => {
  const logout = restRows.find((row) => nameOf(row) === 'post /auth/logout');

  /** The same through `/graphql`, with the document of the row. */
  const twinOf = async (row: RestRow, { params = {}, query = {} }: Example): Promise<unknown> => {
    const input = {
      params: row.params?.parse(params) ?? {},
      query: row.query?.parse(query) ?? {},
      body: {},
    } as never;
    for (const { document, variables, shape } of row.operations) {
      const answer = await graphql(server.url, document, variables(input, undefined as never), token);
      if (answer.errors?.[0]?.extensions.code === 'NOT_FOUND') continue;
      return shape((await expectOk(answer)) as never, input);
    }
    throw new Error(`${nameOf(row)} found nothing`);
  };

  it('answers in the declared shape, key by key', async () => {
    for (const row of restRows.filter((candidate) => candidate !== logout))
      for (const [index, example] of (examples[nameOf(row)] ?? []).entries())
        for (const path of row.paths) {
          const { status, body } = await call(row, path, example);
          const repeated = nameOf(row) === 'post /attendees/message/:id' && index > 0;
          expect([nameOf(row), status]).toEqual([nameOf(row), repeated ? 200 : (row.status ?? 200)]);
          // Parsing drops keys that are not declared, so that an equal result has none.
          expect(row.response.parse(body)).toEqual(body);
          const operation = openApi.paths[path.replace(/:(\w+)/g, '{$1}')]?.[row.method];
          if (!operation) throw new Error(`${path} is not published`);
          const published = validatorOf(openApi, declared(operation, status));
          expect([nameOf(row), published.safeParse(body).error?.issues]).toEqual([nameOf(row), undefined]);
          expect(published.safeParse({ ...body, unheardOf: 1 }).success).toBe(false);
        }
  });

  it('reads what its GraphQL twin reads', async () => {
    for (const row of restRows.filter(({ method, access }) => method === 'get' && access !== 'public'))
      for (const example of examples[nameOf(row)] ?? []) {
        const { body } = await call(row, row.paths[0], example);
        expect([nameOf(row), body]).toEqual([nameOf(row), await twinOf(row, example)]);
      }
  });

  it('ends with a session that is over', async () => {
    const ended = logout && (await call(logout, logout.paths[0], {}));
    expect(ended?.body).toEqual({ success: true });
    expect((await rest(server.url, 'get', '/auth/me', { token })).status).toBe(401);
  });
});
