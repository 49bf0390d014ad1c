import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import writeSheet from 'write-excel-file/node';
import { expectOk } from '../support/client';
import { buildActivity, buildEvent } from '../support/factories';
import { buildScheduleScene, done, entry, fileOf, type ScheduleScene } from '../support/schedule-scene';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const UNKNOWN = `query ($id: ID!) { it: importUnknownValues(importId: $id) {
  field known canAdd canLeaveOut values { value rows nearest action } } }`;

let server: TestServer;
let at: ScheduleScene;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await buildScheduleScene(server);
});

it('becomes sessions and breaks with their speakers in order, checked first, and nothing the second time', async () => {
  const { email: bob } = await at.speaker('bob', {
    category: 'ATTENDEE',
    status: 'INVITED',
    confirmedAt: null,
  });
  const file = fileOf(
    `Opening;2027-03-26;09:00;10:00;Main;Hall 1;"Bob <${bob}>; ${at.ada.email}";;"Hello\nall"`,
    'Coffee;Fri;10:00;10:30;;Foyer;;Coffee break;',
    `Keynote;27.03.2027;9.30;10:30 am;;Hall 1;${at.ada.email};Keynote;`,
    'Party;Day 3;20h00;24:00;;;;;',
  );
  const { id } = await at.prepared(file);
  expect(await at.ran(id, { dryRun: true })).toMatchObject({ ...done, status: 'CHECKED', created: 4 });
  expect(await at.schedule()).toEqual([]);
  expect(await at.ran(id)).toMatchObject({ ...done, created: 4 });
  const all = [
    entry('Opening', '26 08:00', '26 09:00', {
      track: 'Main',
      room: 'Hall 1',
      description: 'Hello\nall',
      speakers: ['bob', 'ada'],
    }),
    entry('Coffee', '26 09:00', '26 09:30', { kind: 'BREAK', room: 'Foyer' }),
    entry('Keynote', '27 08:30', '27 09:30', { room: 'Hall 1', speakers: ['ada'] }),
    entry('Party', '28 18:00', '28 22:00'),
  ];
  expect(await at.schedule()).toEqual(all);
  expect(await at.taken(file)).toMatchObject({ ...done, created: 0, updated: 0, unchanged: 4 });
  expect(await at.schedule()).toEqual(all);
  expect(await at.notices()).toEqual([]);
});

it('matches columns by other titles, and needs no day where the event has one', async () => {
  at = await buildScheduleScene(server, { endsAt: new Date('2027-03-26T16:00:00Z') });
  const file = 'Vortrag\tVon\tBis\tSaal\tReferenten\nHallo\t9:00\t9:30\tA\t';
  const { columns, id } = await at.prepared(file);
  expect(columns).toEqual([
    { title: 'Vortrag', field: 'title' },
    { title: 'Von', field: 'starts' },
    { title: 'Bis', field: 'ends' },
    { title: 'Saal', field: 'location' },
    { title: 'Referenten', field: 'speakers' },
  ]);
  expect(await at.ran(id)).toMatchObject({ ...done, created: 1 });
  expect(await at.schedule()).toEqual([entry('Hallo', '26 08:00', '26 08:30', { room: 'A' })]);
});

it('reads days and times as workbooks keep them', async () => {
  const time = (minutes: number) => ({ value: minutes / 1_440, type: Number, format: 'hh:mm' });
  const day = { value: new Date('2027-03-27T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' };
  const text = (value: string) => ({ value, type: String });
  const sheet = await writeSheet([
    ['Title', 'Day', 'Start', 'End'].map(text),
    [text('Talk'), day, time(620), time(641)],
  ] as never).toBuffer();
  expect(await at.taken(sheet)).toMatchObject({ ...done, created: 1 });
  expect(await at.schedule()).toEqual([entry('Talk', '27 09:20', '27 09:41')]);
});

it('says of each row what it cannot be, and of values that are not known which they are', async () => {
  const { email: other } = await at.speaker('other', { eventId: (await buildEvent(server)).id });
  await buildActivity(server, {
    event: at.event,
    title: 'Fixed',
    startsAt: new Date('2027-03-26T12:00:00Z'),
    endsAt: new Date('2027-03-26T13:00:00Z'),
  });
  await server.sql(`UPDATE activities SET location = 'Hall 1' WHERE event_id = $1`, [at.event.id]);
  const { id, ...outcome } = await at.taken(
    fileOf(
      'A;2027-03-29;09:00;10:00;;;;;',
      'B;Someday;09:00;10:00;;;;Gala;',
      'C;Day 1;late;25:00;;;;;',
      'D;Day 1;11:00;11:00;;;;;',
      'E;Day 3;02:30;03:30;;;;;',
      `F;Day 1;09:00;10:00;;;${other};;`,
      `G;Day 1;09:00;10:00;;;"${other}, Ada King";;`,
      'H;Day 1;13:30;14:30;;hall 1;;;',
      'I;Day 1;12:30;13:30;;Hall 1;;;',
      'J;Day 2;09:00;11:00;;Hall 2;;;',
      'K;Day 2;10:00;10:30;;Hall 2;;;',
      'L;Day 2;10:30;12:00;;Hall 2;;Break;',
      'J;Day 2;09:00;11:30;;Hall 3;;;',
      ';Day 2;09:00;11:00;;;;;',
    ),
    { dryRun: true, partial: true },
  );
  const noDay = 'This is no day of the event.';
  const noTime = 'This is no time of day, such as 09:30.';
  const noAttendee = 'No attendee of this event has this e-mail address.';
  expect(outcome).toMatchObject({
    created: 5,
    faulty: 9,
    errors: [
      { row: 2, column: 'Day', message: noDay },
      { row: 3, column: 'Day', message: noDay },
      { row: 3, column: 'Kind', message: 'This has to be one of: SESSION, BREAK.' },
      { row: 4, column: 'Start', message: noTime },
      { row: 4, column: 'End', message: noTime },
      { row: 5, column: 'End', message: 'The end has to be after the start.' },
      { row: 6, column: 'Start', message: 'The clocks go forward then, so that this time is not there.' },
      { row: 7, column: 'Speakers', message: noAttendee },
      { row: 8, column: 'Speakers', message: 'This is no e-mail address.' },
      { row: 14, column: 'Title', message: 'This is in row 11 already.' },
      { row: 15, column: 'Title', message: 'This is required.' },
    ],
    warnings: [
      { row: 9, column: 'Room', message: 'Another session is in this room until 14:00.' },
      { row: 10, column: 'Room', message: 'Another session begins in this room at 13:00.' },
      { row: 12, column: 'Room', message: 'Another session is in this room until 11:00.' },
    ],
  });
  const days = ['2027-03-26', '2027-03-27', '2027-03-28'];
  const open = (value: string, nearest: string | null = null) => ({ value, rows: 1, nearest, action: null });
  expect((await expectOk(at.run(UNKNOWN, { id }))).it).toEqual([
    {
      field: 'day',
      known: days,
      canAdd: false,
      canLeaveOut: false,
      values: expect.arrayContaining([open('Someday'), open('2027-03-29', days[1])]) as unknown,
    },
    {
      field: 'speakers',
      known: [at.ada.email],
      canAdd: false,
      canLeaveOut: true,
      values: expect.arrayContaining([open('Ada King'), open(other, at.ada.email)]) as unknown,
    },
    { field: 'kind', known: ['Session', 'Break'], canAdd: false, canLeaveOut: true, values: [open('Gala')] },
  ]);
});

it('refuses a day that may be two, and an hour that is there twice', async () => {
  at = await buildScheduleScene(server, {
    startsAt: new Date('2027-10-10T08:00:00Z'),
    endsAt: new Date('2027-11-10T16:00:00Z'),
  });
  const twice =
    'The clocks go back then, so that this time is there twice. Please add this one in the schedule.';
  expect(
    await at.taken(
      fileOf('A;10/11;09:00;10:00;;;;;', 'B;31 October;02:30;04:00;;;;;', 'C;Sunday;09:00;10:00;;;;;'),
    ),
  ).toMatchObject({
    status: 'REFUSED',
    errors: [
      { row: 2, column: 'Day', message: 'This can be more than one day. Please write it as 2027-10-11.' },
      { row: 3, column: 'Start', message: twice },
      { row: 4, column: 'Day', message: 'This can be more than one day. Please write it as 2027-10-10.' },
    ],
  });
});

it('is corrected by value, a speaker by another address too', async () => {
  const { id } = await at.prepared(
    fileOf(
      'Talk;Someday;09:00;10:00;;;Ada King;Gala;',
      'Panel;someday;10:00;11:00;;;gone@example.test;Debate;',
    ),
  );
  await at.ran(id, { dryRun: true, partial: true });
  const corrections = [
    { field: 'day', value: 'Someday', action: 'TAKE_AS', replacement: '2027-03-27' },
    { field: 'speakers', value: 'Ada King', action: 'TAKE_AS', replacement: at.ada.email },
    { field: 'kind', value: 'Gala', action: 'LEAVE_OUT' },
    { field: 'kind', value: 'Debate', action: 'TAKE_AS', replacement: 'Session' },
  ];
  expect(await at.ran(id, { dryRun: true, partial: true, corrections })).toMatchObject({
    created: 1,
    faulty: 1,
  });
  const leaveOut = { field: 'speakers', value: 'gone@example.test', action: 'LEAVE_OUT' };
  expect(await at.ran(id, { corrections: [...corrections, leaveOut] })).toMatchObject({
    ...done,
    created: 2,
  });
  expect(await at.schedule()).toEqual([
    entry('Talk', '27 08:00', '27 09:00', { speakers: ['ada'] }),
    entry('Panel', '27 09:00', '27 10:00'),
  ]);
});
