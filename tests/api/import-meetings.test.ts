import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../support/client';
import { buildCompany } from '../support/factories';
import { buildGroups } from '../support/groups';
import { buildScheduleScene, done, type ScheduleScene } from '../support/schedule-scene';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { buildProgram, buildWish } from '../support/wishes';

const UNDO =
  'mutation ($input: UndoImportInput!) { it: undoImport(input: $input) { removed restored kept } }';
const PREVIEW = 'query ($id: ID!) { it: importUndoPreview(importId: $id) { removed restored kept } }';

let server: TestServer;
let at: ScheduleScene;
let bob: { id: string; email: string };

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const sceneOf = async (kind: 'MEETING_WISHES' | 'MEETING_TARGETS') => {
  at = await buildScheduleScene(server, {}, kind);
  await buildProgram(server, at.event.id);
  bob = await at.speaker('bob');
};
const undone = async (importId: string) => (await expectOk(at.run(UNDO, { input: { importId } }))).it;
const errorsOf = (outcome: { errors: { row: number; column: string; message: string }[] }) =>
  outcome.errors.map(({ row, column, message }) => `${row} ${column}: ${message}`);

describe('a file of wishes', () => {
  beforeEach(() => sceneOf('MEETING_WISHES'));

  const wishes = () =>
    server.sql(
      `SELECT split_part(u.email, '.', 1) AS "from", coalesce(split_part(o.email, '.', 1), c.name) AS "to", w.kind, w.position
       FROM meeting_wishes w JOIN attendees a ON a.id = w.from_id JOIN users u ON u.id = a.user_id
       LEFT JOIN attendees t ON t.id = w.to_attendee_id LEFT JOIN users o ON o.id = t.user_id LEFT JOIN companies c ON c.id = w.to_company_id
       WHERE a.event_id = $1 ORDER BY 1, w.kind, w.position`,
      [at.event.id],
    );

  it('adds them behind those that people have said, in words of several languages, and is undone', async () => {
    const company = await buildCompany(server, { eventId: at.event.id, name: 'Acme' });
    await at.speaker('cy', { companyId: company.id });
    const dan = await at.speaker('dan');
    await buildWish(server, at.ada.id, { toAttendeeId: dan.id }, 'LIKE');
    const file = [
      'From;To e-mail;Company;Wish',
      `${at.ada.email};${bob.email};;Unbedingt`,
      `${at.ada.email};;acme;أودّ اللقاء`,
      `${bob.email};${at.ada.email};;نہیں`,
      `${bob.email};${dan.email};;must meet`,
    ].join('\n');
    const { id } = await at.prepared(file);
    expect(await at.ran(id, { dryRun: true })).toMatchObject({ ...done, status: 'CHECKED', created: 4 });
    expect(await wishes()).toHaveLength(1);
    expect(await at.ran(id)).toMatchObject({ ...done, created: 4 });
    expect(await wishes()).toEqual([
      { from: 'ada', to: 'bob', kind: 'MUST', position: 1 },
      { from: 'ada', to: 'dan', kind: 'LIKE', position: 1 },
      { from: 'ada', to: 'Acme', kind: 'LIKE', position: 2 },
      { from: 'bob', to: 'dan', kind: 'MUST', position: 1 },
      { from: 'bob', to: 'ada', kind: 'NO', position: 0 },
    ]);
    expect((await expectOk(at.run(PREVIEW, { id }))).it).toEqual({ removed: 4, restored: 0, kept: 0 });
    expect(await undone(id)).toEqual({ removed: 4, restored: 0, kept: 0 });
    expect(await wishes()).toEqual([{ from: 'ada', to: 'dan', kind: 'LIKE', position: 1 }]);
  });

  it('changes nothing that somebody has said, and its numbers do not tell that they did', async () => {
    await buildWish(server, at.ada.id, { toAttendeeId: bob.id }, 'NO');
    const { id, ...outcome } = await at.taken(`From;To;Wish\n${at.ada.email};${bob.email};Must`);
    expect(outcome).toMatchObject({ ...done, created: 1, updated: 0, unchanged: 0 });
    expect(await wishes()).toEqual([{ from: 'ada', to: 'bob', kind: 'NO', position: 0 }]);
    expect((await expectOk(at.run(PREVIEW, { id }))).it).toEqual({ removed: 1, restored: 0, kept: 0 });
    expect(await undone(id)).toEqual({ removed: 1, restored: 0, kept: 0 });
    expect(await wishes()).toHaveLength(1);
  });

  it('says which rows it cannot take', async () => {
    const company = await buildCompany(server, { eventId: at.event.id, name: 'Acme' });
    const invited = await at.speaker('invited', { status: 'INVITED', confirmedAt: null });
    const mate = await at.speaker('mate', { companyId: company.id });
    const other = await at.speaker('other', { companyId: company.id });
    const many = await Promise.all([1, 2, 3, 4, 5].map((n) => at.speaker(`many${n}`)));
    const file = [
      'From;To;Wish',
      `nobody@example.test;${bob.email};Must`,
      `${bob.email};Unknown Ltd;Like`,
      `${bob.email};${bob.email};Like`,
      `${mate.email};${other.email};Like`,
      `${bob.email};${invited.email};Like`,
      `${bob.email};${at.ada.email};maybe`,
      ...many.map(({ email }) => `${at.ada.email};${email};Must`),
      `${at.ada.email};${bob.email};Must`,
      `${at.ada.email};${bob.email};Like`,
    ].join('\n');
    expect(errorsOf(await at.taken(file, { partial: true }))).toEqual([
      '2 From: No attendee of this event has this e-mail address.',
      '3 To: The event has no company of this name, or several.',
      '4 To: These are of one company, or the same person.',
      '5 To: These are of one company, or the same person.',
      '6 To: They do not take part in the meeting program.',
      '7 Wish: This has to be one of: MUST, LIKE, NO.',
      '13 Wish: At most 5 must-meets and 200 likes of a person are taken.',
      '14 To: This is in row 13 already.',
    ]);
    expect(await wishes()).toHaveLength(5);
  });
});

describe('a file of promised numbers', () => {
  beforeEach(() => sceneOf('MEETING_TARGETS'));

  const targets = () =>
    server.sql(
      `SELECT num_nonnulls(attendee_id) AS person, num_nonnulls(company_id) AS company, num_nonnulls(group_id) AS "group",
         minimum, maximum, per_day, priority FROM meeting_targets WHERE event_id = $1
       ORDER BY attendee_id IS NULL, company_id IS NULL`,
      [at.event.id],
    );
  const version = async () =>
    (
      await server.sql('SELECT targets_changed_at AS at FROM meeting_programs WHERE event_id = $1', [
        at.event.id,
      ])
    )[0];

  it('adds and changes targets of persons, companies and groups, and is undone', async () => {
    await buildCompany(server, { eventId: at.event.id, name: 'Acme' });
    await buildGroups(server, at.event.id, [{}, { name: 'Buyers' }]);
    const head = 'E-mail;Company;Group;Mindestens;At most;Per day;Priority';
    const first = await at.taken(
      [head, `${bob.email};;;4;10;2;3`, ';acme;;2;;;', ';;buyers;6,0;;;'].join('\n'),
    );
    expect(first).toMatchObject({ ...done, created: 3 });
    const all = [
      { person: 1, company: 0, group: 0, minimum: 4, maximum: 10, per_day: 2, priority: 3 },
      { person: 0, company: 1, group: 0, minimum: 2, maximum: null, per_day: null, priority: 1 },
      { person: 0, company: 0, group: 1, minimum: 6, maximum: null, per_day: null, priority: 1 },
    ];
    expect(await targets()).toEqual(all);
    const before = await version();
    expect(before).not.toEqual({ at: null });
    const second = await at.taken(`${head}\n${bob.email};;;8;;;\n;Acme;;2;;;`);
    expect(second).toMatchObject({ ...done, created: 0, updated: 1, unchanged: 1 });
    expect(await targets()).toEqual([{ ...all[0], minimum: 8 }, ...all.slice(1)]);
    expect(await version()).not.toEqual(before);
    expect(await undone(second.id)).toEqual({ removed: 0, restored: 1, kept: 0 });
    expect(await targets()).toEqual(all);
    expect(await undone(first.id)).toMatchObject({ removed: 3 - 1, kept: 1 });
  });

  it('says which rows it cannot take', async () => {
    const file = [
      'E-mail;Company;Group;Minimum;Maximum',
      `${bob.email};Acme;;1;`,
      ';;;1;',
      'nobody@example.test;;;1;',
      ';Acme;;1;',
      ';;Buyers;1;',
      `${bob.email};;;5;4`,
      `${at.ada.email};;;;`,
      `${at.ada.email};;;201;`,
    ].join('\n');
    expect(errorsOf(await at.taken(file, { partial: true }))).toEqual([
      '2 E-mail: Name one person, company or group.',
      '2 Company: The event has no company of this name, or several.',
      '3 E-mail: Name one person, company or group.',
      '4 E-mail: No attendee of this event has this e-mail address.',
      '5 Company: The event has no company of this name, or several.',
      '6 Group: The event has no group of this name.',
      '7 E-mail: This is in row 2 already.',
      '7 Minimum: The minimum is above the maximum.',
      '8 Minimum: Give a minimum, a maximum or a number per day.',
      '9 Minimum: This has to be a whole number from 1 to 200.',
    ]);
    expect(await targets()).toEqual([]);
  });
});
