import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildEvent, buildMeeting, buildMember, insert } from '../support/factories';
import { connectForMigrations, migrationCalled } from '../support/migrations';
import { openSql } from '../support/server';

const NotificationPeople = migrationCalled('NotificationPeople');

let database: TestDatabase;
let db: ReturnType<typeof openSql>;

beforeAll(async () => {
  database = await createDatabase();
  db = openSql(database.url);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

it('notifications of earlier releases get their person, and what their words say of sessions that are gone', async () => {
  const event = await buildEvent(db, { timezone: 'Asia/Karachi' });
  const [me, other] = [
    await buildMember(db, { eventId: event.id }),
    await buildMember(db, { eventId: event.id }),
  ];
  const { id: meetingId } = await buildMeeting(db, { event, senderId: other.id, receiverId: me.id });
  const dataSource = await connectForMigrations(database.url);
  const runner = dataSource.createQueryRunner();
  await new NotificationPeople().down(runner);
  const createdAt = new Date('2026-11-25T10:00:00Z');
  const removed = '“On “quotes” on stage” on Thursday, 6 November, 14:25 was taken off the schedule.';
  const rows = [
    { attendeeId: me.id, kind: 'MEETING_REQUESTED', meetingId, text: 'You are asked for a meeting.' },
    { attendeeId: other.id, kind: 'MEETING_ACCEPTED', meetingId, text: 'Your meeting is agreed on.' },
    { attendeeId: me.id, kind: 'ACTIVITY_REMOVED', text: removed },
  ];
  for (const row of rows) await insert(db, 'notifications', { id: newId(), createdAt, ...row });
  await new NotificationPeople().up(runner);
  await runner.release();
  await dataSource.destroy();
  const read = 'SELECT kind, person_id, title, starts_at, text FROM notifications ORDER BY id';
  const rest = { title: null, starts_at: null };
  expect(await db.sql(read)).toEqual([
    { kind: 'MEETING_REQUESTED', person_id: other.id, text: rows[0]?.text, ...rest },
    { kind: 'MEETING_ACCEPTED', person_id: me.id, text: rows[1]?.text, ...rest },
    {
      kind: 'ACTIVITY_REMOVED',
      person_id: null,
      title: 'On “quotes” on stage',
      starts_at: new Date('2026-11-06T09:25:00Z'),
      text: removed,
    },
  ]);
});
