import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { post, type Answer } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import { startServer, startTwoServers, type TestServer } from '../support/server';
import { openSession } from '../support/socket';

const BUDGET = 1_000;
const PEOPLE = `query ($eventId: ID!, $first: Int) {
  attendees(eventId: $eventId, first: $first) { nodes { id company { id } } }
}`;
const STREAM = 'subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id } }';

let server: TestServer;
let eventId: string;
/** A new person with an unused budget. */
const newcomer = (): Promise<BuiltMember> => buildMember(server, { eventId });

beforeAll(async () => {
  server = await startServer({ costBudget: BUDGET, trustProxy: ['loopback'] });
  eventId = (await buildEvent(server)).id;
  // The first run of a document is dearer: it is compiled.
  await list(await newcomer(), 1);
});
afterAll(() => server.close());

interface Cost {
  requested: number;
  used: number;
  remaining: number;
  limit: number;
  resetAt: string;
}

const ask = async (query: string, variables: object, headers: Record<string, string>, url = server.url) => {
  const response = await post(url, JSON.stringify({ query, variables }), headers);
  const answer = (await response.json()) as Answer & { extensions?: { cost: Cost } };
  return {
    cost: answer.extensions?.cost as Cost,
    headers: response.headers,
    errors: answer.errors?.map(({ extensions }) => extensions),
  };
};
const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const list = (me: BuiltMember, first: number, url?: string) =>
  ask(PEOPLE, { eventId: me.eventId, first }, as(me), url);
/** Asks until the budget refuses, which it does after a few lists. */
const spendAll = async (me: BuiltMember, ...urls: string[]) => {
  for (let asked = 0; asked < 40; asked += 1) {
    const answer = await list(me, 100, urls[asked % urls.length]);
    if (answer.errors) return answer;
  }
  throw new Error('The budget has no end');
};

describe('the cost of an operation', () => {
  it('is in the answer and in headers, with what is left until when', async () => {
    const me = await newcomer();
    const { cost, headers } = await list(me, 10);
    expect(cost).toEqual({
      requested: 60 + 20,
      used: expect.any(Number) as number,
      remaining: Math.max(0, BUDGET - cost.used),
      limit: BUDGET,
      resetAt: expect.any(String) as string,
    });
    expect(cost.used).toBeGreaterThan(60);
    const seconds = (Date.parse(cost.resetAt) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(['limit', 'remaining', 'policy'].map((name) => headers.get(`ratelimit-${name}`))).toEqual([
      '1000',
      String(cost.remaining),
      '1000;w=60',
    ]);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(30);
  });

  it('follows the size of the page, wherever it is said', async () => {
    const me = await newcomer();
    const requested = async (query: string, variables = {}) =>
      (await ask(query, variables, as(me))).cost.requested;
    const page = (args: string) =>
      `query ($n: Int = 7) { attendees(eventId: "${eventId}"${args}) { nodes { id } } }`;
    expect([
      await requested(page(', first: 7').replace('($n: Int = 7) ', '')),
      await requested(page(', first: $n')),
      await requested(page(', first: $n'), { n: 9 }),
      await requested('{ me { id } }'),
      await requested('{ __typename }'),
    ]).toEqual([67, 67, 69, 61, 60]);
  });

  it('is high for what is costly to answer', async () => {
    const documents = [
      `{ search(eventId: "${eventId}", text: "x") { nodes { kind } } }`,
      `{ matches(eventId: "${eventId}") { nodes { score } } }`,
      '{ __schema { queryType { name } } }',
    ];
    for (const document of documents)
      expect((await ask(document, {}, as(await newcomer()))).cost.requested).toBeGreaterThanOrEqual(500);
  });

  it('is high for texts that are searched for and for the order by match, wherever they are said', async () => {
    const requested = async (
      args: string,
      variables: object = {},
      definitions = '($f: AttendeeFilter, $s: AttendeeSort! = NAME)',
    ) => {
      const used = definitions && `{ attendees(eventId: "${eventId}", first: 7, ${args}) { nodes { id } } }`;
      return (await ask(`query ${definitions} ${used}`, variables, as(await newcomer()))).cost.requested;
    };
    expect([
      await requested('filter: { search: "ada" }', {}, ' '),
      await requested('filter: { search: "" }', {}, ' '),
      await requested('sort: BEST_MATCH', {}, ' '),
      await requested('filter: $f, sort: $s', { f: { search: 'ada' } }),
      await requested('filter: $f, sort: $s', { f: { countries: ['NO'] } }),
      await requested('filter: $f, sort: $s', { s: 'BEST_MATCH' }),
    ]).toEqual([267, 67, 4067, 267, 67, 4067]);
  });

  it('counts what a connection has beside its rows once, whatever the size of the page', async () => {
    const report = (first: number) =>
      `report(eventId: "${eventId}", type: PODS, first: ${first}) { ...Asked }`;
    const fragment = 'fragment Asked on ReportConnection { nodes { cells } file(format: CSV) { name } }';
    const requested = async (fields: string) =>
      (await ask(`{ ${fields} } ${fragment}`, {}, as(await newcomer()))).cost.requested;
    expect([await requested(report(7)), await requested(`a: ${report(1)} b: ${report(2)}`)]).toEqual([
      60 + 800 + 500 + 7,
      60 + 2 * (800 + 500) + 1 + 2,
    ]);
  });

  it('is in answers to documents that are not valid, too', async () => {
    expect((await ask('{ noSuchField }', {}, as(await newcomer()))).cost).toMatchObject({
      requested: 60,
      remaining: expect.any(Number) as number,
    });
  });
});

describe('over the budget', () => {
  it('nothing is executed until the minute ends, and others go on', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const { errors, headers, cost } = await spendAll(me);
    expect(errors).toEqual([
      {
        code: 'RATE_LIMITED',
        reason: 'BUDGET_SPENT',
        retryAfter: expect.any(Number) as number,
        requestId: expect.any(String) as string,
      },
    ]);
    expect(headers.get('retry-after')).toBe(String(errors?.[0]?.['retryAfter']));
    expect(cost).toMatchObject({ requested: 260, used: 0 });
    expect(cost.remaining).toBeLessThan(260);
    expect((await list(other, 100)).errors).toBeUndefined();
  });

  it('`/v1` answers 429 with the same headers', async () => {
    const me = await newcomer();
    const get = () =>
      fetch(`${server.url}/v1/attendees/get/${eventId}/0/10`, { method: 'POST', headers: as(me) });
    const first = await get();
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '1000']);
    expect(Number(first.headers.get('ratelimit-remaining'))).toBeLessThan(BUDGET);
    await spendAll(me);
    // Ten people are estimated at less than the list that was refused: so much may be left.
    let refused = await get();
    while (refused.ok) refused = await get();
    expect([
      refused.status,
      refused.headers.has('retry-after'),
      refused.headers.has('ratelimit-reset'),
    ]).toEqual([429, true, true]);
  });

  it('sockets count: operations and subscriptions', async () => {
    const me = await newcomer();
    const socket = await openSession(server.url, me.token);
    socket.start('list', PEOPLE, { eventId, first: 100 });
    await socket.answers('list', 1);
    expect(socket.costs.get('list')).toMatchObject({ requested: 260 });
    await spendAll(me);
    // A subscription is estimated at one operation: so much may be left.
    while ((await list(me, 1)).errors === undefined);
    socket.start('stream', STREAM, { eventId });
    const [refusal] = await socket.answers('stream', 1);
    expect(JSON.stringify(refusal)).toContain('RATE_LIMITED');
    socket.ws.terminate();
  });
});

it.skipIf(inject('redisUrl') === null)('two servers count together in Redis', async () => {
  const shared = { costBudget: BUDGET, redisUrl: inject('redisUrl') ?? '' };
  const [one, other] = await startTwoServers(shared);
  const me = await buildMember(one, { eventId: (await buildEvent(one)).id });
  await spendAll(me, one.url, other.url);
  for (const { url } of [one, other])
    expect((await spendAll(me, url)).errors?.[0]?.code).toBe('RATE_LIMITED');
  await one.close();
});
