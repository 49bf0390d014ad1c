import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyChanges } from '../../server/src/core/changes/change-cursor';
import { buildApiToken } from '../support/api-tokens';
import { settledCursor, take } from '../support/changes';
import { subscribe } from '../support/client';
import { buildActivity, buildEvent, type BuiltActivity } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const SCHEDULE = `subscription ($eventId: ID!, $after: String) {
  scheduleChanged(eventId: $eventId, after: $after) { activityId }
}`;

let server: TestServer;
let eventId: string;
let token: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('TRUNCATE event_changes');
  eventId = (await buildEvent(server)).id;
  token = (await buildApiToken(server, { eventId })).token;
});

const follow = (after: string) =>
  subscribe<{ scheduleChanged: { activityId: string } }>(server.url, token, SCHEDULE, { eventId, after });
const change = async (): Promise<{ activity: BuiltActivity; cursor: string }> => {
  const activity = await buildActivity(server, { eventId });
  return { activity, cursor: await settledCursor(server) };
};
const age = (cursor: string, hours: number) =>
  server.sql(`UPDATE event_changes SET changed_at = now() - $2 * interval '1 hour' WHERE id <= $1`, [
    cursor,
    hours,
  ]);
const tidy = () => tidyChanges(server.app.runtime.database.db);
const kept = async () =>
  (await server.sql<{ id: string }>('SELECT id FROM event_changes ORDER BY id')).map(({ id }) => id);
const before = (cursor: string) => String(BigInt(cursor) - 1n);

describe('changes older than 24 hours', () => {
  it('are deleted but the newest of them, after which a cursor is too old', async () => {
    const [first, second, third] = [await change(), await change(), await change()];
    await age(second.cursor, 25);
    await tidy();
    expect(await kept()).toEqual([second.cursor, third.cursor]);

    const message = 'This cursor is too old. List again, then subscribe without `after`.';
    const extensions = {
      code: 'BAD_USER_INPUT',
      reason: 'CURSOR_EXPIRED',
      fields: [{ path: 'after', message }],
    };
    for (const old of ['0', before(first.cursor), first.cursor]) {
      const refused = await follow(old);
      expect(refused.received).toMatchObject([{ errors: [{ message, extensions }] }]);
      await refused.close();
    }
    const resumed = await follow(second.cursor);
    const { results } = await take(resumed, 1);
    expect(results).toEqual([{ scheduleChanged: { activityId: third.activity.id } }]);
    await resumed.close();
  });

  it('leave a mark also where nothing came after them', async () => {
    const [first, last] = [await change(), await change()];
    await age(last.cursor, 25);
    await tidy();
    expect(await kept()).toEqual([last.cursor]);
    const refused = await follow(first.cursor);
    expect(refused.received).toMatchObject([{ errors: [{ extensions: { reason: 'CURSOR_EXPIRED' } }] }]);
    const resumed = await follow(last.cursor);
    const { activity } = await change();
    expect((await take(resumed, 1)).results).toEqual([{ scheduleChanged: { activityId: activity.id } }]);
    await Promise.all([refused.close(), resumed.close()]);
  });

  it('are deleted however many there are', async () => {
    await server.sql(
      `INSERT INTO event_changes (event_id, topic, subject_id, changed_at)
       SELECT $1, 'SCHEDULE_CHANGED', gen_random_uuid(), now() - interval '25 hours' FROM generate_series(1, 20001)`,
      [eventId],
    );
    await tidy();
    expect(await kept()).toHaveLength(1);
  });
});

it('changes that are younger stay, and a cursor before the first one brings all', async () => {
  const [first, second] = [await change(), await change()];
  await age(first.cursor, 23);
  await tidy();
  expect(await kept()).toEqual([first.cursor, second.cursor]);
  const resumed = await follow(before(first.cursor));
  const { results } = await take(resumed, 2);
  expect(results).toEqual(
    [first, second].map(({ activity }) => ({ scheduleChanged: { activityId: activity.id } })),
  );
  await resumed.close();
});
