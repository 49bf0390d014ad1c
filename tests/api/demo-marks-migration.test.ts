import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildAttendee, buildEvent, buildMeeting, buildUser } from '../support/factories';
import { connectForMigrations, migrationCalled, takeBackThrough } from '../support/migrations';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('recognises the demo of earlier versions by its addresses, and nothing real', async () => {
  const dataSource = await connectForMigrations(database.url);
  const runner = dataSource.createQueryRunner();
  const DemoMarks = migrationCalled('DemoMarks');
  const migration = new DemoMarks();
  await takeBackThrough(runner, 'DemoMarks');
  const db = {
    sql: async (text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows,
  };
  const person = async (email: string, eventId: string) =>
    buildAttendee(db, { eventId, userId: (await buildUser(db, { email })).id });
  const main = await buildEvent(db, { id: DEMO_EVENT_ID, title: 'main' });
  const second = await buildEvent(db, { title: 'second' });
  const mixed = await buildEvent(db, { title: 'mixed' });
  const real = await buildEvent(db, { title: 'real' });
  await buildEvent(db, { title: 'empty' });
  const sender = await person('attendee@demo.podium.test', main.id);
  const receiver = await person('ali.khan.1@people.demo.podium.test', main.id);
  await person('visitor@example.test', main.id);
  await person('mei.lin.2@s2.people.demo.podium.test', second.id);
  await person('omar.aziz.3@s3.people.demo.podium.test', mixed.id);
  await person('sara@example.test', mixed.id);
  await person('somebody@demo.podium.test.example.org', real.id);
  await person('mademo.podium.test@example.org', real.id);
  await buildAttendee(db, { eventId: real.id, userId: sender.userId });
  const { id: meetingId } = await buildMeeting(db, {
    event: main,
    senderId: sender.id,
    receiverId: receiver.id,
  });

  await migration.up(runner);
  expect(await db.sql('SELECT email::text FROM users WHERE demo ORDER BY email')).toEqual([
    { email: 'ali.khan.1@people.demo.podium.test' },
    { email: 'attendee@demo.podium.test' },
    { email: 'mei.lin.2@s2.people.demo.podium.test' },
    { email: 'omar.aziz.3@s3.people.demo.podium.test' },
  ]);
  expect(await db.sql('SELECT title FROM events WHERE demo ORDER BY title')).toEqual([
    { title: 'main' },
    { title: 'second' },
  ]);
  expect(await db.sql(`SELECT id FROM meetings WHERE expires_at = 'infinity'`)).toEqual([{ id: meetingId }]);
  await migration.down(runner);
  expect(await db.sql(`SELECT id FROM meetings WHERE expires_at = 'infinity'`)).toEqual([]);
  await migration.up(runner);
  await runner.release();
  await dataSource.destroy();
});
