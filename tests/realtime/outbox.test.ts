import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../server/src/core/request/context';
import { query } from '../../server/src/core/db/query';
import { sql } from '../../server/src/core/db/sql';
import { CHANGES } from '../../server/src/core/changes/event-changes.queries';
import { inTransaction } from '../../server/src/core/request/transaction';
import { buildUser } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';
import { waitFor, within } from '../support/wait';

const LAST = 'last';
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const waiting = async (): Promise<number> => {
  const [row] = await server.sql<{ count: number }>('SELECT count(*)::int AS count FROM outbox');
  return row?.count ?? 0;
};

/** A topic, a way to emit to it, and all that was published on it up to a last event. */
const openTopic = async (bus = server.app.runtime.pubsub) => {
  const topic = `test.${randomUUID()}`;
  const received: unknown[] = [];
  await bus.listen(topic, (payload) => received.push(payload));
  return {
    topic,
    received,
    emit: (ctx: RequestContext, ...payloads: unknown[]) =>
      ctx.events.emit(...payloads.map((payload) => ({ topic, payload }))),
    async settled() {
      await inTransaction(server.app.systemContext(), (inner) => inner.events.emit({ topic, payload: LAST }));
      await waitFor(() => received.includes(LAST), 'The last event');
      await waitFor(async () => (await waiting()) === 0, 'The end of the outbox');
      return received.filter((payload) => payload !== LAST);
    },
  };
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);

describe('an event', () => {
  it('is not published when its transaction is rolled back', async () => {
    const { emit, settled } = await openTopic();
    const work = inTransaction(server.app.systemContext(), async (inner) => {
      await emit(inner, 'never');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await settled()).toEqual([]);
  });

  it('is published once and in order when its transaction is committed', async () => {
    const { emit, settled } = await openTopic();
    await inTransaction(server.app.systemContext(), async (inner) => {
      await emit(inner, ...numbers(20));
      for (const number of numbers(5)) await emit(inner, 20 + number);
    });
    expect(await settled()).toEqual(numbers(25));
  });

  it('of a transaction inside another one shares its fate', async () => {
    const { emit, settled } = await openTopic();
    const nested = (outcome: 'commit' | 'rollback') =>
      inTransaction(server.app.systemContext(), async (outer) => {
        await emit(outer, `outer ${outcome}`);
        const joined = await inTransaction(outer, async (inner) => {
          await emit(inner, `inner ${outcome}`);
          return inner === outer;
        });
        if (outcome === 'rollback') throw new Error('no');
        return joined;
      });
    await expect(nested('rollback')).rejects.toThrow('no');
    expect(await nested('commit')).toBe(true);
    expect(await settled()).toEqual(['outer commit', 'inner commit']);
  });

  it('cannot be emitted outside a transaction', async () => {
    const { emit } = await openTopic();
    await expect(emit(server.app.systemContext(), 1)).rejects.toThrow('inside a transaction');
  });

  it('is published once by a transaction that ran again after a deadlock', async () => {
    const { emit, settled } = await openTopic();
    const users = [(await buildUser(server)).id, (await buildUser(server)).id];
    const lock = (ctx: RequestContext, id: string | undefined) =>
      ctx.db.rows(query({}, sql`SELECT 1 FROM users WHERE id = ${id ?? null} FOR UPDATE`));
    let runs = 0;
    let holding = 0;
    let meet = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    const crossing = (name: string, [first, second]: string[]) =>
      inTransaction(server.app.systemContext(), async (inner) => {
        runs += 1;
        await emit(inner, name);
        await lock(inner, first);
        holding += 1;
        if (holding === 2) meet();
        await within(bothHoldOne, 'The other transaction');
        await lock(inner, second);
      });
    await Promise.all([crossing('one', users), crossing('other', users.toReversed())]);
    expect(runs).toBe(3);
    const published = await settled();
    expect([published.length, new Set(published)]).toEqual([2, new Set(['one', 'other'])]);
  });
});

describe('work after the commit', () => {
  it('runs when others can see what was written, and not after a rollback', async () => {
    const steps: string[] = [];
    const transaction = (name: string, fail: boolean) =>
      inTransaction(server.app.systemContext(), async (inner) => {
        inner.transaction?.afterCommit(() => steps.push(`after ${name}`));
        steps.push(name);
        if (fail) throw new Error('no');
      });
    await transaction('commit', false);
    await transaction('rollback', true).catch(() => undefined);
    expect(steps).toEqual(['commit', 'after commit', 'rollback']);
  });
});

describe('the relay', () => {
  it('keeps events while the bus is away, and publishes them in order when it is back', async () => {
    const { emit, received, settled } = await openTopic();
    const away = vi
      .spyOn(server.app.runtime.pubsub, 'publish')
      .mockRejectedValue(new Error('The bus is away'));
    for (const number of numbers(3))
      await inTransaction(server.app.systemContext(), (inner) => emit(inner, number));
    await waitFor(() => away.mock.calls.length > 0, 'A try to publish');
    expect([await waiting(), received]).toEqual([3, []]);
    away.mockRestore();
    expect(await settled()).toEqual(numbers(3));
  });

  it('publishes more than one batch at once', async () => {
    const { topic, settled } = await openTopic();
    await server.sql(
      `INSERT INTO outbox (topic, payload) SELECT $1, to_jsonb(number) FROM generate_series(1, 1200) AS number`,
      [topic],
    );
    expect(await settled()).toEqual(numbers(1_200));
  });

  it('publishes an event before thousands of changes that came earlier', async () => {
    const { topic } = await openTopic();
    const order: unknown[] = [];
    for (const heard of [topic, CHANGES])
      await server.app.runtime.pubsub.listen(heard, () => order.push(heard));
    await server.sql(
      `INSERT INTO outbox (topic, payload)
       SELECT 'change', jsonb_build_object('eventId', $1::uuid, 'topic', 'MEETING_CHANGED', 'subjectId', gen_random_uuid())
       FROM generate_series(1, 1200) UNION ALL SELECT $2, '"later"'`,
      [randomUUID(), topic],
    );
    await waitFor(async () => (await waiting()) === 0, 'The end of the outbox');
    await waitFor(() => order.length === 4, 'The last announcement');
    expect(order).toEqual([topic, CHANGES, CHANGES, CHANGES]);
  });

  it('of several servers over one database publishes each event in order, and none is lost', async () => {
    const other = await startBeside(server);
    const published: number[] = [];
    const topic = `test.${randomUUID()}`;
    for (const { app } of [server, other])
      await app.runtime.pubsub.listen(topic, (payload) => published.push(payload as number));
    for (const number of numbers(200)) {
      const { app } = number % 2 ? server : other;
      await inTransaction(app.systemContext(), (inner) => inner.events.emit({ topic, payload: number }));
    }
    await waitFor(() => published.includes(200), 'The last event');
    expect([...new Set(published)]).toEqual(numbers(200));
  });

  it('publishes what a server left behind that died after its commit', async () => {
    const { topic, received } = await openTopic();
    await server.sql(`INSERT INTO outbox (topic, payload) VALUES ($1, '"orphan"')`, [topic]);
    await waitFor(() => received.length > 0, 'The sweep');
    expect(received).toEqual(['orphan']);
  });
});
