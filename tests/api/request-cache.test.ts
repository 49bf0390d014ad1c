import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let eventId: string;
let member: BuiltMember;

beforeAll(async () => {
  server = await startServer();
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
    // The type of answers is learned from the first, the document too.
    expect([await answerTo(body, sent), await answerTo(body, sent)]).toEqual([first, first]);
  }
});
