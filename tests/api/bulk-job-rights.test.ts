import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { runBulkJob } from '../../server/src/modules/bulk-jobs/bulk-run.service';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildUser,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const START = 'mutation ($input: StartBulkJobInput!) { it: startBulkJob(input: $input) { bulkJob { id } } }';
const UNDO = 'mutation ($id: ID!) { it: undoBulkJob(input: { bulkJobId: $id }) { restored kept } }';

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

/** Starts a job and does it. */
const run = async (input: object, token = manager): Promise<string> => {
  const variables = { input: { eventId: event.id, ...input } };
  const answer = graphql<{ it: { bulkJob: { id: string } } }>(server.url, START, variables, token);
  const { id: jobId } = (await expectOk(answer)).it.bulkJob;
  await runBulkJob(server.app.systemContext(), { jobId });
  return jobId;
};
const undo = async (id: string) =>
  (await expectOk(graphql<{ it: object }>(server.url, UNDO, { id }, manager))).it;

describe('undoing a bulk job', () => {
  it('changes profiles of administrators for administrators alone', async () => {
    const admin = await buildUser(server, { role: Role.ADMIN });
    await buildAttendee(server, { eventId: event.id, userId: admin.id });
    await buildAttendee(server, { eventId: event.id });
    const set = { kind: 'SET_CATEGORY', category: 'SPEAKER', filter: {} };
    const job = await run(set, await signIn(server, admin));
    expect(await undo(job)).toMatchObject({ restored: 1, kept: 1 });
    const rows = await server.sql(
      'SELECT user_id AS user, category FROM attendees WHERE event_id = $1 ORDER BY category',
      [event.id],
    );
    expect(rows).toEqual([
      { user: expect.not.stringMatching(admin.id) as string, category: 'ATTENDEE' },
      { user: admin.id, category: 'SPEAKER' },
    ]);
  });

  it('records what attendees have afterwards, also where their old company is gone', async () => {
    const { id } = await buildAttendee(server, { eventId: event.id });
    const gone = await buildCompany(server, { eventId: event.id });
    const next = await buildCompany(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [id, gone.id]);
    const job = await run({ kind: 'SET_COMPANY', companyId: next.id, filter: {} });
    await server.sql('DELETE FROM companies WHERE id = $1', [gone.id]);
    expect(await undo(job)).toMatchObject({ restored: 1, kept: 0 });
    const log = await server.sql(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(log).toEqual([{ before: { companyId: next.id }, after: { companyId: null } }]);
  });
});

describe('starting bulk jobs', () => {
  it('of one user at once leaves five running, in whatever events', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const token = await signIn(server, user);
    const events = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { id: eventId } = await buildEvent(server);
        await buildAttendee(server, { eventId });
        return eventId;
      }),
    );
    const answers = await Promise.all(
      events.map((eventId) =>
        graphql(server.url, START, { input: { eventId, kind: 'REMIND', filter: {} } }, token),
      ),
    );
    const refusals = answers
      .flatMap(({ errors }) => errors ?? [])
      .map(({ extensions }) => extensions['reason']);
    expect(refusals).toEqual(['TOO_MANY_BULK_JOBS', 'TOO_MANY_BULK_JOBS', 'TOO_MANY_BULK_JOBS']);
  });
});
