import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { isWhole } from '../../../../tests/support/matrix';
import type { RequestContext } from '../request/context';
import { GraphQLExecutor } from '../execution/executor';
import { createLogger } from '../logger';
import { createLocalPubSub } from '../pubsub/pubsub';
import { Broadcaster } from './broadcaster';
import type { Connection } from './connection';
import { LiveSource } from '../pubsub/live-source';
import { LiveViewer } from './live-viewer';
import { Subscription } from './subscription';

const CYCLES = isWhole ? 100_000 : 20_000;
const WARM_UP = CYCLES / 5;
const log = createLogger('silent');
const document = parse('subscription { news }');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** A broadcaster whose subscriptions each have a topic of their own, as people have. */
const build = () => {
  const bus = createLocalPubSub();
  let [topics, entered] = [0, 0];
  const schema = buildSchema('type Query { none: Int } type Subscription { news: String! }');
  const field = schema.getSubscriptionType()?.getFields()['news'];
  if (!field) throw new Error('The schema has no news');
  field.subscribe = () => {
    const enter = () => {
      entered += 1;
      return () => void (entered -= 1);
    };
    return new LiveSource({ bus, topic: `news.${(topics += 1)}`, enter });
  };
  const broadcaster = new Broadcaster(new GraphQLExecutor(schema, log), log);
  return { broadcaster, present: () => entered };
};

it(`${CYCLES} subscriptions that came and went leave nothing behind`, async () => {
  const { broadcaster, present } = build();
  const viewer = new LiveViewer(
    { sessionId: 'session', userId: 'user', fingerprint: '', grants: new Map(), blocked: new Set() },
    () => ({ log, request: { id: 'request' } }) as unknown as RequestContext,
  );
  const place = { connection: {} as Connection, id: 'one' };
  const cycle = async () => {
    const request = { document, operationName: undefined, variables: undefined };
    const joined = await broadcaster.join(request, viewer, place);
    if (!(joined instanceof Subscription)) throw new Error('The subscription was refused');
    joined.leave();
    await joined.ended;
  };
  for (let count = 0; count < WARM_UP; count += 1) await cycle();
  const before = heapBytes();
  for (let count = WARM_UP; count < CYCLES; count += 1) await cycle();
  const grown = heapBytes() / before;
  expect([broadcaster.size, broadcaster.subscriptions, present()]).toEqual([0, 0, 0]);
  expect(grown).toBeLessThan(1.05);
}, 120_000);
