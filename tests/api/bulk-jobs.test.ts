import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { runBulkJob } from '../../server/src/modules/bulk-jobs/bulk-run.service';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { buildApplicant } from '../support/applications';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildUser,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const FIELDS = `id kind status category companyId total done skipped failed closedMeetings error undoable startedByName finishedAt
  reasons { reason outcome count }`;
const START = `mutation ($input: StartBulkJobInput!) { startBulkJob(input: $input) { bulkJob { ${FIELDS} } } }`;
const ONE = `query ($id: ID!) { bulkJob(id: $id) { ${FIELDS} } }`;
const UNDO = `mutation ($id: ID!) { undoBulkJob(input: { bulkJobId: $id }) { restored kept bulkJob { ${FIELDS} } } }`;
const PREVIEW = `query ($input: BulkJobPreviewInput!) { bulkJobPreview(input: $input) {
  total neverInvited remindable confirmed removal { meetings talks agendaEntries bookmarks } } }`;

interface Job {
  id: string;
  status: string;
  total: number;
  done: number;
  skipped: number;
  failed: number;
  closedMeetings: number;
  error: string | null;
  undoable: boolean;
  reasons: { reason: string; outcome: string; count: number }[];
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  // Each test lets the jobs run when it wants them to.
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  manager = await signInAs(server, Role.MANAGER);
});

const start = async (input: object, token = manager): Promise<Job> => {
  const answer = graphql<{ startBulkJob: { bulkJob: Job } }>(
    server.url,
    START,
    { input: { eventId: event.id, ...input } },
    token,
  );
  return (await expectOk(answer)).startBulkJob.bulkJob;
};
const look = async ({ id }: { id: string }): Promise<Job> =>
  (await expectOk(graphql<{ bulkJob: Job }>(server.url, ONE, { id }, manager))).bulkJob;
/** Runs a job as the worker does. */
const work = ({ id }: { id: string }) => runBulkJob(server.app.systemContext(), { jobId: id });
const sendMails = () => sendDueInvitations(server.app.systemContext(), { eventId: event.id });
const run = async (input: object, token = manager): Promise<Job> => {
  const job = await start(input, token);
  await work(job);
  return look(job);
};
const detailsOf = async (answer: ReturnType<typeof graphql>) => (await expectError(answer)).extensions;
const refusal = (input: object, token = manager) =>
  detailsOf(graphql(server.url, START, { input: { eventId: event.id, ...input } }, token));
const undo = async (id: string) =>
  (
    await expectOk(
      graphql<{ undoBulkJob: { restored: number; kept: number; bulkJob: Job } }>(
        server.url,
        UNDO,
        { id },
        manager,
      ),
    )
  ).undoBulkJob;

it('no invitation goes to people who have applied, and none is counted', async () => {
  const { id } = await buildApplicant(server, {
    stage: 'DECLINED',
    eventId: event.id,
    firstName: 'Ada',
    lastName: 'King',
  });
  const preview = graphql(server.url, PREVIEW, { input: { eventId: event.id, attendeeIds: [id] } }, manager);
  expect(await expectOk(preview)).toMatchObject({ bulkJobPreview: { neverInvited: 0, remindable: 0 } });
  expect(await run({ kind: 'REMIND', attendeeIds: [id] })).toMatchObject({ done: 0, skipped: 1 });
});

/** Many attendees at once. */
const crowd = async (
  count: number,
  more: { status?: string; organization?: string } = {},
): Promise<string[]> => {
  const { status = 'CONFIRMED', organization = 'Crowd' } = more;
  const rows = await server.sql<{ id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, display_name, email_verified_at)
       SELECT gen_random_uuid(), 'crowd.' || gen_random_uuid() || '@example.test', 'Crowd', now() FROM generate_series(1, $1) RETURNING id)
     INSERT INTO attendees (id, event_id, user_id, first_name, last_name, organization, invite_code, status, confirmed_at)
     SELECT gen_random_uuid(), $2, id, 'Ada', 'Crowd', $3, replace(id::text, '-', ''), $4::attendee_status,
       CASE WHEN $4 = 'CONFIRMED' THEN now() END
     FROM people RETURNING id`,
    [count, event.id, organization, status],
  );
  return rows.map(({ id }) => id);
};
const valuesOf = async (column: 'category' | 'company_id' | 'status'): Promise<Record<string, number>> => {
  const rows = await server.sql<{ value: string; count: number }>(
    `SELECT ${column}::text AS value, count(*)::int AS count FROM attendees WHERE event_id = $1 GROUP BY 1`,
    [event.id],
  );
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
};

describe('a bulk job', () => {
  it('changes the category of all that match, in chunks, and leaves the others alone', async () => {
    await crowd(450);
    await crowd(20, { status: 'INVITED' });
    const [speaker] = await crowd(1);
    await server.sql(`UPDATE attendees SET category = 'SPEAKER' WHERE id = $1`, [speaker]);
    await buildAttendee(server, { eventId: event.id, organization: 'Other' });
    const filter = { organization: 'Crowd', statuses: ['INVITED', 'CONFIRMED'] };
    const job = await run({ kind: 'SET_CATEGORY', category: 'SPEAKER', filter, expectedTotal: 471 });
    expect(job).toMatchObject({
      status: 'DONE',
      total: 471,
      done: 470,
      skipped: 1,
      failed: 0,
      undoable: true,
    });
    expect(job.reasons).toEqual([{ reason: 'UNCHANGED', outcome: 'SKIPPED', count: 1 }]);
    expect(await valuesOf('category')).toEqual({ SPEAKER: 471, ATTENDEE: 1 });
  });

  it('takes a number of statements that grows with the chunks and not with the attendees', async () => {
    await crowd(150);
    await crowd(3, { organization: 'Few' });
    const costOf = async (organization: string) => {
      const job = await start({ kind: 'SET_CATEGORY', category: 'SPEAKER', filter: { organization } });
      return (await statementsOf(() => work(job))).length;
    };
    const few = await costOf('Few');
    expect(await costOf('Crowd')).toBe(few);
  });

  it('goes on where it stopped, and ends after five errors in a row', async () => {
    const ids = (await crowd(450)).toSorted();
    const job = await start({ kind: 'SET_CATEGORY', category: 'SPEAKER', filter: {} });
    await server.sql(
      `ALTER TABLE attendees ADD CONSTRAINT broken CHECK (id <> '${ids[300]}' OR category = 'ATTENDEE')`,
    );
    for (let error = 1; error < 5; error += 1) await expect(work(job)).rejects.toThrow('broken');
    expect(await look(job)).toMatchObject({ status: 'RUNNING', done: 200, finishedAt: null });
    await server.sql('ALTER TABLE attendees DROP CONSTRAINT broken');
    await work(job);
    expect(await look(job)).toMatchObject({ status: 'DONE', done: 450 });
    await work(job);
    expect(await look(job)).toMatchObject({ done: 450 });

    const again = await start({ kind: 'SET_CATEGORY', category: 'INVESTOR', filter: {} });
    await server.sql(
      `ALTER TABLE attendees ADD CONSTRAINT broken CHECK (id <> '${ids[300]}' OR category <> 'INVESTOR')`,
    );
    for (let error = 1; error < 5; error += 1) await expect(work(again)).rejects.toThrow('broken');
    await work(again);
    await server.sql('ALTER TABLE attendees DROP CONSTRAINT broken');
    expect(await look(again)).toMatchObject({
      status: 'FAILED',
      done: 200,
      error: 'Something went wrong on our side.',
    });
  });

  it('removes many as if one by one: meetings close, the others are told, and each is in the log', async () => {
    const [leaving] = await crowd(1);
    const staying = await buildAttendee(server, { eventId: event.id });
    await buildMeeting(server, {
      event,
      senderId: leaving as string,
      receiverId: staying.id,
      ...slotOf(event),
    });
    // Past meetings stay.
    await buildMeeting(server, {
      event,
      senderId: leaving as string,
      receiverId: staying.id,
      status: 'ACTIVE',
      startsAt: new Date(Date.now() - 7_200_000),
      endsAt: new Date(Date.now() - 3_600_000),
    });
    const preview = await expectOk(
      graphql(server.url, PREVIEW, { input: { eventId: event.id, attendeeIds: [leaving] } }, manager),
    );
    expect(preview).toEqual({
      bulkJobPreview: {
        total: 1,
        neverInvited: 0,
        remindable: 0,
        confirmed: 1,
        removal: { meetings: 1, talks: 0, agendaEntries: 0, bookmarks: 0 },
      },
    });
    const job = await run({ kind: 'REMOVE', attendeeIds: [leaving] });
    expect(job).toMatchObject({ status: 'DONE', done: 1, closedMeetings: 1, undoable: false });
    const [notice] = await server.sql<{ kind: string }>(
      'SELECT kind FROM notifications WHERE attendee_id = $1',
      [staying.id],
    );
    expect(notice?.kind).toBe('MEETING_REMOVED');
    const entries = await server.sql(
      `SELECT action, actor_name <> 'Podium' AS named, subject_name AS subject, after FROM audit_entries WHERE event_id = $1 ORDER BY created_at, id`,
      [event.id],
    );
    expect(entries).toEqual([
      { action: 'attendee.bulk-delete', named: true, subject: null, after: { attendees: 1 } },
      { action: 'attendee.delete', named: true, subject: 'Ada Crowd', after: null },
      {
        action: 'attendee.bulk-delete.done',
        named: true,
        subject: null,
        after: { done: 1, skipped: 0, failed: 0, closedMeetings: 1 },
      },
    ]);
  });
});

describe('who is touched by a bulk job', () => {
  it('invites those who never were, and reminds the invited once in ten minutes', async () => {
    const [applied] = await crowd(4, { status: 'INVITED' });
    await server.sql("UPDATE attendees SET application = 'APPLIED' WHERE id = $1", [applied]);
    await crowd(1);
    const filter = { statuses: ['INVITED', 'CONFIRMED'] };
    expect(await run({ kind: 'INVITE', filter })).toMatchObject({
      done: 3,
      skipped: 2,
      reasons: [{ reason: 'HAS_JOINED', outcome: 'SKIPPED', count: 2 }],
    });
    const mails = (template: string) =>
      server.sql('SELECT 1 FROM mails WHERE event_id = $1 AND template = $2', [event.id, template]);
    await sendMails();
    expect(await mails('invitation')).toHaveLength(3);
    expect((await run({ kind: 'REMIND', filter })).reasons).toEqual([
      { reason: 'MAILED_RECENTLY', outcome: 'SKIPPED', count: 3 },
      { reason: 'HAS_JOINED', outcome: 'SKIPPED', count: 2 },
    ]);
    await server.sql(
      `UPDATE attendees SET invited_at = now() - interval '11 minutes' WHERE event_id = $1 AND invited_at IS NOT NULL`,
      [event.id],
    );
    expect(await run({ kind: 'INVITE', filter })).toMatchObject({ done: 0, skipped: 5 });
    expect(await run({ kind: 'REMIND', filter })).toMatchObject({ done: 3, skipped: 2 });
    await sendMails();
    expect(await mails('invitation-reminder')).toHaveLength(3);
  });

  it('touches profiles of administrators for administrators alone', async () => {
    const admin = await buildUser(server, { role: Role.ADMIN });
    const { id } = await buildAttendee(server, { eventId: event.id, userId: admin.id });
    const job = await run({ kind: 'REMOVE', attendeeIds: [id] });
    expect(job).toMatchObject({
      done: 0,
      failed: 1,
      reasons: [{ reason: 'ADMINISTRATOR', outcome: 'FAILED', count: 1 }],
    });
    expect(await valuesOf('status')).toEqual({ CONFIRMED: 1 });
    expect(await run({ kind: 'REMOVE', attendeeIds: [id] }, await signIn(server, admin))).toMatchObject({
      done: 1,
    });
  });
});

describe('starting a bulk job', () => {
  it('refuses what names nobody, a wrong value, or another number than was seen', async () => {
    const [one] = await crowd(1);
    const set = { kind: 'SET_CATEGORY', category: 'SPEAKER' };
    expect(await refusal({ ...set })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ ...set, filter: {}, attendeeIds: [one] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await refusal({ kind: 'SET_CATEGORY', filter: {} })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ kind: 'REMOVE', category: 'SPEAKER', filter: {} })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const elsewhere = await buildCompany(server);
    const company = { kind: 'SET_COMPANY', companyId: elsewhere.id, filter: {} };
    expect(await refusal(company)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ ...set, filter: { status: 'REMOVED' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await refusal({ ...set, filter: { organization: 'Nobody' } })).toMatchObject({
      reason: 'NOBODY_CHOSEN',
    });
    expect(await refusal({ ...set, filter: {}, expectedTotal: 2 })).toMatchObject({
      reason: 'SELECTION_CHANGED',
      total: 1,
    });
    expect(await refusal({ ...set, filter: {} }, await signInAs(server, Role.EXECUTIVE))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('runs once per kind and event', async () => {
    await crowd(1);
    const id = await buildAttendee(server).then((other) => other.id);
    await insert(server, 'bulk_jobs', { id, eventId: event.id, kind: 'REMIND', status: 'RUNNING', total: 1 });
    expect(await refusal({ kind: 'REMIND', filter: {} })).toMatchObject({
      reason: 'BULK_JOB_RUNNING',
      bulkJobId: id,
    });
    await server.sql(`UPDATE bulk_jobs SET updated_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
    expect(await run({ kind: 'REMIND', filter: {} })).toMatchObject({ status: 'DONE' });
    expect(await look({ id })).toMatchObject({
      status: 'FAILED',
      error: 'The server stopped before it was done.',
    });
  });

  it('ends where the one who started it lost the right, or the company is gone', async () => {
    await crowd(1);
    const user = await buildUser(server, { role: Role.MANAGER });
    const removal = await start({ kind: 'REMOVE', filter: {} }, await signIn(server, user));
    await server.sql(`UPDATE users SET role = 'EXECUTIVE' WHERE id = $1`, [user.id]);
    await work(removal);
    expect(await look(removal)).toMatchObject({
      status: 'FAILED',
      done: 0,
      error: 'The person who started it may not do this any more.',
    });
    const company = await buildCompany(server, { eventId: event.id });
    const move = await start({ kind: 'SET_COMPANY', companyId: company.id, filter: {} });
    await server.sql('DELETE FROM companies WHERE id = $1', [company.id]);
    await work(move);
    expect(await look(move)).toMatchObject({ status: 'FAILED', error: 'The company was removed meanwhile.' });
  });

  it('is listed with the others of its event, the latest first', async () => {
    await crowd(1);
    const first = await run({ kind: 'REMIND', filter: {} });
    const second = await run({ kind: 'INVITE', filter: {} });
    const list = 'query ($eventId: ID!) { bulkJobs(eventId: $eventId) { totalCount nodes { id } } }';
    expect(await expectOk(graphql(server.url, list, { eventId: event.id }, manager))).toEqual({
      bulkJobs: { totalCount: 2, nodes: [{ id: second.id }, { id: first.id }] },
    });
  });
});

describe('undoing a bulk job', () => {
  it('puts back what nobody has changed since', async () => {
    const [first, second, third, there] = await crowd(4);
    const [before, after] = [
      await buildCompany(server, { eventId: event.id }),
      await buildCompany(server, { eventId: event.id }),
    ];
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [first, before.id]);
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [there, after.id]);
    const job = await run({ kind: 'SET_COMPANY', companyId: after.id, filter: {} });
    expect(job).toMatchObject({ done: 3, skipped: 1, companyId: after.id });
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [third, before.id]);
    const undone = await undo(job.id);
    expect(undone).toMatchObject({ restored: 2, kept: 1, bulkJob: { status: 'UNDONE', undoable: false } });
    const rows = await server.sql('SELECT id, company_id AS company FROM attendees WHERE event_id = $1', [
      event.id,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: first, company: before.id },
        { id: second, company: null },
        { id: third, company: before.id },
        { id: there, company: after.id },
      ]),
    );
    expect(await detailsOf(graphql(server.url, UNDO, { id: job.id }, manager))).toMatchObject({
      reason: 'NOT_UNDOABLE',
    });
  });

  it('is refused for what cannot be taken back', async () => {
    await crowd(1);
    const { id } = await run({ kind: 'REMOVE', filter: {} });
    expect(await detailsOf(graphql(server.url, UNDO, { id }, manager))).toMatchObject({
      reason: 'NOT_UNDOABLE',
    });
  });
});
