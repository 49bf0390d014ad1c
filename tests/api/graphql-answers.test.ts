import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql, post, type Answer } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession } from '../support/socket';

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

const answer = async (accept: string, body: object, token?: string) => {
  const headers = { accept, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return post(server.url, JSON.stringify(body), headers);
};

describe('the status of a well-formed request of which nothing is executed', () => {
  const COERCION = 'query ($id: ID!) { event(id: $id) { id } }';
  it.each<[string, object]>([
    ['a document that breaks off', { query: '{ me { id ' }],
    ['an unknown field', { query: '{ noSuchField }' }],
    ['a missing variable', { query: COERCION }],
    ['an operation name that the document lacks', { query: 'query A { me { id } }', operationName: 'B' }],
  ])('is 200 as JSON and 400 as a GraphQL response: %s', async (_what, body) => {
    const [json, response] = [
      await answer(JSON_TYPE, body, me.token),
      await answer(GRAPHQL_TYPE, body, me.token),
    ];
    expect([json.status, response.status]).toEqual([200, 400]);
    for (const { headers } of [json, response]) expect(headers.get('retry-after')).toBeNull();
    expect(await json.json()).not.toHaveProperty('data');
    expect(await response.json()).not.toHaveProperty('data');
  });

  it('is 200 as either where a resolver has refused', async () => {
    const body = { query: COERCION, variables: { id: 'unknown' } };
    const answers = [await answer(JSON_TYPE, body, me.token), await answer(GRAPHQL_TYPE, body, me.token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('Retry-After', () => {
  it('is absent where no error has a wait', async () => {
    const response = await answer(JSON_TYPE, { query: '{ me { id } }' });
    const { errors } = (await response.json()) as Answer;
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect(response.headers.get('retry-after')).toBeNull();
  });

  it('is the longest wait of all errors', async () => {
    const REQUEST = 'mutation { requestOtp(input: { email: "nobody@example.test" }) { email } }';
    const ask = () => answer(JSON_TYPE, { query: REQUEST });
    await ask();
    const response = await ask();
    const { errors } = (await response.json()) as Answer;
    const wait = errors?.[0]?.extensions['retryAfter'];
    expect(wait).toBeGreaterThan(0);
    expect(response.headers.get('retry-after')).toBe(String(wait));
  });
});

it('a query by GET keeps what comes after a second question mark', async () => {
  const query = 'query ($id: ID!) { event(id: $id) { id } } #?';
  const variables = JSON.stringify({ id: me.eventId });
  const search = `query=${encodeURIComponent(query).replaceAll('%3F', '?')}&variables=${encodeURIComponent(variables)}`;
  const response = await fetch(`${server.url}/graphql?${search}`, {
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect(((await response.json()) as Answer).data).toEqual({ event: { id: me.eventId } });
});

describe('suggestions of names', () => {
  const TYPO = '{ me { displayNam } }';
  const PLAIN = 'Cannot query field "displayNam" on type "User".';
  const HELPFUL = `${PLAIN} Did you mean "displayName"?`;

  it('are for callers who are signed in, also when a stranger asked for the same document before', async () => {
    const messageFor = async (token?: string) => {
      const { errors } = await graphql(server.url, TYPO, {}, token);
      return errors?.[0]?.message;
    };
    expect([await messageFor(), await messageFor(me.token), await messageFor()]).toEqual([
      PLAIN,
      HELPFUL,
      PLAIN,
    ]);
  });

  it('are for sockets too, which are always signed in', async () => {
    await graphql(server.url, TYPO);
    const socket = await openSession(server.url, me.token);
    socket.start('typo', TYPO);
    const [refusal = { payload: [] }] = await socket.answers('typo', 1);
    socket.ws.terminate();
    expect((refusal.payload as { message: string }[]).map(({ message }) => message)).toEqual([HELPFUL]);
  });
});
