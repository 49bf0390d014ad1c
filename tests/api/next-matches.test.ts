import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildMarket } from '../support/matches';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

interface Next {
  slotsLeft: number;
  nextSlots: { startsAt: string; endsAt: string }[];
  match: { attendee: { id: string } };
}

const NEXT = `query ($eventId: ID!, $date: Date, $first: Int) {
  nextMatches(eventId: $eventId, date: $date, first: $first) { slotsLeft nextSlots { startsAt endsAt } match { attendee { id } } }
}`;

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
let best: BuiltAttendee;
let second: BuiltAttendee;
let podId: string;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server?.close());

beforeEach(async () => {
  const market = await buildMarket(server);
  event = market.event;
  const eventId = event.id;
  podId = (await buildPod(server, { eventId })).id;
  viewer = await buildMember(server, { eventId });
  best = await buildAttendee(server, { eventId });
  second = await buildAttendee(server, { eventId });
  await buildAttendee(server, { eventId });
  await market.choose(viewer.id, { topic: ['Energy', 'Health'] });
  await market.choose(best.id, { topic: ['Energy', 'Health'] });
  await market.choose(second.id, { topic: ['Energy'] });
});

const ask = (variables: object = {}) =>
  graphql<{ nextMatches: Next[] }>(server.url, NEXT, { eventId: event.id, ...variables }, viewer.token);
const next = async (variables: object = {}) => (await expectOk(ask(variables))).nextMatches;
const idsOf = (found: Next[]) => found.map(({ match }) => match.attendee.id);

/** Makes an attendee busy during the whole event. */
const fill = (attendeeId: string) =>
  insert(server, 'busy_times', {
    id: newId(),
    attendeeId,
    startsAt: new Date(Date.now() - 86_400_000),
    endsAt: new Date(Date.now() + 90 * 86_400_000),
  });

describe('the next to ask', () => {
  it('are the best matches with the slots that both have free', async () => {
    const found = await next();
    expect(idsOf(found)).toEqual([best.id, second.id]);
    const first = slotOf(event, 0);
    expect(found[0]?.nextSlots).toHaveLength(3);
    expect(found[0]?.nextSlots[0]).toEqual({
      startsAt: first.startsAt.toISOString(),
      endsAt: first.endsAt.toISOString(),
    });
    expect(idsOf(await next({ first: 1 }))).toEqual([best.id]);
  });

  it('have time: the busy, and slots that either has taken, do not count', async () => {
    const [all] = await next();
    await buildMeeting(server, {
      event,
      senderId: second.id,
      receiverId: best.id,
      podId,
      status: 'ACTIVE',
      ...slotOf(event, 0),
    });
    const [left] = await next();
    expect(left?.slotsLeft).toBe((all?.slotsLeft ?? 0) - 1);
    expect(left?.nextSlots[0]?.startsAt).toBe(slotOf(event, 1).startsAt.toISOString());
    await fill(best.id);
    expect(idsOf(await next())).toEqual([second.id]);
    await fill(viewer.id);
    expect(await next()).toEqual([]);
  });

  it('do not include who declined the viewer, and need a free pod', async () => {
    await buildMeeting(server, {
      event,
      senderId: viewer.id,
      receiverId: best.id,
      podId,
      status: 'REJECTED',
      closedReason: 'DECLINED',
      ...slotOf(event, 0),
    });
    expect(idsOf(await next())).toEqual([second.id]);
    await server.sql('UPDATE pods SET bookable = false WHERE id = $1', [podId]);
    expect(await next()).toEqual([]);
  });

  it('need a pod that stands', async () => {
    await server.sql('UPDATE pods SET removed_at = now() WHERE id = $1', [podId]);
    expect(await next()).toEqual([]);
  });

  it('are those of a day, where one is given', async () => {
    const day = slotOf(event, 0).startsAt.toISOString().slice(0, 10);
    expect(idsOf(await next({ date: day }))).toEqual([best.id, second.id]);
    expect(await next({ date: '2001-01-01' })).toEqual([]);
    for (const variables of [{ date: 'today' }, { first: 0 }, { first: 21 }])
      expect(codeOf(await ask(variables))).toBe('BAD_USER_INPUT');
  });

  it('cost as many statements for two as for one', async () => {
    await next();
    const costs = [];
    for (const first of [1, 2]) costs.push((await statementsOf(() => next({ first }))).length);
    expect(costs[1]).toBe(costs[0]);
  });
});
