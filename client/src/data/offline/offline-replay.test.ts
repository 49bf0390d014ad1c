import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../freshness/cache';
import { OfflineQueue, type Queued } from './offline-queue';
import { replayOffline, type Replay } from './offline-replay';
import { session } from '../session/session';

interface Scan extends Queued {
  place: string;
}

const SIZE = 3;
const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
let kept: Map<string, Scan>;
let queue: OfflineQueue<Scan>;
/** What was sent, by place. */
let asked: [string, string[]][];

beforeEach(() => {
  kept = new Map();
  asked = [];
  queue = new OfflineQueue<Scan>({
    all: async () => [...kept.values()],
    put: async (scan) => void kept.set(scan.clientId, scan),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  });
});
afterEach(() => session.signOut());

const scan = async (clientId: string, place = 'hall') => {
  const at = new Date(1_700_000_000_000 + kept.size * 1000).toISOString();
  await queue.add({ clientId, at, place });
};
const acceptAll = async (batch: readonly Scan[]) => {
  await queue.remove(...batch.map(({ clientId }) => clientId));
  return batch.map(({ clientId }) => ({ clientId }));
};
const replay = (answer: (batch: readonly Scan[]) => Promise<{ clientId: string }[]> = acceptAll) => {
  const how: Replay<Scan, { clientId: string }> = {
    queue,
    lock: 'test',
    size: SIZE,
    groupOf: ({ place }) => place,
    list: 'scans',
    refreshes: [],
    longestPauseMs: 0,
    send: (_client, batch) => {
      asked.push([batch[0]!.place, batch.map(({ clientId }) => clientId)]);
      return answer(batch);
    },
  };
  return replayOffline(client, how);
};
const refusal = (code: string, message = '', fields: object[] = []) =>
  Object.assign(new Error(), { errors: [{ message, extensions: { code, fields } }] });

test('it sends what waits in batches of one place, the oldest first, and empties the queue', async () => {
  for (const id of ['a', 'b']) await scan(id);
  await scan('elsewhere', 'yard');
  for (const id of ['c', 'd']) await scan(id);
  const report = await replay();
  expect(asked).toEqual([
    ['hall', ['a', 'b', 'c']],
    ['yard', ['elsewhere']],
    ['hall', ['d']],
  ]);
  expect(report).toMatchObject({ sent: 5, refused: 0, interrupted: false });
  expect(report?.results.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c', 'elsewhere', 'd']);
  expect([queue.waiting(), kept.size, await replay()]).toEqual([[], 0, null]);
});

test('what is queued while a part is under way goes next, and nothing twice', async () => {
  await scan('first');
  let again: unknown;
  const report = await replay(async (batch) => {
    if (batch[0]?.clientId === 'first') {
      await scan('second');
      again = await replay();
    }
    return acceptAll(batch);
  });
  expect([again, asked]).toEqual([
    null,
    [
      ['hall', ['first']],
      ['hall', ['second']],
    ],
  ]);
  expect(report).toMatchObject({ sent: 2 });
});

test('it sends the others when the server finds an error in one', async () => {
  for (const id of ['a', 'faulty', 'c']) await scan(id);
  const report = await replay(async (batch) => {
    const index = batch.findIndex(({ clientId }) => clientId === 'faulty');
    if (index === -1) return acceptAll(batch);
    throw refusal('BAD_USER_INPUT', 'no', [{ path: `input.scans.${index}.gate`, message: 'Too long.' }]);
  });
  expect(report).toMatchObject({ sent: 2, refused: 1, interrupted: false });
  expect(queue.state.getState().entries).toMatchObject([
    { clientId: 'faulty', refusal: { message: 'Too long.' } },
  ]);
});

test('it refuses a whole part with the reason where that is gone, and does not send it again', async () => {
  for (const id of ['a', 'b']) await scan(id);
  const report = await replay(() => Promise.reject(refusal('NOT_FOUND', 'The event was not found.')));
  expect(report).toMatchObject({ sent: 0, refused: 2, interrupted: false });
  expect([queue.waiting(), await replay()]).toEqual([[], null]);
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['an ended session', refusal('UNAUTHENTICATED')],
  ['an error of the server', refusal('INTERNAL_SERVER_ERROR')],
])('everything waits on after %s', async (_what, error) => {
  for (const id of ['a', 'b']) await scan(id);
  expect(await replay(() => Promise.reject(error))).toMatchObject({ sent: 0, interrupted: true });
  expect([queue.waiting().length, asked.length, queue.state.getState().isSending]).toEqual([2, 1, false]);
});

test('an entry that the server leaves out of its answer waits for a later try', async () => {
  for (const id of ['a', 'left out']) await scan(id);
  expect(await replay((batch) => acceptAll(batch.slice(0, 1)))).toMatchObject({ interrupted: true });
  expect([queue.waiting(), asked.length]).toMatchObject([[{ clientId: 'left out' }], 1]);
});

test('the rest waits on when another person signs in meanwhile', async () => {
  await scan('a');
  await scan('later', 'yard');
  const report = await replay((batch) => {
    session.signIn({ id: 'sara', email: '', displayName: 'Sara', role: 'ATTENDEE' }, 'token');
    return acceptAll(batch);
  });
  expect(report).toMatchObject({ sent: 1, refused: 0, interrupted: true });
  expect(queue.waiting()).toMatchObject([{ clientId: 'later' }]);
});
