import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../core/logger';
import { createLocalPresenceStore } from './presence-store';
import { PresenceFeed } from './presence-feed';
import type { PresenceChanges } from './presence-rooms';
import { createLocalPubSub } from '../../core/pubsub/pubsub';

let feed: PresenceFeed;

beforeEach(() => {
  vi.useFakeTimers();
  feed = new PresenceFeed({
    store: createLocalPresenceStore(),
    pubsub: createLocalPubSub(),
    log: createLogger('silent'),
    lingerMs: 10_000,
  });
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

/** Listens to a room, or to some of its members, and keeps what comes. */
const follow = async (members?: string[]) => {
  const heard: PresenceChanges[] = [];
  const stop = await feed
    .changesOf('room', members)
    .listen('', (changes) => heard.push(changes as PresenceChanges));
  return { heard, stop };
};

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('somebody who leaves', () => {
  it('and is back within ten seconds has not left, as far as others hear', async () => {
    const { heard } = await follow();
    const leave = feed.enter('room', 'ann');
    await pass(2);
    leave();
    await pass(9);
    expect(await feed.present('room', ['ann'])).toEqual(new Set(['ann']));
    feed.enter('room', 'ann');
    await pass(60);
    expect(heard).toEqual([{ ann: true }]);
    expect(await feed.present('room', ['ann'])).toEqual(new Set(['ann']));
  });

  it('for longer is reported, once however often they left', async () => {
    const { heard } = await follow();
    for (const leave of [feed.enter('room', 'ann'), feed.enter('room', 'ann')]) {
      await pass(2);
      leave();
      leave();
    }
    await pass(12);
    expect(heard).toEqual([{ ann: true }, { ann: false }]);
    expect(await feed.present('room', ['ann'])).toEqual(new Set());
  });
});

describe('changes', () => {
  it('of many people come in pages of 200, a second apart', async () => {
    const { heard } = await follow();
    for (let number = 0; number < 450; number += 1) feed.enter('room', `person-${number}`);
    await pass(0.1);
    expect(heard.map((changes) => Object.keys(changes).length)).toEqual([200]);
    await pass(3);
    expect(heard.map((changes) => Object.keys(changes).length)).toEqual([200, 200, 50]);
    expect(Object.keys(Object.assign({}, ...heard))).toHaveLength(450);
  });

  it('come to those who follow some members of these members only', async () => {
    const [some, others] = [await follow(['ann', 'ben']), await follow(['cid'])];
    feed.enter('room', 'ann');
    feed.enter('room', 'cid');
    feed.enter('room', 'dan');
    await pass(1);
    expect([some.heard, others.heard]).toEqual([[{ ann: true }], [{ cid: true }]]);
    some.stop();
    some.stop();
    feed.enter('room', 'ben');
    await pass(2);
    expect(some.heard).toEqual([{ ann: true }]);
  });
});
