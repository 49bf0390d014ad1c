import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { buildTrio, send, type Trio } from '../realtime/chat';

const MISSED = `query ($eventId: ID!, $filter: MissedMessagesFilter!) {
  missedMessages(eventId: $eventId, filter: $filter) { text sequence senderId }
}`;

interface Missed {
  missedMessages: { text: string; sequence: number; senderId: string }[];
}

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const ask = (viewer: BuiltMember, after: { attendeeId: string; sequence: number }[]) =>
  graphql<Missed>(server.url, MISSED, { eventId: trio.eventId, filter: { after } }, viewer.token);

const missedBy = async (viewer: BuiltMember, after: { attendeeId: string; sequence: number }[]) =>
  (await expectOk(ask(viewer, after))).missedMessages.map(({ text }) => text);

describe('missed messages', () => {
  it('are those after what one has, of each conversation in its order, from both people', async () => {
    trio = await buildTrio(server);
    const { alice, bob, carol } = trio;
    for (const text of ['b1', 'b2', 'b3']) await send(server.url, bob, alice, text);
    await send(server.url, alice, bob, 'a4');
    await send(server.url, carol, alice, 'c1');
    const after = [
      { attendeeId: bob.id, sequence: 1 },
      { attendeeId: carol.id, sequence: 0 },
    ];
    const missed = await missedBy(alice, after);
    expect(missed.filter((text) => text !== 'c1')).toEqual(['b2', 'b3', 'a4']);
    expect(missed.toSorted()).toEqual(['a4', 'b2', 'b3', 'c1']);
    expect(await missedBy(alice, [{ attendeeId: bob.id, sequence: 4 }])).toEqual([]);
    expect(await missedBy(alice, [])).toEqual([]);
  });

  it('are never those of other people', async () => {
    trio = await buildTrio(server);
    const { alice, bob, carol } = trio;
    await send(server.url, bob, carol, 'private');
    const after = [bob.id, carol.id, 'nobody'].map((attendeeId) => ({ attendeeId, sequence: 0 }));
    expect(await missedBy(alice, after)).toEqual([]);
    const elsewhere = await buildMember(server);
    expect(codeOf(await ask(elsewhere, after))).toBe('NOT_FOUND');
  });

  it('of more than 100 in one conversation come 100 at a time', async () => {
    trio = await buildTrio(server);
    const { alice, bob } = trio;
    await send(server.url, bob, alice, '1');
    await server.sql(
      `INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text)
       SELECT gen_random_uuid(), conversation_id, n, sender_id, recipient_id, n::text, n::text
       FROM messages, generate_series(2, 150) n WHERE sender_id = $1`,
      [bob.id],
    );
    const first = await missedBy(alice, [{ attendeeId: bob.id, sequence: 0 }]);
    expect([first.length, first[0], first.at(-1)]).toEqual([100, '1', '100']);
    const rest = await missedBy(alice, [{ attendeeId: bob.id, sequence: 100 }]);
    expect([rest.length, rest[0], rest.at(-1)]).toEqual([50, '101', '150']);
  });

  it('of one conversation and of three cost the same number of statements, and more than 100 are refused', async () => {
    trio = await buildTrio(server);
    const { alice, bob, carol, eventId } = trio;
    const dan = await buildMember(server, { eventId });
    const others = [bob, carol, dan];
    for (const other of others) await send(server.url, other, alice, 'hello');
    const after = others.map(({ id }) => ({ attendeeId: id, sequence: 0 }));
    const cost = async (count: number) =>
      (await statementsOf(() => missedBy(alice, after.slice(0, count)))).length;
    await cost(1);
    expect(await cost(3)).toBe(await cost(1));
    const tooMany = Array.from({ length: 101 }, () => ({ attendeeId: bob.id, sequence: 0 }));
    expect(codeOf(await ask(alice, tooMany))).toBe('BAD_USER_INPUT');
  });
});
