import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/ids';
import { Role } from '../../server/src/core/roles';
import { expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import { rest } from '../support/rest';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const CHECK_IN = `mutation ($input: CheckInInput!) { checkIn(input: $input) {
  result { outcome repeated attendee { id } checkIn { gate direction offline conflict } } } }`;
const BATCH = `mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { clientId outcome repeated } } }`;
const LIST = `query ($id: ID!) { checkIns(eventId: $id, first: 100) { totalCount nodes { clientId outcome conflict at attendee { id } } } }`;
const HEADS = `query ($id: ID!) { headCount(eventId: $id) { inside entered left gates { gate in out inside } } }`;

interface Scan {
  code: string;
  gate: string;
  clientId: string;
  direction?: 'IN' | 'OUT';
  at?: string;
}
interface Listed {
  checkIns: { totalCount: number; nodes: { clientId: string; outcome: string; conflict: boolean }[] };
}

let server: TestServer;
let second: TestServer;
let manager: string;
let event: BuiltEvent;
let guest: BuiltAttendee;

beforeAll(async () => {
  server = await startServer();
  second = await startServer({ databaseUrl: server.databaseUrl });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(async () => {
  event = await buildEvent(server);
  guest = await buildAttendee(server, { eventId: event.id });
});

const scanOf = (more: Partial<Scan> = {}): Scan => ({
  code: guest.inviteCode,
  gate: 'North',
  clientId: newId(),
  ...more,
});
const checkIn = (scan: object, url = server.url) =>
  graphql<{ checkIn: { result: Record<string, unknown> } }>(
    url,
    CHECK_IN,
    { input: { eventId: event.id, ...scan } },
    manager,
  );
const batch = (entries: object[], eventId = event.id) =>
  graphql<{ checkInBatch: { results: object[] } }>(
    server.url,
    BATCH,
    { input: { eventId, entries } },
    manager,
  );
const list = async () =>
  (await expectOk(graphql<Listed>(server.url, LIST, { id: event.id }, manager))).checkIns;
const headCount = async () =>
  (await expectOk(graphql<{ headCount: unknown }>(server.url, HEADS, { id: event.id }, manager))).headCount;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('checkIn', () => {
  it('tells first entry, exit and re-entry apart, and whom', async () => {
    const outcomes = [];
    for (const direction of ['IN', 'OUT', 'IN'] as const)
      outcomes.push((await expectOk(checkIn(scanOf({ direction })))).checkIn.result);
    const entry = { gate: 'North', offline: false, conflict: false };
    const attendee = { id: guest.id };
    expect(outcomes).toEqual([
      { outcome: 'FIRST_ENTRY', repeated: false, attendee, checkIn: { ...entry, direction: 'IN' } },
      { outcome: 'EXIT', repeated: false, attendee, checkIn: { ...entry, direction: 'OUT' } },
      { outcome: 'RE_ENTRY', repeated: false, attendee, checkIn: { ...entry, direction: 'IN' } },
    ]);
  });

  it('takes the code as people type it', async () => {
    const typed = ` ${guest.inviteCode.toLowerCase()} `;
    expect((await expectOk(checkIn(scanOf({ code: typed })))).checkIn.result['outcome']).toBe('FIRST_ENTRY');
  });

  it('knows neither made-up codes, nor those of the invited, the removed and other events', async () => {
    const unknown = { outcome: 'UNKNOWN_CODE', repeated: false, attendee: null, checkIn: null };
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const gone = await buildAttendee(server, { eventId: event.id });
    await server.sql(
      `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
      [gone.id],
    );
    const elsewhere = await buildAttendee(server);
    for (const code of ['NOBODY', '', invited.inviteCode, gone.inviteCode, elsewhere.inviteCode])
      expect((await expectOk(checkIn(scanOf({ code })))).checkIn.result).toEqual(unknown);
    expect(await list()).toEqual({ totalCount: 0, nodes: [] });
  });

  it('counts an entry that is sent again once, with the same answer', async () => {
    const scan = scanOf();
    const first = (await expectOk(checkIn(scan))).checkIn.result;
    const again = (await expectOk(checkIn(scan))).checkIn.result;
    expect(again).toEqual({ ...first, repeated: true });
    expect((await list()).totalCount).toBe(1);
  });

  it('gives one first entry where ten gates scan one code at once, over two servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        checkIn(scanOf({ gate: `Gate ${index}` }), (index % 2 ? second : server).url),
      ),
    );
    const outcomes = answers.map(({ data }) => data?.checkIn.result['outcome'] as string).sort();
    expect(outcomes).toEqual(['FIRST_ENTRY', ...Array.from({ length: 9 }, () => 'RE_ENTRY')]);
  });

  it('counts a retry once where it races with itself', async () => {
    const scan = scanOf();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) => checkIn(scan, (index % 2 ? second : server).url)),
    );
    expect(answers.map(({ data }) => data?.checkIn.result['outcome'])).toEqual(
      Array.from({ length: 6 }, () => 'FIRST_ENTRY'),
    );
    expect(answers.filter(({ data }) => data?.checkIn.result['repeated'] === false)).toHaveLength(1);
    expect((await list()).totalCount).toBe(1);
  });

  it.each([
    ['no gate', { gate: '' }, 'BAD_USER_INPUT'],
    ['a gate that is too long', { gate: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    ['no client id', { clientId: '' }, 'BAD_USER_INPUT'],
    ['a code that is too long', { code: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    ['a direction that is none', { direction: 'UP' }, 'BAD_USER_INPUT'],
    ['a number for a code', { code: 7 }, 'BAD_USER_INPUT'],
    ['an unknown event', { eventId: crypto.randomUUID() }, 'NOT_FOUND'],
    ['an event that could not be one', { eventId: 'x' }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, wrong, code) => {
    expect((await expectError(checkIn({ ...scanOf(), ...wrong }))).extensions.code).toBe(code);
  });
});

describe('checkInBatch', () => {
  it('comes to the same whatever the order in which the queues arrive', async () => {
    const build = async () => {
      event = await buildEvent(server);
      guest = await buildAttendee(server, { eventId: event.id });
    };
    const scans = (): Scan[] => [
      scanOf({ clientId: 'a', at: minutesAgo(60) }),
      scanOf({ clientId: 'b', at: minutesAgo(58), gate: 'South' }),
      scanOf({ clientId: 'c', at: minutesAgo(40), direction: 'OUT' }),
      scanOf({ clientId: 'd', at: minutesAgo(30), gate: 'South' }),
    ];
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ];
    for (const order of orders) {
      await build();
      const queue = scans();
      const first = queue[0]?.at;
      const [one, ...others] = order.map((index) => queue[index] as Scan);
      await expectOk(batch([one as Scan]));
      await expectOk(batch([...others, ...others, one as Scan]));
      const { nodes } = await list();
      expect(nodes.map(({ clientId, outcome, conflict }) => [clientId, outcome, conflict])).toEqual([
        ['d', 'RE_ENTRY', false],
        ['c', 'EXIT', false],
        ['b', 'RE_ENTRY', true],
        ['a', 'FIRST_ENTRY', true],
      ]);
      const [row] = await server.sql<{ at: Date }>(
        'SELECT checked_in_at AS at FROM attendees WHERE id = $1',
        [guest.id],
      );
      expect(row?.at.toISOString()).toBe(first);
    }
  });

  it('answers entry by entry in the given order, and tells what it had before', async () => {
    const known = scanOf({ clientId: 'known' });
    await expectOk(checkIn(known));
    const {
      checkInBatch: { results },
    } = await expectOk(
      batch([scanOf({ clientId: 'no', code: 'NOBODY' }), known, scanOf({ clientId: 'new' })]),
    );
    expect(results).toEqual([
      { clientId: 'no', outcome: 'UNKNOWN_CODE', repeated: false },
      { clientId: 'known', outcome: 'FIRST_ENTRY', repeated: true },
      { clientId: 'new', outcome: 'RE_ENTRY', repeated: false },
    ]);
  });

  it('takes a time to come for now', async () => {
    await expectOk(batch([scanOf({ at: minutesAgo(-600) })]));
    const [row] = await server.sql<{ late: boolean }>(
      'SELECT at > now() AS late FROM check_ins WHERE event_id = $1',
      [event.id],
    );
    expect(row).toEqual({ late: false });
  });

  it('takes 500 entries in as many statements as one, and no more than that', async () => {
    const guests = await Promise.all(
      Array.from({ length: 500 }, () => buildAttendee(server, { eventId: event.id })),
    );
    const one = await statementsOf(() => expectOk(batch([scanOf()])));
    const entries = guests.map(({ inviteCode: code }) => scanOf({ code }));
    const many = await statementsOf(() => expectOk(batch(entries)));
    expect(many.length).toBe(one.length);
    expect(await headCount()).toMatchObject({ inside: 501 });
    expect((await expectError(batch([...entries, scanOf()]))).extensions.code).toBe('BAD_USER_INPUT');
    expect((await expectError(batch([]))).extensions.code).toBe('BAD_USER_INPUT');
    expect((await expectError(batch([scanOf({ gate: '' })]))).extensions['fields']).toMatchObject([
      { path: 'input.entries.0.gate' },
    ]);
  });
});

describe('headCount', () => {
  it('counts people and not scans, per gate, in and out', async () => {
    const [stays, leaves, moves] = [
      guest,
      await buildAttendee(server, { eventId: event.id }),
      await buildAttendee(server, { eventId: event.id }),
    ];
    const pass = (who: BuiltAttendee, gate: string, direction: 'IN' | 'OUT', minutes: number) =>
      scanOf({ code: who.inviteCode, gate, direction, at: minutesAgo(minutes) });
    await expectOk(
      batch([
        pass(stays, 'North', 'IN', 50),
        pass(stays, 'North', 'IN', 49),
        pass(leaves, 'North', 'IN', 40),
        pass(leaves, 'South', 'OUT', 30),
        pass(moves, 'North', 'IN', 40),
        pass(moves, 'North', 'OUT', 30),
        pass(moves, 'South', 'IN', 20),
      ]),
    );
    expect(await headCount()).toEqual({
      inside: 2,
      entered: 3,
      left: 1,
      gates: [
        { gate: 'North', in: 3, out: 1, inside: 1 },
        { gate: 'South', in: 1, out: 1, inside: 1 },
      ],
    });
  });

  it('is zero where nobody came', async () => {
    expect(await headCount()).toEqual({ inside: 0, entered: 0, left: 0, gates: [] });
  });
});

describe('entryCodes', () => {
  it('are hashes that a scanner can make of a code, of the confirmed alone, without personal data', async () => {
    const other = await buildAttendee(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await expectOk(checkIn(scanOf()));
    const document = 'query ($id: ID!) { entryCodes(eventId: $id) { salt expected entered } }';
    const { entryCodes } = await expectOk(
      graphql<{ entryCodes: { salt: string } }>(server.url, document, { id: event.id }, manager),
    );
    const hash = (code: string) =>
      createHash('sha256').update(`${entryCodes.salt}:${code}`).digest().subarray(0, 16).toString('base64');
    expect(entryCodes).toEqual({
      salt: entryCodes.salt,
      expected: [hash(other.inviteCode)],
      entered: [hash(guest.inviteCode)],
    });
  });
});

describe('checkIns', () => {
  it('cost the same number of statements for one and for three', async () => {
    await expectOk(checkIn(scanOf()));
    const one = await statementsOf(list);
    for (const attendee of [await buildAttendee(server, { eventId: event.id }), guest])
      await expectOk(checkIn(scanOf({ code: attendee.inviteCode })));
    expect((await statementsOf(list)).length).toBe(one.length);
  });
});

describe('checkInRecorded', () => {
  it('brings entries to those who watch the event, each once, and none of another event', async () => {
    const document =
      'subscription ($id: ID!) { checkInRecorded(eventId: $id) { clientId outcome attendee { id } } }';
    const watcher = await signInAs(server, Role.EXECUTIVE);
    const watching = await subscribe(server.url, watcher, document, { id: event.id });
    const elsewhere = await buildAttendee(server);
    await expectOk(checkIn({ ...scanOf({ code: elsewhere.inviteCode }), eventId: elsewhere.eventId }));
    const scan = scanOf();
    await expectOk(checkIn(scan));
    await expectOk(checkIn(scan));
    const exit = scanOf({ direction: 'OUT' });
    await expectOk(checkIn(exit));
    const attendee = { id: guest.id };
    expect([await watching.next(), await watching.next()]).toEqual([
      { data: { checkInRecorded: { clientId: scan.clientId, outcome: 'FIRST_ENTRY', attendee } } },
      { data: { checkInRecorded: { clientId: exit.clientId, outcome: 'EXIT', attendee } } },
    ]);
    await watching.close();
  });
});

describe('/v1/attendees/verify-code', () => {
  const verify = (code: string, token?: string) =>
    rest<Record<string, unknown>>(server.url, 'get', `/attendees/verify-code/${code}`, { token });

  it('tells anybody who holds a code whose it is, and nothing more', async () => {
    const { status, body } = await verify(guest.inviteCode.toLowerCase());
    expect([status, body]).toEqual([
      200,
      {
        valid: true,
        attendee: {
          first_name: guest.firstName,
          last_name: guest.lastName,
          organization: null,
          category: 'ATTENDEE',
          avatar: null,
        },
        event: { _id: event.id, title: event.title },
        status: 'CONFIRMED',
        checked_in_at: null,
      },
    ]);
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    expect((await verify(invited.inviteCode)).body).toMatchObject({ valid: false, status: 'INVITED' });
    expect((await verify('NOBODY')).status).toBe(404);
  });

  it('tells managers alone when somebody came', async () => {
    await expectOk(checkIn(scanOf()));
    expect((await verify(guest.inviteCode)).body['checked_in_at']).toBeNull();
    expect((await verify(guest.inviteCode, manager)).body['checked_in_at']).toEqual(expect.any(String));
  });

  it('records an entry for managers', async () => {
    const path = `/attendees/verify-code/${guest.inviteCode}`;
    const post = (token: string | undefined, body: object = {}) =>
      rest<Record<string, unknown>>(server.url, 'post', path, { token, body });
    const { status, body } = await post(manager, { gate: 'South', client_id: 'one' });
    expect([status, body]).toEqual([
      200,
      {
        outcome: 'FIRST_ENTRY',
        repeated: false,
        attendee: expect.objectContaining({ _id: guest.id }) as object,
        check_in: {
          _id: expect.any(String) as string,
          gate: 'South',
          direction: 'IN',
          at: expect.any(String) as string,
        },
      },
    ]);
    expect((await post(manager, { gate: 'South', client_id: 'one' })).body['repeated']).toBe(true);
    expect((await post(manager)).body['outcome']).toBe('RE_ENTRY');
    expect((await post(undefined)).status).toBe(401);
    expect((await post(await signInAs(server, Role.EXECUTIVE))).status).toBe(403);
    expect(
      (await rest(server.url, 'post', '/attendees/verify-code/NOBODY', { token: manager, body: {} })).status,
    ).toBe(404);
  });

  it('is answered 60 times a minute to one address', async () => {
    const alone = await startServer();
    try {
      const ask = () => rest(alone.url, 'get', '/attendees/verify-code/NOBODY');
      const statuses: number[] = [];
      for (let tried = 0; tried < 61; tried += 1) statuses.push((await ask()).status);
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    } finally {
      await alone.close();
    }
  });
});
