import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type SendOutcome } from './outbox';
import type { QueuedMessage } from './queued-messages';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A server that answers with the outcomes in turn, then takes everything. */
function server(...outcomes: SendOutcome[]) {
  const received: string[] = [];
  const send = (message: QueuedMessage) => {
    received.push(message.text);
    return Promise.resolve(outcomes.shift() ?? ({ kind: 'sent' } as const));
  };
  return { received, send };
}

const states = (outbox: Outbox) => outbox.getSnapshot().map(({ text, state }) => `${text}: ${state}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Outbox', () => {
  it('sends in the order of typing and forgets what arrived', async () => {
    const outbox = new Outbox(memoryStorage(), 'k');
    const { received, send } = server();
    outbox.add('a', 'one');
    outbox.add('a', 'two');
    outbox.connect(send);
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['one', 'two']);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('keeps messages while the network is away and sends them in order once it is back', async () => {
    const outbox = new Outbox(memoryStorage(), 'k');
    const { received, send } = server({ kind: 'later' });
    outbox.connect(send);
    outbox.add('a', 'one');
    outbox.add('a', 'two');
    await vi.advanceTimersByTimeAsync(0);
    expect(states(outbox)).toEqual(['one: waiting', 'two: waiting']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received).toEqual(['one', 'one', 'two']);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('keeps the clientId over every attempt', async () => {
    const outbox = new Outbox(memoryStorage(), 'k');
    const ids = new Set<string>();
    let attempts = 0;
    outbox.connect((message) => {
      ids.add(message.clientId);
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error('torn')) : Promise.resolve({ kind: 'sent' });
    });
    outbox.add('a', 'one');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([attempts, ids.size]).toEqual([3, 1]);
  });

  it('shows a refused message with its reason, sends the next, and sends it again on retry', async () => {
    const outbox = new Outbox(memoryStorage(), 'k');
    const { received, send } = server({ kind: 'refused', problem: 'Blocked' });
    outbox.connect(send);
    outbox.add('a', 'one');
    outbox.add('a', 'two');
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.getSnapshot()).toMatchObject([{ text: 'one', state: 'refused', problem: 'Blocked' }]);
    outbox.retry(outbox.getSnapshot()[0]?.clientId ?? '');
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['one', 'two', 'one']);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('outlives a reload, a message under way included', async () => {
    const storage = memoryStorage();
    const before = new Outbox(storage, 'k');
    before.connect(() => new Promise(() => {}));
    before.add('a', 'one');
    await vi.advanceTimersByTimeAsync(0);
    expect(states(before)).toEqual(['one: sending']);
    expect(states(new Outbox(storage, 'k'))).toEqual(['one: waiting']);
  });

  it.each(['full', 'forbidden'])(
    'sends what was typed though the storage is %s, says that it is not stored, and keeps the page alive',
    async (how) => {
      const refuse = () => {
        throw new DOMException('No.', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
      const outbox = new Outbox(how === 'full' ? { ...memoryStorage(), setItem: refuse } : forbidden, 'k');
      const { received, send } = server({ kind: 'later' });

      outbox.add('a', 'one');
      outbox.add('a', 'two');
      expect([states(outbox), outbox.isStored()]).toEqual([['one: waiting', 'two: waiting'], false]);
      outbox.connect(send);
      await vi.advanceTimersByTimeAsync(5_000);
      expect([received, outbox.getSnapshot(), outbox.isStored()]).toEqual([['one', 'one', 'two'], [], true]);
    },
  );

  it('starts empty when the stored text is broken', () => {
    const storage = memoryStorage();
    storage.setItem('k', '{nonsense');
    expect(new Outbox(storage, 'k').getSnapshot()).toEqual([]);
  });

  it('does not let one conversation hold up another', async () => {
    const outbox = new Outbox(memoryStorage(), 'k');
    const received: string[] = [];
    outbox.connect((message) => {
      received.push(message.text);
      return message.attendeeId === 'a' ? new Promise(() => {}) : Promise.resolve({ kind: 'sent' });
    });
    outbox.add('a', 'slow');
    outbox.add('b', 'quick');
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['slow', 'quick']);
    expect(states(outbox)).toEqual(['slow: sending']);
  });
});
