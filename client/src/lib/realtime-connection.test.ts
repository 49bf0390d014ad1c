import type { Sink } from 'graphql-ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RealtimeConnection } from './realtime-connection';
import type { SocketState } from './realtime-state';
import type { Sharing } from './tab-sharing';

/** Locks of one browser: first come, first served; stealing takes a lock from its holder. */
class FakeLocks {
  private readonly queues = new Map<string, { grant: () => void; refuse: (error: Error) => void }[]>();
  request = (
    name: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<void>,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const leave = () => {
        const index = queue.indexOf(entry);
        if (index >= 0) queue.splice(index, 1);
        if (index === 0) queue[0]?.grant();
      };
      const refuse = (error: Error) => {
        leave();
        reject(error);
      };
      const grant = () => void work().then(resolve).finally(leave);
      const entry = { grant, refuse };
      signal?.addEventListener('abort', () => {
        if (queue.indexOf(entry) > 0) refuse(new Error('aborted'));
      });
      if (steal) {
        const [holder] = queue.splice(0, 1);
        queue.unshift(entry);
        holder?.refuse(new Error('stolen'));
      } else queue.push(entry);
      if (queue[0] === entry) grant();
    });
}

class FakeChannels {
  private readonly open = new Set<EventTarget & { name: string }>();
  openChannel = (name: string) => {
    const channel = Object.assign(new EventTarget(), {
      name,
      postMessage: (data: unknown) => {
        const event = () => new MessageEvent('message', { data: structuredClone(data) });
        for (const other of this.open)
          if (other !== channel && other.name === name) queueMicrotask(() => other.dispatchEvent(event()));
      },
      close: () => this.open.delete(channel),
    });
    this.open.add(channel);
    return channel as never;
  };
}

/** The sockets that were opened, each with what is subscribed to over it. */
let sockets: {
  token: string;
  open: boolean;
  sinks: Map<string, Sink>;
  state: (state: SocketState) => void;
}[];
let sharing: Sharing;

const news = { key: 'news', payload: { query: 'subscription { news }' } };

function openTab(token = 'sara', share: Sharing | null = sharing) {
  const heard: unknown[] = [];
  const connection = new RealtimeConnection({
    token,
    sharing: share,
    openSocket: (onState) => {
      const socket = { token, open: true, sinks: new Map<string, Sink>(), state: onState };
      sockets.push(socket);
      return {
        subscribe: ({ query }, sink) => {
          socket.sinks.set(query, sink);
          return () => socket.sinks.delete(query);
        },
        close: () => {
          socket.open = false;
        },
      };
    },
    onOutcome: (outcome) => heard.push(outcome),
    onState: (state) => heard.push(state),
  });
  connection.setWanted([news]);
  return { connection, heard };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const openSockets = () => sockets.filter(({ open }) => open);
const deliver = (value: string) => openSockets()[0]?.sinks.get(news.payload.query)?.next({ data: { value } });
const result = (value: string) => ({ key: 'news', result: { data: { value } } });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  sharing = { locks: new FakeLocks() as never, openChannel: new FakeChannels().openChannel };
});
afterEach(() => vi.useRealTimers());

test('two tabs share one socket and one subscription, and both hear', async () => {
  const one = openTab();
  const two = openTab();
  await settle();
  openSockets()[0]?.state('connected');
  deliver('hello');
  await settle();
  expect(openSockets().map(({ sinks }) => [...sinks.keys()])).toEqual([[news.payload.query]]);
  expect(one.heard).toEqual(['idle', 'connected', result('hello')]);
  expect(two.heard.slice(-2)).toEqual(['connected', result('hello')]);
  one.connection.close();
  two.connection.close();
});

test('when the tab with the socket closes, the next one opens its own and says that something was missed', async () => {
  const one = openTab();
  const two = openTab();
  const three = openTab();
  await settle();
  openSockets()[0]?.state('connected');
  await settle();
  one.connection.close();
  await settle();
  expect([sockets.length, openSockets().length]).toEqual([2, 1]);
  openSockets()[0]?.state('connected');
  deliver('again');
  await settle();
  for (const { heard } of [two, three]) {
    expect(heard.slice(-3)).toEqual(['lost', 'connected', result('again')]);
  }
  two.connection.close();
  three.connection.close();
});

test('what only a closed tab wanted is unsubscribed', async () => {
  const one = openTab();
  const two = openTab();
  two.connection.setWanted([{ key: 'other', payload: { query: 'subscription { other }' } }]);
  await settle();
  expect([...(openSockets()[0]?.sinks.keys() ?? [])]).toEqual([news.payload.query, 'subscription { other }']);
  two.connection.close();
  await settle();
  expect([...(openSockets()[0]?.sinks.keys() ?? [])]).toEqual([news.payload.query]);
  one.connection.close();
});

test('tabs of different sessions share nothing', async () => {
  const sara = openTab('sara');
  const daniel = openTab('daniel');
  await settle();
  deliver('for Sara');
  await settle();
  expect(openSockets().map(({ token }) => token)).toEqual(['sara', 'daniel']);
  expect(daniel.heard).toEqual(['idle']);
  sara.connection.close();
  daniel.connection.close();
});

test('without locks every tab has a socket of its own', async () => {
  const tabs = [openTab('sara', null), openTab('sara', null)];
  await settle();
  expect(openSockets()).toHaveLength(2);
  for (const { connection } of tabs) connection.close();
  expect(openSockets()).toHaveLength(0);
});

test('a refusal by the server ends the subscription in every tab', async () => {
  const one = openTab();
  const two = openTab();
  await settle();
  openSockets()[0]
    ?.sinks.get(news.payload.query)
    ?.error([{ message: 'No' } as never]);
  await settle();
  const ended = { key: 'news', ended: true, error: [{ message: 'No' }] };
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual([ended, ended]);
  expect(openSockets()[0]?.sinks.size).toBe(1);
  one.connection.close();
  two.connection.close();
});

test('a leader that no longer answers is replaced by a visible tab', async () => {
  const channels = new FakeChannels();
  const frozen = { locks: sharing.locks, openChannel: channels.openChannel };
  // It holds the lock, and hears nothing on the channel of the others.
  const one = openTab('sara', frozen);
  await settle();
  const two = openTab();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(openSockets()).toHaveLength(1);
  deliver('hello');
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual(['idle', result('hello')]);
  one.connection.close();
  two.connection.close();
});
