import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { hashOfCode } from '../../server/src/modules/check-in/entry.service';
import { expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
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
  sentAt?: string;
}
interface Listed {
  checkIns: { totalCount: number; nodes: { clientId: string; outcome: string; conflict: boolean }[] };
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let guest: BuiltAttendee;

beforeAll(async () => {
  server = await startServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(async () => {
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

  it('calls the first way in a first entry, also after a way out', async () => {
    const outcomes = [];
    for (const direction of ['OUT', 'IN', 'IN'] as const)
      outcomes.push((await expectOk(checkIn(scanOf({ direction })))).checkIn.result['outcome']);
    expect(outcomes).toEqual(['EXIT', 'FIRST_ENTRY', 'RE_ENTRY']);
    expect(await headCount()).toMatchObject({ inside: 1, entered: 1, left: 0 });
  });

  it('takes the code as people type it', async () => {
    const typed = ` ${guest.inviteCode.toLowerCase()} `;
    expect((await expectOk(checkIn(scanOf({ code: typed })))).checkIn.result['outcome']).toBe('FIRST_ENTRY');
  });

  it('tells made-up codes from those of the invited, the removed and other events, and records none', async () => {
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const gone = await buildAttendee(server, { eventId: event.id });
    const REMOVE = 'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { __typename } }';
    await expectOk(graphql(server.url, REMOVE, { input: { attendeeId: gone.id } }, manager));
    const elsewhere = await buildAttendee(server);
    const invitedElsewhere = await buildAttendee(server, { status: 'INVITED' });
    const answers: [code: string, outcome: string, attendee: { id: string } | null][] = [
      ['NOBODY', 'UNKNOWN_CODE', null],
      ['', 'UNKNOWN_CODE', null],
      [invited.inviteCode, 'NOT_CONFIRMED', { id: invited.id }],
      [gone.inviteCode, 'NOT_CONFIRMED', { id: gone.id }],
      [elsewhere.inviteCode, 'OTHER_EVENT', null],
      [invitedElsewhere.inviteCode, 'OTHER_EVENT', null],
    ];
    for (const [code, outcome, attendee] of answers)
      expect((await expectOk(checkIn(scanOf({ code })))).checkIn.result).toEqual({
        outcome,
        repeated: false,
        attendee,
        checkIn: null,
      });
    expect(await list()).toEqual({ totalCount: 0, nodes: [] });
  });

  it('counts an entry that is sent again once, with the same answer', async () => {
    const scan = scanOf();
    const first = (await expectOk(checkIn(scan))).checkIn.result;
    const again = (await expectOk(checkIn(scan))).checkIn.result;
    expect(again).toEqual({ ...first, repeated: true });
    expect((await list()).totalCount).toBe(1);
  });

  it.each([
    ['no gate', { gate: '' }, 'BAD_USER_INPUT'],
    ['a gate that is too long', { gate: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    ['no client id', { clientId: '' }, 'BAD_USER_INPUT'],
    ['a code that is too long', { code: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    ['a direction that is none', { direction: 'UP' }, 'BAD_USER_INPUT'],
    ['a number for a code', { code: 7 }, 'BAD_USER_INPUT'],
    ['neither a code nor a hash', { code: null }, 'BAD_USER_INPUT'],
    ['a code beside a hash', { codeHash: 'x' }, 'BAD_USER_INPUT'],
    ['an unknown event', { eventId: crypto.randomUUID() }, 'NOT_FOUND'],
    ['an event that could not be one', { eventId: 'x' }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, wrong, code) => {
    expect((await expectError(checkIn({ ...scanOf(), ...wrong }))).extensions.code).toBe(code);
  });
});

// Servers without Redis publish to their own sockets alone, so that the second one is there for these only.
describe('checkIn over two servers', () => {
  let second: TestServer;
  beforeAll(async () => {
    second = await startServer({ databaseUrl: server.databaseUrl });
  });
  afterAll(() => second.close());

  it('gives one first entry where ten gates scan one code at once', async () => {
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

  it('answers entry by entry in the order of the request, and tells what it had before', async () => {
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

  it('takes hashes in place of codes, of this event alone', async () => {
    const elsewhere = await buildAttendee(server);
    const gone = await buildAttendee(server, { eventId: event.id });
    const hashes = [guest, elsewhere, gone].map(({ inviteCode }) => hashOfCode(event.id, inviteCode));
    const REMOVE = 'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { __typename } }';
    await expectOk(graphql(server.url, REMOVE, { input: { attendeeId: gone.id } }, manager));
    const entries = [...hashes, 'none'].map((codeHash) => ({ ...scanOf({ code: undefined }), codeHash }));
    const {
      checkInBatch: { results },
    } = await expectOk(batch([...entries, scanOf()]));
    expect(results.map((result) => (result as { outcome: string }).outcome)).toEqual([
      'FIRST_ENTRY',
      'UNKNOWN_CODE',
      'NOT_CONFIRMED',
      'UNKNOWN_CODE',
      'RE_ENTRY',
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

  it('takes off what the clock of the device is wrong by, and marks what cannot be right', async () => {
    const entries = [
      scanOf({ clientId: 'slow', at: minutesAgo(200), sentAt: minutesAgo(180) }),
      scanOf({ clientId: 'dead', at: '1970-01-01T00:10:00Z', sentAt: '1970-01-01T00:40:00Z' }),
      scanOf({ clientId: 'mended', at: '1970-01-01T00:10:00Z', sentAt: minutesAgo(0) }),
    ];
    await expectOk(batch(entries));
    const rows = await server.sql<{ id: string; minutes: number; unsure: boolean; offline: boolean }>(
      `SELECT client_id AS id, round(extract(epoch FROM now() - at) / 60)::int AS minutes, time_unsure AS unsure, offline
       FROM check_ins WHERE event_id = $1 ORDER BY at`,
      [event.id],
    );
    expect(rows).toEqual([
      { id: 'dead', minutes: 30, unsure: false, offline: true },
      { id: 'slow', minutes: 20, unsure: false, offline: true },
      { id: 'mended', minutes: 0, unsure: true, offline: true },
    ]);
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

describe('entries in conflict', () => {
  it('lists the entries in conflict on their own', async () => {
    const other = await buildAttendee(server, { eventId: event.id });
    await expectOk(
      batch([
        scanOf({ clientId: 'north', at: minutesAgo(20) }),
        scanOf({ clientId: 'south', at: minutesAgo(19), gate: 'South' }),
        scanOf({ code: other.inviteCode, at: minutesAgo(18) }),
      ]),
    );
    const document =
      'query ($id: ID!) { checkIns(eventId: $id, conflictsOnly: true) { totalCount nodes { clientId } } }';
    expect(await expectOk(graphql(server.url, document, { id: event.id }, manager))).toEqual({
      checkIns: { totalCount: 2, nodes: [{ clientId: 'south' }, { clientId: 'north' }] },
    });
  });

  it('calls two entries at two gates a conflict up to five minutes apart, where one came late', async () => {
    event = await buildEvent(server, { startsAt: new Date(Date.UTC(2025, 2, 1)) });
    const at = (minutes: number, seconds = 0) =>
      new Date(Date.UTC(2025, 2, 1, 12, minutes, seconds)).toISOString();
    const conflictsOf = async (second: Partial<Scan>) => {
      const { inviteCode: code } = await buildAttendee(server, { eventId: event.id });
      const [one, two] = [scanOf({ code, at: at(0) }), scanOf({ code, gate: 'South', ...second })];
      await expectOk(batch([one, two]));
      const { nodes } = await list();
      return [one, two].map(({ clientId }) => nodes.find((node) => node.clientId === clientId)?.conflict);
    };
    expect([
      await conflictsOf({ at: at(5) }),
      await conflictsOf({ at: at(5, 1) }),
      await conflictsOf({ at: at(1), gate: 'North' }),
      await conflictsOf({ at: at(1), direction: 'OUT' }),
    ]).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
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
    const extensions = { cursor: expect.stringMatching(/^\d+$/) as string };
    expect([await watching.next(), await watching.next()]).toEqual([
      {
        data: { checkInRecorded: { clientId: scan.clientId, outcome: 'FIRST_ENTRY', attendee } },
        extensions,
      },
      { data: { checkInRecorded: { clientId: exit.clientId, outcome: 'EXIT', attendee } }, extensions },
    ]);
    await watching.close();
  });
});
