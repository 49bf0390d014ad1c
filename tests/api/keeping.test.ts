import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { eraseDueEvents } from '../../server/src/modules/keeping/keeping.service';
import { type Answer, expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, buildUser, signIn, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { startServer, type TestServer } from '../support/server';

const KEPT = `query ($id: ID!) { it: keptData(eventId: $id) { keepDays erasesAt
  profileFields { name purpose audience } fields { key keepDays audience purposes { text } } } }`;
const PREVIEW = `query ($id: ID!, $days: Int!) { it: erasurePreview(eventId: $id, keepDays: $days) { erasesAt people } }`;
const SAVE = `mutation ($input: UpdateEventInput!) { it: updateEvent(input: $input) { event { id keepDays } } }`;
const DAY = 86_400_000;

interface Kept {
  keepDays: number | null;
  erasesAt: string | null;
  profileFields: { name: string; purpose: string; audience: string }[];
  fields: { key: string; keepDays: number | null }[];
}

let server: TestServer;
let admin: string;
let adminId: string;

beforeAll(async () => {
  server = await startServer();
  const user = await buildUser(server, { role: Role.ADMIN });
  adminId = user.id;
  admin = await signIn(server, user);
});
afterAll(() => server.close());

const run = <Data>(
  document: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Answer<Data>> => graphql<Data>(server.url, document, variables, token);
const keep = (eventId: string, keepDays: number | null, token = admin) =>
  run(SAVE, { input: { eventId, keepDays } }, token);

/** Runs the job as a server does. */
const runJob = async (): Promise<void> => {
  await eraseDueEvents(server.app.systemContext());
};

const ended = (daysAgo: number, values: object = {}) =>
  buildEvent(server, {
    startsAt: new Date(Date.now() - (daysAgo + 1) * DAY),
    endsAt: new Date(Date.now() - daysAgo * DAY),
    ...values,
  });

const warningsOf = (eventId: string) =>
  server.sql<{ subject: string; recipient_id: string }>(
    `SELECT subject, recipient_id FROM mails WHERE event_id = $1 AND template = 'erasure-warning' ORDER BY id`,
    [eventId],
  );
const peopleOf = async (eventId: string): Promise<number> =>
  (
    await server.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND status <> 'REMOVED'`,
      [eventId],
    )
  )[0]!.count;
/** Moves what was told of an event so many days back. */
const wait = async (eventId: string, days: number): Promise<void> => {
  const back = `- make_interval(days => ${days})`;
  await server.sql(
    `UPDATE events SET starts_at = starts_at ${back}, ends_at = ends_at ${back} WHERE id = $1`,
    [eventId],
  );
  await server.sql(
    `UPDATE event_erasures SET due_at = due_at ${back}, warned_at = warned_at ${back} WHERE event_id = $1`,
    [eventId],
  );
};

describe('the days of an event', () => {
  it('are 30 to 1,095, none at first, recorded, and copied', async () => {
    const event = await buildEvent(server);
    expect((await expectError(keep(event.id, 29))).extensions.code).toBe('BAD_USER_INPUT');
    expect((await expectError(keep(event.id, 1_096))).extensions.code).toBe('BAD_USER_INPUT');
    await expectOk(keep(event.id, 90));
    const [entry] = await server.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'event.update'`,
      [event.id],
    );
    expect(entry).toEqual({ before: { keepDays: null }, after: { keepDays: 90 } });
    const { it: copy } = await expectOk(
      run<{ it: { event: { keepDays: number } } }>(
        `mutation ($id: ID!) { it: duplicateEvent(input: { eventId: $id }) { event { keepDays } } }`,
        { id: event.id },
        admin,
      ),
    );
    expect(copy.event.keepDays).toBe(90);
    const manager = await signInAs(server, Role.MANAGER);
    await expectOk(keep(event.id, null, manager));
  });

  it('say before they are saved what they erase, never sooner than a week from now', async () => {
    const event = await ended(400);
    await buildAttendee(server, { eventId: event.id });
    const preview = async (days: number) =>
      (
        await expectOk(
          run<{ it: { erasesAt: string; people: number } }>(PREVIEW, { id: event.id, days }, admin),
        )
      ).it;
    const soon = await preview(90);
    expect(soon.people).toBe(1);
    expect(Date.parse(soon.erasesAt)).toBeGreaterThan(Date.now() + 6.9 * DAY);
    expect(Date.parse(soon.erasesAt)).toBeLessThan(Date.now() + 7.1 * DAY);
    const later = await preview(500);
    expect(Math.round((Date.parse(later.erasesAt) - Date.now()) / DAY)).toBe(100);
    const member = await buildMember(server, { eventId: event.id });
    expect((await expectError(run(PREVIEW, { id: event.id, days: 90 }, member.token))).extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('warnings', () => {
  it('come 30, 7 and 1 days before, each once, and the last one alone where a server was away', async () => {
    const event = await ended(65, { title: 'Summit' });
    await buildAttendee(server, { eventId: event.id });
    await expectOk(keep(event.id, 100));
    const after = async (days: number) => {
      await wait(event.id, days);
      await runJob();
      await runJob();
      return (await warningsOf(event.id)).length;
    };
    expect(await after(0)).toBe(0);
    expect(await after(5)).toBe(1);
    expect(await after(20)).toBe(1);
    expect(await after(3)).toBe(2);
    expect(await after(6)).toBe(3);
    expect(await peopleOf(event.id)).toBe(1);
    const [mail] = await warningsOf(event.id);
    expect(mail).toEqual({ subject: 'The people of Summit will be erased', recipient_id: adminId });
    expect(await after(1)).toBe(3);
    expect(await peopleOf(event.id)).toBe(0);
    const late = await ended(95);
    await buildAttendee(server, { eventId: late.id });
    await expectOk(keep(late.id, 100));
    await runJob();
    expect(await warningsOf(late.id)).toHaveLength(1);
  });

  it('of days that are set long after the event come a week before anything is erased', async () => {
    const event = await ended(400);
    await buildAttendee(server, { eventId: event.id });
    await expectOk(keep(event.id, 30));
    await runJob();
    await wait(event.id, 6);
    await runJob();
    expect([await peopleOf(event.id), (await warningsOf(event.id)).length]).toEqual([1, 2]);
    // Other days are told again, from the start.
    await expectOk(keep(event.id, 60));
    await wait(event.id, 1);
    await runJob();
    expect([await peopleOf(event.id), (await warningsOf(event.id)).length]).toEqual([1, 3]);
    await wait(event.id, 7);
    await runJob();
    expect(await peopleOf(event.id)).toBe(0);
  });

  it('are of no use where the days were taken away', async () => {
    const event = await ended(400);
    await buildAttendee(server, { eventId: event.id });
    await expectOk(keep(event.id, 30));
    await runJob();
    await wait(event.id, 8);
    await expectOk(keep(event.id, null));
    await runJob();
    expect(await peopleOf(event.id)).toBe(1);
    // The same days again are told from the start.
    await expectOk(keep(event.id, 30));
    await runJob();
    expect([await peopleOf(event.id), (await warningsOf(event.id)).length]).toEqual([1, 2]);
  });

  it('come before people are erased who were added after all others were', async () => {
    const event = await ended(400);
    await buildAttendee(server, { eventId: event.id });
    await expectOk(keep(event.id, 30));
    await runJob();
    await wait(event.id, 8);
    await runJob();
    expect([await peopleOf(event.id), (await warningsOf(event.id)).length]).toEqual([0, 2]);
    await runJob();
    await buildAttendee(server, { eventId: event.id });
    await runJob();
    expect([await peopleOf(event.id), (await warningsOf(event.id)).length]).toEqual([1, 3]);
  });
});

it('erases people with accounts of nothing else, keeps those who take part elsewhere, and the log says how many', async () => {
  const [event, other] = [await ended(400), await buildEvent(server)];
  const ids = await setFields(server, admin, event.id, [fieldNamed('diet')]);
  const mark = `zz${newId().slice(-12)}`;
  const people = [];
  for (let at = 0; at < 30; at += 1)
    people.push(await buildMember(server, { eventId: event.id, firstName: mark, lastName: `${at}` }));
  const [first, second] = people;
  await buildAttendee(server, { eventId: other.id, userId: second!.userId });
  await expectOk(
    run(
      `mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id } } }`,
      { input: { attendeeId: second!.id, answers: [{ fieldId: ids['diet'], values: [`${mark} eats`] }] } },
      admin,
    ),
  );
  await expectOk(keep(event.id, 30));
  await runJob();
  await wait(event.id, 8);
  await runJob();
  expect(await peopleOf(event.id)).toBe(0);
  const users = await server.sql<{ id: string }>('SELECT id FROM users WHERE id = ANY($1)', [
    people.map(({ userId }) => userId),
  ]);
  expect(users).toEqual([{ id: second!.userId }]);
  expect(first!.id).not.toBe(second!.id);
  for (const table of ['attendees', 'audit_entries', 'import_changes', 'mails']) {
    const left = await server.sql(`SELECT t::text AS row FROM ${table} t WHERE t::text LIKE $1`, [
      `%${mark}%`,
    ]);
    expect({ table, left }).toEqual({ table, left: [] });
  }
  const log = await server.sql<{ after: { people: number }; actor_name: string }>(
    `SELECT after, actor_name FROM audit_entries WHERE event_id = $1 AND action = 'event.erase' ORDER BY id`,
    [event.id],
  );
  expect(log.map(({ after, actor_name: name }) => [name, after.people])).toEqual([
    ['Podium', 25],
    ['Podium', 5],
  ]);
});

it('the record of what is kept is made of the fields of the profile and of the event', async () => {
  const event = await ended(10, { status: 'PUBLISHED' });
  await setFields(server, admin, event.id, [
    fieldNamed('diet', 'TEXT', { keepDays: 14 }),
    fieldNamed('open', 'TEXT', { audience: 'EVERYBODY' }),
  ]);
  await expectOk(keep(event.id, 365));
  const member = await buildMember(server, { eventId: event.id });
  const { it: kept } = await expectOk(run<{ it: Kept }>(KEPT, { id: event.id }, member.token));
  expect(kept.keepDays).toBe(365);
  expect(Math.round((Date.parse(kept.erasesAt!) - Date.now()) / DAY)).toBe(355);
  expect(kept.fields.map(({ key, keepDays }) => [key, keepDays])).toEqual([
    ['diet', 14],
    ['open', null],
  ]);
  expect(kept.profileFields).toContainEqual({ name: 'email', purpose: 'CONTACT', audience: 'STAFF' });
  expect(kept.profileFields).toContainEqual({ name: 'jobTitle', purpose: 'WORK', audience: 'EVERYBODY' });
  const stranger = await signIn(server, await buildUser(server));
  expect((await expectError(run(KEPT, { id: event.id }, stranger))).extensions.code).toBe('NOT_FOUND');
});
