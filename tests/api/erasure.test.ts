import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildPod,
  buildUser,
  insert,
  signInAs,
  slotOf,
} from '../support/factories';
import { placesOf } from '../support/marks';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';
import { act, buildLife, buildStaff, importFile, jobsDone, PASSWORD, type Life } from './erasure/life';

/** Messages stay with the other person, and attempts on an account stay in the security log. */
const STAYS = ['messages.text', 'security_events.device'];

let server: TestServer;
let life: Life;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** The files of the person's pictures, whatever their size. */
const pictureFiles = async (): Promise<string[]> => {
  const hashes = life.pictures.map((name) => name.split('.')[0] ?? name);
  const files = await readdir(server.app.runtime.config.dataDir, { recursive: true });
  return files.filter((file) => hashes.some((hash) => file.includes(hash)));
};
const left = async () => {
  await jobsDone(server);
  return { marks: await placesOf(server, life.mark), written: await placesOf(server, life.stays) };
};

describe('somebody who has done everything', () => {
  beforeEach(async () => {
    life = await buildLife(server);
  }, 120_000);

  it('stands everywhere, and nowhere any more once they have erased themselves', async () => {
    expect(await placesOf(server, life.mark)).toEqual(
      expect.arrayContaining([
        'applications.reason',
        'attendees.first_name',
        'audit_entries.after',
        'audit_entries.before',
        'audit_entries.subject_name',
        'busy_times.note',
        'import_changes.before',
        'import_faulty_rows.cells',
        'import_faulty_rows.faults',
        'import_files.addresses',
        'import_files.content',
        'imports.columns',
        'mails.html',
        'mails.recipient',
        'mails.subject',
        'mails.text',
        'meetings.client_id',
        'meetings.note',
        'meetings.reason',
        'message_reports.decision_note',
        'message_reports.reason',
        'users.display_name',
        'users.email',
      ]),
    );
    expect(await pictureFiles()).not.toEqual([]);
    await act(server, life.token, 'eraseMe', { password: PASSWORD }, '__typename');
    expect(await left()).toEqual({ marks: [], written: STAYS });
    expect(await pictureFiles()).toEqual([]);
  }, 120_000);

  it('stands nowhere any more once an administrator has deleted them, and the log says who did it', async () => {
    const admin = await signInAs(server, Role.ADMIN);
    await act(server, admin, 'deleteUser', { userId: life.userId }, '__typename');
    expect(await left()).toEqual({ marks: [], written: STAYS });
    expect(await pictureFiles()).toEqual([]);
    const entries = await server.sql(
      `SELECT x.action, x.subject_name AS name, x.before, x.after, x.actor_name <> '' AS who FROM audit_entries x
       WHERE x.subject_id = ANY($1::uuid[]) ORDER BY x.created_at`,
      [[life.userId, life.attendeeId]],
    );
    const emptied = { name: null, before: null, after: null, who: true };
    expect(entries).toEqual([
      ...[
        'attendee.update',
        'attendee.remind',
        'attendee.update',
        'user.update',
        'user.sendPasswordResetLink',
        'attendee.update',
      ].map((action) => ({ action, ...emptied })),
      {
        action: 'user.delete',
        name: null,
        before: { role: 'ATTENDEE' },
        after: { profiles: 1, closedMeetings: 2 },
        who: true,
      },
    ]);
  }, 120_000);

  it('keeps account and history once staff have removed the attendee, and loses them by erasing it', async () => {
    await act(server, life.staff.token, 'deleteAttendee', { attendeeId: life.attendeeId }, '__typename');
    expect(await left()).toEqual({
      marks: [
        'audit_entries.after',
        'audit_entries.before',
        'audit_entries.subject_name',
        'import_files.addresses',
        'import_files.content',
        'imports.columns',
        'mail_refusals.address',
        'mails.html',
        'mails.recipient',
        'mails.text',
        'meetings.client_id',
        'meetings.note',
        'meetings.reason',
        'message_reports.decision_note',
        'message_reports.reason',
        'users.display_name',
        'users.email',
      ],
      written: [...STAYS, 'sessions.device'].sort(),
    });
    expect(await pictureFiles()).toEqual([]);
    // The mails that are left are about the account.
    const mails = 'SELECT 1 FROM mails WHERE event_id = $1 AND recipient LIKE $2';
    expect(await server.sql(mails, [life.event.id, `%${life.mark}%`])).toEqual([]);
    await act(server, life.token, 'eraseMe', { password: PASSWORD }, '__typename');
    expect(await left()).toEqual({ marks: [], written: STAYS });
  }, 120_000);
});

/** Rows shared with others, and counts of entries and jobs, which stay about a former attendee. */
const KEPT = [
  'announcement_recipients.attendee_id',
  'bulk_job_items.attendee_id',
  'check_ins.attendee_id',
  'claims.attendee_id',
  'conversation_members.attendee_id',
  'conversation_members.other_id',
  'match_exposures.attendee_id',
  'meeting_proposals.proposer_id',
  'meetings.receiver_id',
  'meetings.sender_id',
  'message_reports.reporter_id',
  'messages.recipient_id',
  'messages.sender_id',
  'notifications.person_id',
];

/** All columns that lead to an attendee, but for those of what is kept. */
const columnsToAttendees = async () => {
  const columns = await server.sql<{ table: string; column: string }>(
    `SELECT f.conrelid::regclass::text AS "table", a.attname::text AS "column" FROM pg_constraint f
     JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY(f.conkey)
     WHERE f.contype = 'f' AND f.confrelid = 'attendees'::regclass ORDER BY 1, 2`,
  );
  return columns.filter(({ table, column }) => !KEPT.includes(`${table}.${column}`));
};

type Values = Record<string, unknown>;

/** One row for each relation of a person to others and to the event, by its table. */
const tiesOf = async (me: string): Promise<[table: string, values: Values][]> => {
  const [row] = await server.sql<{ eventId: string }>(
    'SELECT event_id AS "eventId" FROM attendees WHERE id = $1',
    [me],
  );
  const eventId = row?.eventId ?? '';
  const event = { ...(await buildEvent(server)), id: eventId };
  const [to, from] = [await buildAttendee(server, { eventId }), await buildAttendee(server, { eventId })];
  const { id: companyId } = await buildCompany(server, { eventId });
  const { id: activityId } = await buildActivity(server, { event });
  const { groupId, terms } = await buildInterests(server, eventId);
  const request = { eventId, companyId, ...slotOf(event), expiresAt: event.endsAt };
  const [own, declined] = [newId(), newId()];
  const lead = { eventId, companyId, capturedAt: new Date(), source: 'SCAN' };
  const captured = { id: newId(), ...lead, capturedBy: me, followedUpBy: me, attendeeId: to.id };
  const pairs = (first: string, second: string) => [
    { [first]: me, [second]: to.id },
    { [first]: from.id, [second]: me },
  ];
  // The two of a meeting of a draft are in the order of their ids.
  const earlier = await buildAttendee(server, { eventId, id: `00${newId().slice(2)}` });
  const { id: podId } = await buildPod(server, { eventId });
  const runId = newId();
  const run = { id: runId, eventId, basis: 'NOTHING', goalOrder: 'PROMISES_FIRST', seed: 1 };
  await insert(server, 'schedule_runs', { ...run, status: 'FAILED', finishedAt: new Date() });
  const rows: Record<string, Values[]> = {
    activity_speakers: [{ activityId, attendeeId: me }],
    agenda_entries: [{ activityId, attendeeId: me }],
    agenda_feeds: [{ attendeeId: me, tokenHash: Buffer.alloc(32, me) }],
    applications: [{ attendeeId: me, eventId }],
    attendee_answers: [
      {
        attendeeId: me,
        eventId,
        fieldId: newId(),
        value: 'yes',
        status: 'CONFIRMED',
        groups: 1,
        sortName: '',
      },
    ],
    attendee_interests: [{ attendeeId: me, groupId, termId: terms['Energy'] }],
    blocks: pairs('blockerId', 'blockedId'),
    bookmarks: pairs('ownerId', 'attendeeId'),
    busy_times: [{ id: newId(), attendeeId: me, ...slotOf(event, 5) }],
    company_invitations: [{ id: newId(), companyId, attendeeId: me, name: 'Me', madeAttendee: false }],
    company_requests: [
      { id: own, senderId: me, ...request },
      { id: declined, senderId: from.id, ...request },
    ],
    company_request_declines: [{ requestId: declined, attendeeId: me }],
    company_visits: [{ companyId, attendeeId: me, day: event.startsAt }],
    contact_consents: [{ id: newId(), attendeeId: me }],
    contact_exchanges: pairs('scannerId', 'scannedId').map((pair) => ({ id: newId(), eventId, ...pair })),
    deleted_leads: [{ companyId, attendeeId: me, clientIds: ['a'] }],
    favourite_companies: [{ ownerId: me, companyId }],
    leads: [captured, { id: newId(), ...lead, capturedBy: from.id, attendeeId: me }],
    lead_reminders: [{ leadId: captured.id, attendeeId: me, remindAt: new Date() }],
    match_objections: [{ attendeeId: me }],
    match_showings: pairs('viewerId', 'attendeeId'),
    match_vectors: [{ attendeeId: me, eventId, length: 1, sought: 1, exchanges: false }],
    meeting_targets: [{ id: newId(), eventId, attendeeId: me, minimum: 4 }],
    meeting_wishes: pairs('fromId', 'toAttendeeId').map((pair) => ({ id: newId(), kind: 'NO', ...pair })),
    notifications: [{ id: newId(), attendeeId: me, kind: 'CONDUCT_WARNING' }],
    schedule_run_meetings: [
      { oneId: me, otherId: to.id },
      { oneId: earlier.id, otherId: me },
    ].map((pair) => ({ id: newId(), runId, change: 'ADDED', podId, ...slotOf(event), ...pair })),
    schedule_run_people: [{ runId, attendeeId: me, target: 2, got: 1, reasons: '{}' }],
    session_ratings: [{ id: newId(), activityId, attendeeId: me, stars: 4 }],
  };
  return Object.entries(rows).flatMap(([table, values]) =>
    values.map((value): [string, Values] => [table, value]),
  );
};

it('removal leaves no row that names the attendee, whatever its column', async () => {
  const { id } = await buildAttendee(server);
  const columns = await columnsToAttendees();
  const tied = async () => {
    const found = [];
    for (const { table, column } of columns)
      if ((await server.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length > 0)
        found.push(`${table}.${column}`);
    return found;
  };
  for (const [table, row] of await tiesOf(id)) await insert(server, table, row);
  expect(await tied()).toEqual(columns.map(({ table, column }) => `${table}.${column}`));
  const manager = await signInAs(server, Role.MANAGER);
  await act(server, manager, 'deleteAttendee', { attendeeId: id }, '__typename');
  expect(await tied()).toEqual([]);
});

/** Tables written for thousands at once, or about the moment before, by statements that check the attendee themselves. */
const UNGUARDED = [
  'attendee_answers',
  'attendee_interests',
  'match_showings',
  'match_vectors',
  'notifications',
  'schedule_run_meetings',
  'schedule_run_people',
];

it('nothing that a removal takes along is written afterwards, by whatever code', async () => {
  const { id } = await buildAttendee(server);
  const ties = await tiesOf(id);
  await server.sql(
    `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
    [id],
  );
  const written: string[] = [];
  for (const [table, values] of ties) {
    const names = Object.values(values).includes(id);
    if (names && UNGUARDED.includes(table)) continue;
    const refusal = await insert(server, table, values).then(
      () => 'none',
      (error: Error) => error.message,
    );
    if (names && refusal !== 'The attendee was removed') written.push(`${table}: ${refusal}`);
  }
  expect(written).toEqual([]);
});

describe('an import that meets a removal', () => {
  const isWaitingForLock = async () => {
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const rows = await server.sql(waiting);
    return rows.length > 0;
  };

  it('gives the tombstone no name back', async () => {
    const { id: eventId } = await buildEvent(server);
    const staff = await buildStaff(server);
    const user = await buildUser(server);
    const { id } = await buildAttendee(server, { eventId, userId: user.id });
    const removal = new Client({ connectionString: server.databaseUrl });
    await removal.connect();
    try {
      await removal.query('BEGIN');
      await removal.query(
        `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL, first_name = 'Former', last_name = 'attendee'
         WHERE id = $1`,
        [id],
      );
      const file = `E-mail,First name,Last name\n${user.email},Ada,King`;
      const imported = importFile(server, { event: { id: eventId }, staff }, file, true);
      await Promise.race([imported, waitFor(isWaitingForLock, 'The import at the locked row')]);
      await removal.query('COMMIT');
      await imported;
    } finally {
      await removal.end();
    }
    expect(
      await server.sql('SELECT first_name AS first, last_name AS last FROM attendees WHERE id = $1', [id]),
    ).toEqual([{ first: 'Former', last: 'attendee' }]);
    expect(await server.sql('SELECT 1 FROM import_changes WHERE subject_id = $1', [id])).toEqual([]);
  });
});
