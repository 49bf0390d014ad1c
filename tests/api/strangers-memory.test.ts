import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../server/src/core/execution/executor';
import { MAX_KEYS_IN_MEMORY, RateLimits } from '../../server/src/core/admission/rate-limits';
import { Budgets } from '../../server/src/core/admission/budgets';
import { post } from '../support/client';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const MIB = 1024 * 1024;
/** No assertion: it ends what hangs, on the slowest machine too. */
const HANGING_MS = 600_000;
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

const ask = (body: object, headers: Record<string, string> = {}) =>
  post(server.url, JSON.stringify(body), headers);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const PERSISTED = { persistedQuery: { version: 1, sha256Hash: 'x' } };
const NOTHING = '{ __typename }';
const inAddress = (query: string) =>
  get(`/graphql?query=${encodeURIComponent(query)}`, { 'apollo-require-preflight': '1' });

type Flood = [what: string, request: (text: string) => Promise<Response>];

const floods: { size: number; count: number; most: number; of: Flood[] }[] = [
  {
    size: MIB,
    count: 10,
    most: 0.3,
    of: [
      ['name of an operation', (text) => ask({ query: NOTHING, operationName: text })],
      ['name of an operation in the document', (text) => ask({ query: `query ${text} { __typename }` })],
      ['comment', (text) => ask({ query: `${NOTHING} # ${text}` })],
      ['field', (text) => ask({ query: `{ ${text} }` })],
      ['document that is none', (text) => ask({ query: `{ ${text}` })],
      ['persisted query', (text) => ask({ query: `${NOTHING} # ${text}`, extensions: PERSISTED })],
      ['variable', (text) => ask({ query: 'query ($a: Int) { __typename }', variables: { [text]: 1 } })],
    ],
  },
  {
    size: 15_000,
    count: 150,
    most: 0.5,
    of: [
      ['document in the address', (text) => inAddress(`${NOTHING} # ${text}`)],
      ['accepted type', (accept) => ask({ query: NOTHING }, { accept: `application/json, a/${accept}` })],
      ['token', (text) => ask({ query: NOTHING }, { authorization: `Bearer ${text}` })],
      ['address', (text) => ask({ query: NOTHING }, { 'x-forwarded-for': text })],
      ['name of a program', (text) => ask({ query: NOTHING }, { 'user-agent': text })],
      ['path', (text) => get(`/${text}`)],
      ['path of /v1', (text) => get(`/v1/${text}`)],
      ['entry code', (text) => get(`/v1/attendees/verify-code/${text}`, { 'x-forwarded-for': text })],
    ],
  },
];

describe.each(floods)('an anonymous request leaves nothing behind, however long its', (flood) => {
  const { size, count, most } = flood;
  const tried = sampled(flood.of);

  const send = async ([, request]: Flood, from: number) => {
    for (let index = from; index < from + count; index += 1)
      await (await request(`n${index}${'x'.repeat(size - 200)}`)).arrayBuffer();
  };

  it.each(tried)('%s', { timeout: HANGING_MS }, async (...one) => {
    // The first ones fill the bounded caches.
    await send(one, 0);
    const before = heap();
    await send(one, count);
    expect((heap() - before) / (size * count)).toBeLessThan(most);
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

  it('budgets: in keys', () => {
    const budgets = new Budgets(new RateLimits(undefined), 1_000);
    const remaining = (index: number, points: number) =>
      budgets.settle(`somebody ${index}`, points).remaining;
    const count = 100_000;
    for (let index = 0; index < count; index += 1) remaining(index, 1);
    // The latest first: whom it has forgotten it takes for somebody new.
    expect([count - 1, (count * 3) / 4, count / 4, 0].map((index) => remaining(index, 0))).toEqual([
      999, 999, 1_000, 1_000,
    ]);
  });
});
