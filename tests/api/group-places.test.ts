import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { runBulkJob } from '../../server/src/modules/bulk-jobs/bulk-run.service';
import { call, expectError, expectOk, graphql, mutationOf } from '../support/client';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';

let server: TestServer;
let second: TestServer;
let admin: string;

beforeAll(async () => {
  [server, second] = await startTwoServers({ jobs: false });
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const EDIT = mutationOf('updateAttendee', 'attendee { id category }');
const edit = (attendeeId: string, category: string, on = server) =>
  graphql(on.url, EDIT, { input: { attendeeId, category } }, admin);

/** An event with a group of investors that has one place, taken by the first of its people. */
const buildScene = async () => {
  const { id: eventId } = await buildEvent(server);
  const group = { eventId, name: 'Investors', capacity: 1, categories: ['INVESTOR'] };
  await call(server.url, admin, 'createAttendeeGroup', group, 'group { id }');
  const people = await Promise.all(
    (['INVESTOR', 'ATTENDEE', 'ATTENDEE'] as const).map((category) =>
      buildMember(server, { eventId, category }),
    ),
  );
  const categories = async () =>
    (
      await server.sql<{ category: string }>(
        'SELECT category FROM attendees WHERE id = ANY($1) ORDER BY category',
        [people.map(({ id }) => id)],
      )
    ).map(({ category }) => category);
  return { eventId, people, categories };
};

it('staff bring nobody into a full group by a new category', async () => {
  const { people, categories } = await buildScene();
  const { extensions } = await expectError(edit(people[1]!.id, 'INVESTOR'));
  expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'GROUP_FULL' });
  expect(await categories()).toEqual(['ATTENDEE', 'ATTENDEE', 'INVESTOR']);
  await expectOk(edit(people[0]!.id, 'ATTENDEE'));
  await expectOk(edit(people[1]!.id, 'INVESTOR'));
});

it('two who race for the last place of a group over two servers do not both get it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { people, categories } = await buildScene();
    await expectOk(edit(people[0]!.id, 'ATTENDEE'));
    const answers = await Promise.all([
      edit(people[1]!.id, 'INVESTOR'),
      edit(people[2]!.id, 'INVESTOR', second),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await categories()).toEqual(['ATTENDEE', 'ATTENDEE', 'INVESTOR']);
  }
});

it('a bulk job ends where a group has no places for all, and says so', async () => {
  const { eventId, people, categories } = await buildScene();
  const ids = people.slice(1).map(({ id }) => id);
  const { bulkJob } = await call<{ bulkJob: { id: string } }>(
    server.url,
    admin,
    'startBulkJob',
    { eventId, kind: 'SET_CATEGORY', category: 'INVESTOR', attendeeIds: ids },
    'bulkJob { id }',
  );
  await runBulkJob(server.app.systemContext(), { jobId: bulkJob.id });
  const [job] = await server.sql('SELECT status, error, done FROM bulk_jobs WHERE id = $1', [bulkJob.id]);
  expect(job).toEqual({ status: 'FAILED', error: 'A group has no places left for all of them.', done: 0 });
  expect(await categories()).toEqual(['ATTENDEE', 'ATTENDEE', 'INVESTOR']);
});

it('what one person leaves another one takes in the same transaction', async () => {
  const { people, categories } = await buildScene();
  await server.sql(
    `UPDATE attendees SET category = CASE id WHEN $1 THEN 'ATTENDEE' ELSE 'INVESTOR' END::attendee_category WHERE id IN ($1, $2)`,
    [people[0]!.id, people[1]!.id],
  );
  expect(await categories()).toEqual(['ATTENDEE', 'ATTENDEE', 'INVESTOR']);
});
