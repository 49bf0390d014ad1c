import { ApolloClient, ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { replayOffline } from '../../../data/offline/offline-replay';
import type { CheckInOutcome } from '../../../generated/graphql';
import { entryQueue, entryReplay, type QueuedEntry } from './entry-queue';
import { contactLost, isServerReachable } from './server-contact';

type Input = { eventId: string; entries: { clientId: string; code?: string; codeHash?: string }[] };

let asked: Input[];
let outcomes: Record<string, CheckInOutcome>;
const link = new ApolloLink(({ variables }) => {
  const input = variables['input'] as Input;
  asked.push(input);
  const results = input.entries.map(({ clientId }) => {
    const outcome = outcomes[clientId] ?? 'FIRST_ENTRY';
    const checkIn = { __typename: 'CheckIn', id: clientId, conflict: outcome === 'RE_ENTRY' };
    return { clientId, outcome, checkIn: outcome === 'UNKNOWN_CODE' ? null : checkIn };
  });
  return of({ data: { checkInBatch: { results } } });
});
const replay = () => replayOffline(new ApolloClient({ link, cache: createCache() }), entryReplay);

const scan = (clientId: string, more: Partial<QueuedEntry> = {}) =>
  entryQueue.add({
    clientId,
    eventId: 'forum',
    codeHash: 'hash',
    gate: 'North',
    direction: 'IN',
    at: `2026-11-21T10:00:0${entryQueue.waiting().length}Z`,
    standing: 'expected',
    ...more,
  });

beforeEach(() => {
  asked = [];
  outcomes = {};
});
afterEach(() => entryQueue.remove(...entryQueue.state.getState().entries.map(({ clientId }) => clientId)));

test('the hash is sent where the device knows it, and the code where not, those of one event together', async () => {
  await scan('known');
  await scan('fair', { eventId: 'fair' });
  await scan('unlisted', { codeHash: undefined, code: 'ABC' });
  await replay();
  expect(asked).toMatchObject([
    { eventId: 'forum', entries: [{ codeHash: 'hash' }, { code: 'ABC' }] },
    { eventId: 'fair', entries: [{ codeHash: 'hash' }] },
  ]);
  expect(asked[0]?.entries[0]).not.toHaveProperty('code');
  expect(asked[0]?.entries[1]).not.toHaveProperty('codeHash');
});

test('what the server does not record is kept with the reason, and is not sent again', async () => {
  await scan('twice');
  await scan('unknown');
  outcomes = { twice: 'RE_ENTRY', unknown: 'UNKNOWN_CODE' };
  const report = await replay();
  expect(report).toMatchObject({ sent: 1, refused: 1, interrupted: false });
  expect(report?.results.filter(({ checkIn }) => checkIn?.conflict)).toMatchObject([{ clientId: 'twice' }]);
  expect(entryQueue.state.getState().entries).toMatchObject([
    { clientId: 'unknown', refusal: { outcome: 'UNKNOWN_CODE' } },
  ]);
  expect([await replay(), asked.length]).toEqual([null, 1]);
});

test('its answer says that the server is back', async () => {
  await scan('only');
  contactLost();
  await replay();
  expect([isServerReachable(), entryQueue.waiting()]).toEqual([true, []]);
});
