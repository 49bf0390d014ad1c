import { buildSchema, parse, type DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../context';
import { AppError, notFound } from '../errors';
import { GraphQLExecutor } from '../graphql/executor';
import { createLogger } from '../logger';
import { createLocalPubSub, iterateTopic, type PubSub } from '../pubsub';
import { Broadcaster, type SubscriptionRequest } from './broadcaster';
import type { Connection } from './connection';

/** A second, as it is without this, is little on a busy machine. */
const PATIENCE = { timeout: 20_000 };
const TOPIC = 'news';
const query = 'subscription { news }';
const document: DocumentNode = parse(query);
const log = createLogger('silent');
const ctx = { log, request: { id: 'request' } } as unknown as RequestContext;

/** A broadcaster over a schema of one subscription, and a bus that a test can break. */
const build = ({ resolve = (text: unknown) => text, bus = createLocalPubSub() } = {}) => {
  const schema = buildSchema('type Query { none: Int } type Subscription { news: String! }');
  const field = schema.getSubscriptionType()?.getFields()['news'];
  if (!field) throw new Error('The schema has no news');
  field.subscribe = () => iterateTopic(bus, TOPIC);
  field.resolve = resolve;
  return { bus, broadcaster: new Broadcaster(new GraphQLExecutor(schema, log)) };
};

const requestOf = (more: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  query,
  document,
  operationName: undefined,
  variables: undefined,
  sessionKey: 'session',
  createContext: async () => ctx,
  ...more,
});

/** A connection that keeps what is written to it. */
const fakeConnection = () => {
  const frames: unknown[] = [];
  const codes: number[] = [];
  const connection = {
    write: (frame: Buffer) => void frames.push(JSON.parse(frame.subarray(2).toString()) as unknown),
    close: ([code]: [number, string]) => void codes.push(code),
  } as unknown as Connection;
  return { connection, frames, codes };
};

const joinAs = async (broadcaster: Broadcaster, id: string, request = requestOf()) => {
  const { connection, frames, codes } = fakeConnection();
  const joined = await broadcaster.join(request, { connection, id });
  if (!('leave' in joined)) throw new Error('The subscription was refused');
  return { ...joined, frames, codes };
};

const delivery = (id: string, news: string) => ({ id, type: 'next', payload: { data: { news } } });

describe('a group', () => {
  it('delivers the same result to each subscriber under its own id', async () => {
    const { bus, broadcaster } = build();
    const [one, other] = [await joinAs(broadcaster, 'one'), await joinAs(broadcaster, 'other')];
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(other.frames).toHaveLength(1), PATIENCE);
    expect([one.frames, other.frames]).toEqual([[delivery('one', 'hello')], [delivery('other', 'hello')]]);
    expect(broadcaster.size).toBe(1);
  });

  it('goes on while somebody is left, and stops with the last', async () => {
    const { bus, broadcaster } = build();
    const [one, other] = [await joinAs(broadcaster, 'one'), await joinAs(broadcaster, 'other')];
    one.leave();
    one.leave();
    await one.ended;
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(other.frames).toEqual([delivery('other', 'hello')]), PATIENCE);
    other.leave();
    await other.ended;
    expect([one.frames, broadcaster.size]).toEqual([[], 0]);
  });

  it('that ended while somebody waited for it is replaced by a new one', async () => {
    const { bus, broadcaster } = build();
    const first = joinAs(broadcaster, 'first').then((membership) => membership.leave());
    const second = joinAs(broadcaster, 'second');
    await first;
    const third = await joinAs(broadcaster, 'third');
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(third.frames).toEqual([delivery('third', 'hello')]), PATIENCE);
    expect((await second).frames).toEqual([delivery('second', 'hello')]);
    expect(broadcaster.size).toBe(1);
  });
});

describe('what could not be opened', () => {
  it('for one is tried again for the next, after a refusal as after a fault', async () => {
    const { broadcaster } = build();
    const subscriber = { connection: fakeConnection().connection, id: 'early' };
    const signedOut = requestOf({ createContext: async () => null });
    expect(await broadcaster.join(signedOut, subscriber)).toEqual({
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const away = requestOf({ createContext: () => Promise.reject(new Error('The database is away')) });
    await expect(broadcaster.join(away, subscriber)).rejects.toThrow('The database is away');
    expect(broadcaster.size).toBe(0);
    const { leave } = await joinAs(broadcaster, 'later');
    expect(broadcaster.size).toBe(1);
    leave();
  });
});

describe('a subscription that cannot be opened', () => {
  const buildRefusing = (failure: () => Error) => {
    const schema = buildSchema('type Query { none: Int } type Subscription { news: String! }');
    const field = schema.getSubscriptionType()?.getFields()['news'];
    if (!field) throw new Error('The schema has no news');
    field.subscribe = () => {
      throw failure();
    };
    const broadcaster = new Broadcaster(new GraphQLExecutor(schema, log));
    const subscriber = { connection: fakeConnection().connection, id: 'one' };
    return { broadcaster, opened: broadcaster.join(requestOf(), subscriber) };
  };

  it.each([
    ['a fault of ours', () => new Error('oops')],
    ['a database that is away', () => new AppError('SERVICE_UNAVAILABLE', 'Please wait.')],
  ])('for %s fails, so that its socket is closed and comes back', async (_name, failure) => {
    const { broadcaster, opened } = buildRefusing(failure);
    await expect(opened).rejects.toThrow('A subscription could not be opened');
    expect(broadcaster.size).toBe(0);
  });

  it('for the viewer is refused with the reason', async () => {
    const { broadcaster, opened } = buildRefusing(() => notFound('The event'));
    expect(await opened).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(broadcaster.size).toBe(0);
  });
});

describe('a delivery', () => {
  it('that the viewer may not see is left out', async () => {
    const resolve = (text: unknown) => {
      if (text === 'secret') throw notFound('The news');
      return text;
    };
    const { bus, broadcaster } = build({ resolve });
    const { frames, codes } = await joinAs(broadcaster, 'one');
    for (const text of ['open', 'secret', 'open again']) await bus.publish(TOPIC, text);
    await vi.waitFor(() => expect(frames).toHaveLength(2), PATIENCE);
    expect([frames, codes]).toEqual([[delivery('one', 'open'), delivery('one', 'open again')], []]);
  });

  it.each([
    ['a fault of ours', () => new Error('oops')],
    ['a database that is away', () => new AppError('SERVICE_UNAVAILABLE', 'Please wait.')],
  ])('that fails for %s sends the clients away to come back and ask', async (_name, fault) => {
    const resolve = () => {
      throw fault();
    };
    const { bus, broadcaster } = build({ resolve });
    const [one, other] = [await joinAs(broadcaster, 'one'), await joinAs(broadcaster, 'other')];
    await bus.publish(TOPIC, 'hello');
    await Promise.all([one.ended, other.ended]);
    expect([one.codes, other.codes, one.frames, broadcaster.size]).toEqual([[1013], [1013], [], 0]);
  });

  it('to a session that is over closes its sockets', async () => {
    const { bus, broadcaster } = build();
    let current: RequestContext | null = ctx;
    const one = await joinAs(broadcaster, 'one', requestOf({ createContext: async () => current }));
    current = null;
    await bus.publish(TOPIC, 'hello');
    await one.ended;
    expect([one.codes, one.frames, broadcaster.size]).toEqual([[4401], [], 0]);
  });
});

describe('a bus that was away', () => {
  it('sends the clients away to come back and ask for what they missed', async () => {
    const local = createLocalPubSub();
    const gaps: (() => void)[] = [];
    const bus: PubSub = {
      ...local,
      listen: (topic, listener, onGap) => {
        if (onGap) gaps.push(onGap);
        return local.listen(topic, listener);
      },
    };
    const { broadcaster } = build({ bus });
    const one = await joinAs(broadcaster, 'one');
    for (const gap of gaps) gap();
    await one.ended;
    expect([one.codes, broadcaster.size]).toEqual([[1013], 0]);
  });
});
