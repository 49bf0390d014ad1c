import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import type { OperationPlugin } from '../../server/src/core/execution/apollo';
import { newId } from '../../server/src/core/db/ids';
import { post } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltMember } from '../support/factories';
import { sendFiles } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let eventId: string;
let member: BuiltMember;

/** Events of an Apollo plugin: the operations, and the number of answers. */
const operations: (string | null)[] = [];
let answers = 0;
const observer: OperationPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operationName }) {
        operations.push(operationName);
      },
      async willSendResponse({ contextValue: { ctx, incoming } }) {
        if (ctx.request.id && incoming.url) answers += 1;
      },
    };
  },
};

beforeAll(async () => {
  server = await startServer({ jobs: false, plugins: [observer] });
  eventId = (await buildEvent(server)).id;
  member = await buildMember(server, { eventId });
});
afterAll(() => server.close());

/** Differs between any two answers. */
const OWN = /"(requestId|resetAt)":"[^"]*"|"(remaining|used)":\d+/g;
const OWN_HEADERS = ['date', 'content-length', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'];

interface Sent {
  token?: string;
  accept?: string;
}

const answerTo = async (body: object, { token, accept }: Sent) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(accept ? { accept } : {}),
    },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return { status: response.status, headers, text: (await response.text()).replace(OWN, '') };
};

const LIST = `query ($eventId: ID!, $first: Int) { attendees(eventId: $eventId, first: $first) { totalCount nodes { id } } }`;
const TWO = 'query One { me { id } } query Two { me { id email } }';

it.each<[string, (only: string) => object, string | undefined]>([
  ['a list', (only) => ({ query: LIST + only, variables: { eventId } }), undefined],
  [
    'variables of the wrong type',
    (only) => ({ query: LIST + only, variables: { eventId, first: 'a' } }),
    undefined,
  ],
  [
    'a page that is too long',
    (only) => ({ query: LIST + only, variables: { eventId, first: 101 } }),
    undefined,
  ],
  [
    'an accepted type',
    (only) => ({ query: LIST + only, variables: {} }),
    'application/graphql-response+json',
  ],
  [
    'several accepted types',
    (only) => ({ query: LIST + only, variables: { eventId } }),
    'application/graphql-response+json, application/json;q=0.9',
  ],
  ['no accepted type', (only) => ({ query: LIST + only, variables: { eventId } }), 'text/html'],
  ['one of two operations', (only) => ({ query: TWO + only, operationName: 'Two' }), undefined],
  ['neither of two operations', (only) => ({ query: TWO + only }), undefined],
  ['an operation that is not there', (only) => ({ query: TWO + only, operationName: 'Three' }), undefined],
  ['an empty name', (only) => ({ query: TWO + only, operationName: '' }), undefined],
  [
    'a subscription',
    (only) => ({ query: `subscription { presenceChanged(eventId: "${eventId}") { online } }${only}` }),
    undefined,
  ],
  ['a document that is not valid', (only) => ({ query: `{ mee { id } }${only}` }), undefined],
  ['extensions', (only) => ({ query: `{ me { id } }${only}`, extensions: { any: 1 } }), undefined],
])('is answered the second time as the first time: %s', async (_what, bodyOf, accept) => {
  const body = bodyOf(` # ${Math.random()}`);
  for (const token of [member.token, undefined]) {
    const sent = { ...(token ? { token } : {}), ...(accept ? { accept } : {}) };
    const first = await answerTo(body, sent);
    // The document is kept from the first, and what answers to this `Accept` are sent as.
    expect([await answerTo(body, sent), await answerTo(body, sent)]).toEqual([first, first]);
  }
});

describe('a plugin of Apollo is told of every operation over HTTP', () => {
  const spied = () => vi.spyOn(server.app.executor, 'run');
  let run: ReturnType<typeof spied>;

  beforeEach(() => {
    operations.length = 0;
    answers = 0;
    run = spied();
  });
  afterEach(() => run.mockRestore());

  const token = { signedIn: () => ({ authorization: `Bearer ${member.token}` }), none: () => ({}) };
  const ask = (query: string, headers: Record<string, string>, more: object = {}) =>
    post(server.url, JSON.stringify({ query, ...more }), headers);

  it.each<[string, string, () => Promise<Response>]>([
    ['a document that is sent again', 'Me', () => ask('query Me { me { id } }', token.signedIn())],
    ['an anonymous request that is refused', 'Mine', () => ask('query Mine { me { id } }', token.none())],
    [
      'a variable of the wrong type',
      'Event',
      () =>
        ask('query Event($id: ID!) { event(id: $id) { id } }', token.signedIn(), { variables: { id: {} } }),
    ],
    [
      'a GET request',
      'Got',
      () => fetch(`${server.url}/graphql?query=${encodeURIComponent('query Got { __typename }')}`),
    ],
    [
      'the newer media type',
      'Newer',
      () => ask('query Newer { __typename }', { accept: 'application/graphql-response+json' }),
    ],
    [
      'one of two operations',
      'Two',
      () => ask('query One { __typename } query Two { __typename }', {}, { operationName: 'Two' }),
    ],
  ])('%s', async (_what, name, send) => {
    for (let time = 0; time < 3; time += 1) await (await send()).arrayBuffer();
    expect([operations, answers, run.mock.calls.length]).toEqual([[name, name, name], 3, 3]);
  });

  it('a mutation with an Idempotency-Key, and its repetition', async () => {
    const manager = { authorization: `Bearer ${await signInAs(server, Role.MANAGER)}` };
    const query = 'mutation Pod($input: CreatePodInput!) { createPod(input: $input) { pod { id } } }';
    const key = { 'idempotency-key': newId() };
    const variables = { input: { eventId, name: newId() } };
    const replayed: (string | null)[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await ask(query, { ...manager, ...key }, { variables });
      replayed.push(response.headers.get('idempotency-replayed'));
    }
    // The second one is answered without being executed.
    expect([replayed, operations, answers, run.mock.calls.length]).toEqual([
      [null, 'true'],
      ['Pod', 'Pod'],
      2,
      1,
    ]);
  });

  it('a form with a file', async () => {
    const file = { name: 'people.csv', type: 'text/csv', content: 'Email\n' };
    const query = `mutation Import($input: ImportAttendeesInput!) { importAttendees(input: $input) { import { id } } }`;
    const input = { eventId, file: null };
    await sendFiles(server.url, query, { input }, { 'variables.input.file': file }, token.signedIn());
    expect([operations, answers, run.mock.calls.length]).toEqual([['Import'], 1, 1]);
  });

  it.each<[string, object | object[]]>([
    ['an operation that the document does not have', { query: '{ __typename }', operationName: 'Other' }],
    ['a subscription', { query: `subscription { presenceChanged(eventId: "1") { online } }` }],
    ['a document that is not valid', { query: '{ mee { id } }' }],
  ])('and of the answer to %s', async (_what, body) => {
    await post(server.url, JSON.stringify(body), token.signedIn());
    expect(answers).toBe(1);
  });

  it('several operations in one request are not executed', async () => {
    const one = { query: 'query Me { me { id } }' };
    const response = await post(server.url, JSON.stringify([one, one]), token.signedIn());
    expect([response.status, operations, run.mock.calls.length]).toEqual([400, [], 0]);
  });
});
