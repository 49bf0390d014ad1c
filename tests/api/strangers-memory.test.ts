import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../server/src/core/graphql/executor';
import { MAX_KEYS_IN_MEMORY, RateLimits } from '../../server/src/core/http/rate-limits';
import { Budgets } from '../../server/src/core/http/budget';
import { post } from '../support/client';
import { startServer, type TestServer } from '../support/server';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const MIB = 1024 * 1024;
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ trustProxy: ['loopback'] });
});
afterAll(() => server.close());

const heap = (): number => {
  collect();
  // Compiled code is let go of by the second one.
  collect();
  return process.memoryUsage().heapUsed;
};

/** The part of what was sent that is still in memory after all requests were answered; the first ones fill the bounded caches. */
const partKept = async (size: number, count: number, ask: (text: string) => Promise<Response>) => {
  const send = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      await (await ask(`n${index}${'x'.repeat(size - 200)}`)).arrayBuffer();
    return heap();
  };
  const before = await send(0, count);
  return ((await send(count, 2 * count)) - before) / (size * count);
};

const ask = (body: object, headers: Record<string, string> = {}) =>
  post(server.url, JSON.stringify(body), headers);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const PERSISTED = { persistedQuery: { version: 1, sha256Hash: 'x' } };
const NOTHING = '{ __typename }';
const inAddress = (query: string) =>
  get(`/graphql?query=${encodeURIComponent(query)}`, { 'apollo-require-preflight': '1' });

describe('an anonymous request leaves nothing behind, however long its', () => {
  it.each<[string, (text: string) => Promise<Response>]>([
    ['name of an operation', (text) => ask({ query: NOTHING, operationName: text })],
    ['name of an operation in the document', (text) => ask({ query: `query ${text} { __typename }` })],
    ['comment', (text) => ask({ query: `${NOTHING} # ${text}` })],
    ['field', (text) => ask({ query: `{ ${text} }` })],
    ['document that is none', (text) => ask({ query: `{ ${text}` })],
    ['persisted query', (text) => ask({ query: `${NOTHING} # ${text}`, extensions: PERSISTED })],
    ['variable', (text) => ask({ query: 'query ($a: Int) { __typename }', variables: { [text]: 1 } })],
  ])('%s', async (_what, request) => {
    expect(await partKept(MIB, 10, request)).toBeLessThan(0.3);
  });

  it.each<[string, (text: string) => Promise<Response>]>([
    ['document in the address', (text) => inAddress(`${NOTHING} # ${text}`)],
    ['accepted type', (accept) => ask({ query: NOTHING }, { accept: `application/json, a/${accept}` })],
    ['token', (text) => ask({ query: NOTHING }, { authorization: `Bearer ${text}` })],
    ['address', (text) => ask({ query: NOTHING }, { 'x-forwarded-for': text })],
    ['name of a program', (text) => ask({ query: NOTHING }, { 'user-agent': text })],
    ['path', (text) => get(`/${text}`)],
    ['path of /v1', (text) => get(`/v1/${text}`)],
    ['entry code', (text) => get(`/v1/attendees/verify-code/${text}`, { 'x-forwarded-for': text })],
  ])('%s', async (_what, request) => {
    expect(await partKept(15_000, 150, request)).toBeLessThan(0.5);
  });
});

describe('what is kept of strangers has a bound', () => {
  it('documents: in bytes', async () => {
    const { documents } = server.app.executor;
    const sizes: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      await ask({ query: `${NOTHING} # ${index}${'x'.repeat(19_900)}` });
      sizes.push(documents.calculatedSize);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(MAX_DOCUMENT_BYTES / 2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
  });

  it('counted tries: in keys', async () => {
    const limits = new RateLimits(undefined);
    const limit = { name: 'strangers', points: 1, seconds: 86_400 };
    const count = 2 * MAX_KEYS_IN_MEMORY;
    for (let index = 0; index < count; index += 1) await limits.tryTake(limit, `somebody ${index}`);
    const isKept = (index: number) => limits.isUsedUp(limit, `somebody ${index}`);
    expect([
      await isKept(0),
      await isKept(count / 2 - 1),
      await isKept(count / 2),
      await isKept(count - 1),
    ]).toEqual([false, false, true, true]);
  });

  it('budgets: in keys', async () => {
    const budgets = new Budgets(new RateLimits(undefined), 1_000);
    const spendTo = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) await budgets.spend(`10.0.0.${index}`, 1);
      return heap();
    };
    // Without a bound, 40,000 keys more take 24 MiB.
    const before = await spendTo(0, 55_000);
    expect(((await spendTo(55_000, 95_000)) - before) / MIB).toBeLessThan(4);
    expect(budgets.settle('10.0.0.94999', 0).remaining).toBe(999);
  });
});
