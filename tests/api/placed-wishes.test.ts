import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildCompany, buildMember, buildPod, type BuiltMember } from '../support/factories';
import { publish } from '../support/scheduler/run-scene';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { buildWish, buildWishEvent } from '../support/wishes';

const LIST = 'query ($eventId: ID!) { it: meetingWishes(eventId: $eventId) { nodes { isPlaced } } }';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const placedOf = async ({ eventId, token }: BuiltMember) => {
  const asked = graphql<{ it: { nodes: { isPlaced: boolean | null }[] } }>(
    server.url,
    LIST,
    { eventId },
    token,
  );
  return (await expectOk(asked)).it.nodes.map(({ isPlaced }) => isPlaced);
};

it('each person learns which of their own wishes have a meeting, while a timetable is published', async () => {
  const event = await buildWishEvent(server);
  const here = { eventId: event.id };
  const company = await buildCompany(server, here);
  const me = await buildMember(server, here);
  const met = await buildMember(server, here);
  const unmet = await buildMember(server, here);
  const colleague = await buildMember(server, { ...here, companyId: company.id });
  await buildWish(server, me.id, { toAttendeeId: met.id }, 'MUST', 1);
  await buildWish(server, me.id, { toAttendeeId: unmet.id }, 'MUST', 2);
  await buildWish(server, me.id, { toCompanyId: company.id }, 'MUST', 3);
  await buildWish(server, unmet.id, { toAttendeeId: me.id }, 'MUST', 1);
  expect(await placedOf(me)).toEqual([null, null, null]);

  const scene = { event, people: [me, met, colleague], pods: [await buildPod(server, here)] };
  const meetingId = await publish(server, scene, [0, 1, 0, 0]);
  await publish(server, scene, [0, 2, 1, 0]);
  expect([await placedOf(me), await placedOf(unmet)]).toEqual([[true, false, true], [false]]);

  const close = `UPDATE meetings SET status = 'REJECTED', closed_reason = $2 WHERE id = $1`;
  await server.sql(close, [meetingId, 'CANCELLED']);
  expect(await placedOf(me)).toEqual([true, false, true]);
  await server.sql(close, [meetingId, 'REMOVED']);
  expect(await placedOf(me)).toEqual([false, false, true]);
  await server.sql(`UPDATE schedule_runs SET status = 'UNDONE' WHERE event_id = $1`, [event.id]);
  expect(await placedOf(me)).toEqual([null, null, null]);
});
