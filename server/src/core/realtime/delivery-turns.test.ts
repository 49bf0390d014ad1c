import { setImmediate as turn } from 'node:timers/promises';
import { buildSchema, parse, type DocumentNode } from 'graphql';
import { expect, it, vi } from 'vitest';
import type { RequestContext } from '../request/context';
import { GraphQLExecutor } from '../execution/executor';
import { Callers } from '../admission/callers';
import { Usage } from '../admission/usage';
import { createLogger } from '../logger';
import { Broadcaster } from './broadcaster';
import type { Connection } from './connection';
import { LiveSource, type LiveBus } from '../pubsub/live-source';
import { LiveViewer } from './live-viewer';
import { Subscription } from './subscription';

const WAIT = { timeout: 20_000 };
const log = createLogger('silent');
const SCHEMA = 'type Query { none: Int } type Subscription { news(after: String): String! }';

/** A broadcaster of a feed with so many events, which all subscriptions replay; it notes how many are delivered at a time. */
const build = (events: number, audience?: string) => {
  const running = { now: 0, most: 0, all: 0, onStart: () => {} };
  const charged: number[] = [];
  const budgets = {
    untilHalfIsLeft: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    settle: (_key: string, points: number) => void charged.push(points),
  };
  const bus: LiveBus = {
    listen: (_topic, deliver) => {
      for (let id = 1; id <= events; id += 1) setImmediate(() => void deliver(String(id)));
      return Promise.resolve(() => undefined);
    },
  };
  const schema = buildSchema(SCHEMA);
  const field = schema.getSubscriptionType()?.getFields()['news'];
  if (!field) throw new Error('The schema has no news');
  field.subscribe = (_root, { after }: { after?: string | null }) =>
    new LiveSource({
      bus,
      topic: 'news',
      ...(audience ? { audience } : {}),
      cursorOf: String,
      ...(typeof after === 'string' ? { after } : {}),
    });
  field.resolve = async (event: unknown) => {
    running.onStart();
    running.all += 1;
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await turn();
    running.now -= 1;
    return event;
  };
  const callers = new Callers();
  const viewerOf = (sessionId: string, userId = sessionId) =>
    new LiveViewer(
      { sessionId, userId, fingerprint: '', grants: new Map(), blocked: new Set() },
      (_access, isShared) =>
        ({
          log,
          request: { id: 'request', ...(isShared ? {} : { usage: new Usage(userId, callers) }) },
          runtime: { budgets },
          callerKey: userId,
        }) as unknown as RequestContext,
    );
  const broadcaster = new Broadcaster(new GraphQLExecutor(schema, log), log);
  const documents = new Map<string, DocumentNode>();
  const documentOf = (alias: string): DocumentNode => {
    const known =
      documents.get(alias) ?? parse(`subscription ($after: String) { ${alias}: news(after: $after) }`);
    documents.set(alias, known);
    return known;
  };
  const join = async (viewer: LiveViewer, alias: string, after?: string) => {
    const frames: string[] = [];
    const connection = {
      write: (frame: Buffer) => void frames.push(frame.toString()),
      drained: () => Promise.resolve(),
    } as unknown as Connection;
    const request = { document: documentOf(alias), operationName: undefined, variables: { after } };
    const joined = await broadcaster.join(request, viewer, { connection, id: alias });
    if (!(joined instanceof Subscription)) throw new Error('The subscription was refused');
    return { frames, subscription: joined };
  };
  return { broadcaster, budgets, callers, charged, join, running, viewerOf };
};

it('delivers to four groups of one person at a time, and to one after much use while others ask', async () => {
  const { callers, join, running, viewerOf } = build(25);
  const flood = async (name: string) => {
    running.most = 0;
    const all = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => join(viewerOf('ada'), `${name}${at}`)),
    );
    await vi.waitFor(() => expect(all.every(({ frames }) => frames.length === 25)).toBe(true), WAIT);
    return running.most;
  };
  expect(await flood('first')).toBeLessThanOrEqual(4 * 25);
  // Others ask all the time, also where the machine is busy.
  running.onStart = () => callers.begin('bob');
  running.onStart();
  callers.add('ada', 50_000);
  expect(await flood('second')).toBeLessThanOrEqual(25);
});

it('charges deliveries to the person whose group it is', async () => {
  const { charged, join, viewerOf } = build(1);
  const one = await join(viewerOf('ada'), 'one');
  await vi.waitFor(() => expect([one.frames.length, charged.length]).toEqual([1, 1]), WAIT);
  expect(charged[0]).toBeGreaterThanOrEqual(0);
});

it('charges nobody for what several people share', async () => {
  const { charged, join, viewerOf } = build(1, 'everybody');
  const [one, other] = await Promise.all([join(viewerOf('ada'), 'same'), join(viewerOf('bob'), 'same')]);
  await vi.waitFor(() => expect([one.frames.length, other.frames.length]).toEqual([1, 1]), WAIT);
  expect(charged).toEqual([]);
});

it('a replay waits until half of the budget is left, and live events do not', async () => {
  const { budgets, join, running, viewerOf } = build(30);
  let open = () => {};
  budgets.untilHalfIsLeft.mockReturnValue(new Promise<void>((resolve) => (open = resolve)));
  const viewer = viewerOf('ada');
  const [live, replayed] = [await join(viewer, 'live'), await join(viewer, 'replayed', '0')];
  await vi.waitFor(() => expect(live.frames).toHaveLength(30), WAIT);
  expect([replayed.frames, running.all]).toEqual([[], 30]);
  open();
  await vi.waitFor(() => expect(replayed.frames).toHaveLength(30), WAIT);
});

it('a replay that was left while it waited for the budget is not delivered', async () => {
  const { budgets, broadcaster, join, running, viewerOf } = build(30);
  let open = () => {};
  budgets.untilHalfIsLeft.mockReturnValue(new Promise<void>((resolve) => (open = resolve)));
  const { subscription } = await join(viewerOf('ada'), 'replayed', '0');
  await vi.waitFor(() => expect(budgets.untilHalfIsLeft).toHaveBeenCalled(), WAIT);
  subscription.leave();
  open();
  await turn();
  await turn();
  expect([running.all, broadcaster.size]).toEqual([0, 0]);
});

it('replays of a session from the same cursor are executed once, until the first result', async () => {
  const { join, running, viewerOf } = build(10);
  const viewer = viewerOf('ada');
  const both = await Promise.all([join(viewer, 'same', '0'), join(viewer, 'same', '0')]);
  await vi.waitFor(() => expect(both.map(({ frames }) => frames.length)).toEqual([10, 10]), WAIT);
  expect(running.all).toBe(10);
  const late = await join(viewer, 'same', '0');
  await vi.waitFor(() => expect(late.frames).toHaveLength(10), WAIT);
  expect(running.all).toBe(20);
});

it('what waits for its turn while its subscription ends is not executed', async () => {
  const { broadcaster, callers, join, running, viewerOf } = build(25);
  callers.begin('bob');
  callers.begin('ada');
  callers.add('ada', 50_000);
  const all = await Promise.all(Array.from({ length: 20 }, (_none, at) => join(viewerOf('ada'), `a${at}`)));
  await vi.waitFor(() => expect(running.all).toBeGreaterThan(0), WAIT);
  for (const { subscription } of all) subscription.leave();
  const begun = running.all;
  await vi.waitFor(() => expect(running.now).toBe(0), WAIT);
  for (let count = 0; count < 10; count += 1) await turn();
  expect([running.all, broadcaster.size]).toEqual([begun, 0]);
});
