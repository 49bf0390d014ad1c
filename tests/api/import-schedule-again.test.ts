import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { eraseImportedPerson } from '../../server/src/modules/imports/import-file.queries';
import { codeOf, expectOk } from '../support/client';
import { buildActivity, buildAttendee, insert, type BuiltActivity } from '../support/factories';
import {
  buildScheduleScene,
  done,
  entry,
  fileOf,
  HEADER,
  viewerAs,
  type ScheduleScene,
} from '../support/schedule-scene';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const PREVIEW = 'query ($id: ID!) { it: importUndoPreview(importId: $id) { removed restored kept } }';
const UNDO = 'mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }';

let server: TestServer;
let at: ScheduleScene;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await buildScheduleScene(server);
});

describe('a schedule that is there already', () => {
  let talk: BuiltActivity;
  const talkWas = new Date('2027-03-26T08:00:00Z');
  beforeEach(async () => {
    talk = await buildActivity(server, {
      event: at.event,
      title: 'Talk',
      startsAt: talkWas,
      endsAt: new Date('2027-03-26T09:00:00Z'),
    });
    await server.sql(`UPDATE activities SET location = 'Hall 1', description = 'Kept' WHERE id = $1`, [
      talk.id,
    ]);
    await insert(server, 'activity_speakers', { activityId: talk.id, attendeeId: at.ada.id });
  });

  it('is changed and moved by a file, tells those who planned it, and is as before once that is undone', async () => {
    const { email: eve } = await at.speaker('eve');
    const fan = await buildAttendee(server, { eventId: at.event.id });
    await insert(server, 'agenda_entries', { attendeeId: fan.id, activityId: talk.id });
    const before = await at.schedule();
    const file = fileOf(
      `TALK;Day 1;15:00;16:00;Main;;${eve};;`,
      'New;Day 1;09:00;10:00;;Hall 1;;;',
      'Talk;Day 2;09:00;10:00;;;;;',
    );
    const { id, ...outcome } = await at.taken(file);
    expect(outcome).toMatchObject({ ...done, created: 2, updated: 1 });
    expect(await at.schedule()).toEqual([
      entry('New', '26 08:00', '26 09:00', { room: 'Hall 1' }),
      entry('Talk', '26 14:00', '26 15:00', {
        track: 'Main',
        room: 'Hall 1',
        description: 'Kept',
        speakers: ['eve'],
      }),
      entry('Talk', '27 08:00', '27 09:00'),
    ]);
    const changed = (startsAt: Date) => ({ kind: 'ACTIVITY_CHANGED', at: startsAt });
    const moved = changed(new Date('2027-03-26T14:00:00Z'));
    expect(await at.notices()).toEqual([moved, moved]);
    // The third one is in an agenda by now.
    const [second] = await server.sql<{ id: string }>(
      `SELECT id FROM activities WHERE event_id = $1 AND title = 'Talk' AND id <> $2`,
      [at.event.id, talk.id],
    );
    await insert(server, 'agenda_entries', { attendeeId: fan.id, activityId: second!.id });
    const effect = { removed: 1, restored: 1, kept: 1 };
    expect((await expectOk(at.run(PREVIEW, { id }))).it).toEqual(effect);
    expect((await expectOk(at.run(UNDO, { id }))).it).toEqual(effect);
    expect(await at.schedule()).toEqual([...before, entry('Talk', '27 08:00', '27 09:00')]);
    expect(await at.notices()).toEqual([moved, moved, changed(talkWas), changed(talkWas)]);
    expect(
      await server.sql(`SELECT action, after FROM audit_entries WHERE event_id = $1 ORDER BY id`, [
        at.event.id,
      ]),
    ).toEqual([
      { action: 'activity.import', after: { created: 2, updated: 1 } },
      { action: 'activity.import.undo', after: effect },
    ]);
  });

  it('keeps what a file does not say, and breaks where they are', async () => {
    expect(await at.taken('Title;Day;Start;End\nTalk;Day 1;09:00;10:00')).toMatchObject({
      ...done,
      unchanged: 1,
    });
    const coffee = (start: string, end: string) => `Coffee;Day 1;${start};${end};;;;Break;`;
    await at.taken(fileOf(coffee('10:00', '10:30')));
    expect(await at.taken(fileOf(coffee('15:00', '15:30')))).toMatchObject({
      ...done,
      created: 1,
      updated: 0,
    });
    expect(await at.schedule()).toMatchObject([
      { speakers: ['ada'], description: 'Kept' },
      { title: 'Coffee' },
      { title: 'Coffee' },
    ]);
  });

  it('has two sessions swap their rooms, and each once where a file is imported twice at the same time', async () => {
    await at.taken(fileOf('Other;Day 1;09:00;10:00;;Hall 2;;;'));
    const file = fileOf(
      'Other;Day 1;09:00;10:00;;Hall 1;;;',
      'Talk;Day 1;09:00;10:00;;Hall 2;;;',
      'New;Day 2;09:00;10:00;;;;;',
    );
    const [one, two] = await Promise.all([at.taken(file), at.taken(file)]);
    expect([one, two].map(({ status }) => status)).toEqual(['COMMITTED', 'COMMITTED']);
    expect(await at.schedule()).toMatchObject([
      { title: 'Other', room: 'Hall 1' },
      { title: 'Talk', room: 'Hall 2' },
      { title: 'New' },
    ]);
  });
});

it('costs the same number of statements for one row and for three', async () => {
  const count = async (size: number) => {
    const lines = Array.from(
      { length: size },
      (_none, place) => `T${size}${place};Day 1;1${place}:00;1${place}:30;;;${at.ada.email};;`,
    );
    const { id } = await at.prepared(fileOf(...lines));
    const statements = await statementsOf(() => at.ran(id));
    // Waiting for the end asks again and again.
    return statements.filter((text) => /import_rows|activit|notification/.test(text)).length;
  };
  const one = await count(1);
  expect(await count(3)).toBe(one);
});

it('is for managers alone', async () => {
  const roles = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE, Role.ATTENDEE];
  const codes = [];
  for (const role of roles) codes.push(codeOf(await at.prepare(HEADER, await viewerAs(server, role))));
  expect(codes).toEqual(['OK', 'OK', 'OK', 'FORBIDDEN', 'FORBIDDEN']);
});

it('forgets the address of a speaker who is erased, in files, faulty rows and corrections', async () => {
  const file = fileOf(`Talk;Day 1;09:00;10:00;;;"x@example.test, Ada <${at.ada.email}>";;`);
  const { id } = await at.prepared(file);
  const corrections = [
    { field: 'speakers', value: 'y@example.test', action: 'TAKE_AS', replacement: at.ada.email },
  ];
  expect(await at.ran(id, { dryRun: true, corrections })).toMatchObject({ faulty: 1 });
  const { db } = server.app.runtime.database;
  await eraseImportedPerson({ db } as never, { attendeeIds: [at.ada.id], email: at.ada.email } as never);
  const left = `SELECT corrections, (SELECT count(*)::int FROM import_files f WHERE f.import_id = i.id) AS files,
    (SELECT count(*)::int FROM import_faulty_rows f WHERE f.import_id = i.id) AS rows FROM imports i WHERE id = $1`;
  expect(await server.sql(left, [id])).toEqual([{ corrections: [], files: 0, rows: 0 }]);
});
