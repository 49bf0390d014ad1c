import { buildSchema, parse, type DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../request/context';
import { AppError, notFound } from '../errors';
import { GraphQLExecutor } from '../execution/executor';
import { createLogger } from '../logger';
import { createLocalPubSub, type PubSub } from '../pubsub/pubsub';
import { Broadcaster } from './broadcaster';
import type { Connection } from './connection';
import { LiveSource } from '../pubsub/live-source';
import { LiveViewer } from './live-viewer';
import { Subscription } from './subscription';

/** A second, as it is without this, is little on a busy machine. */
const WAIT = { timeout: 20_000 };
const TOPIC = 'news';
const document: DocumentNode = parse('subscription { news }');
const request = { document, operationName: undefined, variables: undefined };
const log = createLogger('silent');

/** A broadcaster over a schema of one subscription, and a bus that a test can break. */
const build = ({
  resolve = (text: unknown): unknown => text,
  bus = createLocalPubSub(),
  audience = undefined as string | undefined,
  refuse = (_ctx: RequestContext): void => undefined,
} = {}) => {
  const schema = buildSchema('type Query { none: Int } type Subscription { news: String! }');
  const field = schema.getSubscriptionType()?.getFields()['news'];
  if (!field) throw new Error('The schema has no news');
  field.subscribe = (_root, _args, ctx: RequestContext) => {
    refuse(ctx);
    return new LiveSource({ bus, topic: TOPIC, ...(audience ? { audience } : {}) });
  };
  field.resolve = resolve;
  return { bus, broadcaster: new Broadcaster(new GraphQLExecutor(schema, log), log) };
};

const buildViewer = (sessionId = 'session') =>
  new LiveViewer(
    { sessionId, userId: sessionId, fingerprint: '', grants: new Map(), blocked: new Set() },
    () => ({ log, request: { id: 'request' }, viewer: { userId: sessionId } }) as unknown as RequestContext,
  );

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

const joinAs = async (broadcaster: Broadcaster, id: string, viewer = buildViewer()) => {
  const { connection, frames, codes } = fakeConnection();
  const joined = await broadcaster.join(request, viewer, { connection, id });
  if (!(joined instanceof Subscription)) throw new Error('The subscription was refused');
  return { subscription: joined, ended: joined.ended, leave: () => joined.leave(), viewer, frames, codes };
};

const delivery = (id: string, news: string) => ({ id, type: 'next', payload: { data: { news } } });

describe('a group', () => {
  it('delivers the same result to each subscriber under its own id', async () => {
    const { bus, broadcaster } = build();
    const [one, other] = [await joinAs(broadcaster, 'one'), await joinAs(broadcaster, 'other')];
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(other.frames).toHaveLength(1), WAIT);
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
    await vi.waitFor(() => expect(other.frames).toEqual([delivery('other', 'hello')]), WAIT);
    other.leave();
    await other.ended;
    expect([one.frames, broadcaster.size]).toEqual([[], 0]);
  });

  it('that has ended is replaced by a new one', async () => {
    const { bus, broadcaster } = build();
    const first = joinAs(broadcaster, 'first').then(({ leave }) => leave());
    const second = joinAs(broadcaster, 'second');
    await first;
    const third = await joinAs(broadcaster, 'third');
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(third.frames).toEqual([delivery('third', 'hello')]), WAIT);
    expect((await second).frames).toEqual([delivery('second', 'hello')]);
    expect(broadcaster.size).toBe(1);
  });

  it('is shared by sessions of the same audience alone, and executes once for all of them', async () => {
    const resolve = vi.fn<(text: unknown) => unknown>((text) => text);
    const shared = build({ resolve, audience: 'everybody' });
    const all = await Promise.all(
      ['one', 'two', 'three'].map((id) => joinAs(shared.broadcaster, id, buildViewer(id))),
    );
    await shared.bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(all.map(({ frames }) => frames.length)).toEqual([1, 1, 1]), WAIT);
    expect([shared.broadcaster.size, resolve.mock.calls.length]).toEqual([1, 1]);
    const own = build();
    await Promise.all(['one', 'two'].map((id) => joinAs(own.broadcaster, id, buildViewer(id))));
    expect(own.broadcaster.size).toBe(2);
  });
});

describe('a subscription that cannot be opened', () => {
  it.each([
    ['an error of ours', () => new Error('oops')],
    ['a database that is away', () => new AppError('SERVICE_UNAVAILABLE', 'Please wait.')],
  ])('for %s fails, so that its socket is closed and comes back', async (_name, failure) => {
    const { broadcaster } = build({
      refuse: () => {
        throw failure();
      },
    });
    await expect(joinAs(broadcaster, 'one')).rejects.toThrow('A subscription could not be opened');
    expect(broadcaster.size).toBe(0);
  });

  it('for the viewer is refused with the reason', async () => {
    const { broadcaster } = build({
      refuse: () => {
        throw notFound('The event');
      },
    });
    const place = { connection: fakeConnection().connection, id: 'one' };
    const refusal = await broadcaster.join(request, buildViewer(), place);
    expect(refusal).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(broadcaster.size).toBe(0);
  });

  it('for a session that is over is refused', async () => {
    const { broadcaster } = build();
    const viewer = buildViewer();
    viewer.isOver = true;
    const place = { connection: fakeConnection().connection, id: 'one' };
    expect(await broadcaster.join(request, viewer, place)).toEqual({
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('for a bus that is away fails, and leaves nothing behind', async () => {
    const bus: PubSub = { ...createLocalPubSub(), listen: () => Promise.reject(new Error('away')) };
    const { broadcaster } = build({ bus });
    await expect(joinAs(broadcaster, 'one')).rejects.toThrow('away');
    expect(broadcaster.size).toBe(0);
  });
});

describe('a viewer whose access changes while they subscribe', () => {
  it('leaves nothing behind where it cannot be looked at again', async () => {
    let left = 0;
    const viewer = buildViewer();
    let asked = 0;
    const bus = createLocalPubSub();
    const schema = buildSchema('type Query { none: Int } type Subscription { news: String! }');
    const field = schema.getSubscriptionType()?.getFields()['news'];
    if (!field) throw new Error('The schema has no news');
    field.subscribe = () => {
      asked += 1;
      if (asked > 1) throw new AppError('SERVICE_UNAVAILABLE', 'Please wait.');
      viewer.generation += 1;
      return new LiveSource({ bus, topic: TOPIC, enter: () => () => void (left += 1) });
    };
    const broadcaster = new Broadcaster(new GraphQLExecutor(schema, log), log);
    await expect(joinAs(broadcaster, 'one', viewer)).rejects.toThrow('could not be opened');
    expect([broadcaster.size, left]).toEqual([0, 1]);
  });
});

describe('a viewer whose access has changed', () => {
  /** Access that a test takes back and grants again. */
  const buildChanging = (audience?: string) => {
    const access = { isRefused: false };
    const refuse = () => {
      if (access.isRefused) throw notFound('The event');
    };
    return { access, ...build({ refuse, ...(audience ? { audience } : {}) }) };
  };

  it('gets nothing while access is refused, and goes on when it is granted again', async () => {
    const { access, bus, broadcaster } = buildChanging();
    const { viewer, frames, codes } = await joinAs(broadcaster, 'one');
    access.isRefused = true;
    await broadcaster.reopenAll(viewer);
    await bus.publish(TOPIC, 'secret');
    access.isRefused = false;
    await broadcaster.reopenAll(viewer);
    await bus.publish(TOPIC, 'open');
    await vi.waitFor(() => expect(frames).toHaveLength(1), WAIT);
    expect([frames, codes, broadcaster.size]).toEqual([[delivery('one', 'open')], [], 1]);
  });

  it.each([undefined, 'everybody'])(
    'gets what comes while it is looked up only afterwards (audience: %s)',
    async (audience) => {
      const { access, bus, broadcaster } = buildChanging(audience);
      const [kept, removed] = [
        await joinAs(broadcaster, 'kept', buildViewer('kept')),
        await joinAs(broadcaster, 'removed', buildViewer('removed')),
      ];
      let settle = () => {};
      const settled = new Promise<void>((resolve) => (settle = resolve));
      kept.viewer.settled = settled;
      removed.viewer.settled = settled;
      await bus.publish(TOPIC, 'hello');
      expect([kept.frames, removed.frames]).toEqual([[], []]);
      access.isRefused = true;
      await broadcaster.reopenAll(removed.viewer);
      kept.viewer.settled = undefined;
      removed.viewer.settled = undefined;
      settle();
      await vi.waitFor(() => expect(kept.frames).toEqual([delivery('kept', 'hello')]), WAIT);
      expect(removed.frames).toEqual([]);
    },
  );
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
    await vi.waitFor(() => expect(frames).toHaveLength(2), WAIT);
    expect([frames, codes]).toEqual([[delivery('one', 'open'), delivery('one', 'open again')], []]);
  });

  it.each([
    ['an error of ours', () => new Error('oops')],
    ['a database that is away', () => new AppError('SERVICE_UNAVAILABLE', 'Please wait.')],
  ])('that fails for %s sends the clients away to come back and ask', async (_name, error) => {
    const resolve = () => {
      throw error();
    };
    const { bus, broadcaster } = build({ resolve });
    const [one, other] = [await joinAs(broadcaster, 'one'), await joinAs(broadcaster, 'other')];
    await bus.publish(TOPIC, 'hello');
    await Promise.all([one.ended, other.ended]);
    expect([one.codes, other.codes, one.frames, broadcaster.size]).toEqual([[1013], [1013], [], 0]);
  });

  it('is not made to a session that is over', async () => {
    const { bus, broadcaster } = build({ audience: 'everybody' });
    const [one, other] = [
      await joinAs(broadcaster, 'one', buildViewer('one')),
      await joinAs(broadcaster, 'other', buildViewer('other')),
    ];
    one.viewer.isOver = true;
    await bus.publish(TOPIC, 'hello');
    await vi.waitFor(() => expect(other.frames).toHaveLength(1), WAIT);
    expect(one.frames).toEqual([]);
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
