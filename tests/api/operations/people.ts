import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, insert } from '../../support/factories';
import { uploaded } from '../../support/imports';
import type { TestSql } from '../../support/server';
import {
  aboutHost,
  ACTORS,
  ANYBODY,
  asks,
  ATTENDEES,
  by,
  byId,
  containing,
  inEvent,
  live,
  MANAGERS,
  mutation,
  N,
  ofEvent,
  READERS,
  someText,
  STAFF,
  toHost,
  U,
  VIEWERS,
  type Codes,
  type Row,
  type Rows,
} from './row';
import type { Scene } from './scene';

const invited = async ({ event }: Scene, db: TestSql) => ({
  attendeeId: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).id,
});

const endedJob = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const more = { kind: 'SET_CATEGORY', status: 'DONE', value: 'SPEAKER', finishedAt: new Date() };
  await insert(db, 'bulk_jobs', { id, eventId: event.id, ...more });
  return id;
};

const scan = async ({ event }: Scene, db: TestSql) => {
  const { inviteCode: code } = await buildAttendee(db, { eventId: event.id });
  return { code, gate: 'North', clientId: newId() };
};

/** The rights to look at attendees and to change them, and their entries. */
const attendees: Rows = {
  attendees: ofEvent('{ nodes { id } totalCount }', READERS),
  attendee: byId('{ id }', VIEWERS, aboutHost),
  eventProfile: ofEvent('{ profile { id } bookmarks }', [U, N, 'OK', 'OK', 'OK', N]),
  bookmarks: ofEvent('{ nodes { id } }', ATTENDEES),
  setBookmark: mutation(ACTORS, 'SAME', toHost({ bookmarked: true })),
  attendeeChanged: live('{ attendeeId attendee { email } }', STAFF),
  createAttendee: mutation(
    MANAGERS,
    'CONFLICT',
    (scene) => ({
      ...inEvent(scene),
      email: `${newId()}@example.test`,
      firstName: 'Ada',
      lastName: 'Lovelace',
    }),
    { logged: { action: 'attendee.create', after: containing({ firstName: 'Ada', lastName: 'Lovelace' }) } },
  ),
  updateAttendee: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await invited(scene, db)), jobTitle: 'CEO' }),
    { logged: { action: 'attendee.update', before: { jobTitle: null }, after: { jobTitle: 'CEO' } } },
  ),
  deleteAttendee: mutation(MANAGERS, 'NOT_FOUND', invited, {
    logged: {
      action: 'attendee.delete',
      before: containing({ status: 'INVITED' }),
      after: { closedMeetings: 0 },
    },
  }),
  sendInvitationReminder: mutation(MANAGERS, 'RATE_LIMITED', invited, {
    logged: { action: 'attendee.remind', before: { invitedAt: null }, after: { invitedAt: someText } },
  }),
  startBulkJob: mutation(
    MANAGERS,
    'CONFLICT',
    // An event of its own: one job of a kind runs in an event.
    async (_scene, db) => {
      const { eventId, id } = await buildAttendee(db, { status: 'INVITED' });
      return { eventId, kind: 'SET_CATEGORY', category: 'SPEAKER', attendeeIds: [id] };
    },
    { logged: { action: 'attendee.bulk-category', after: { attendees: 1, value: 'SPEAKER' } } },
  ),
  undoBulkJob: mutation(
    MANAGERS,
    'CONFLICT',
    async (scene, db) => ({ bulkJobId: await endedJob(scene, db) }),
    { logged: { action: 'attendee.bulk-category.undo', after: { restored: 0, kept: 0 } } },
  ),
  bulkJob: byId('{ id reasons { reason count } }', MANAGERS, endedJob),
  bulkJobs: ofEvent('{ nodes { id } }', MANAGERS),
  bulkJobPreview: asks(
    'query ($input: BulkJobPreviewInput!) { bulkJobPreview(input: $input) { total removal { meetings } } }',
    MANAGERS,
    (scene) => ({ input: { ...inEvent(scene), filter: {} } }),
  ),
  inviteAttendees: mutation(
    MANAGERS,
    'FIRST_IS_TOLD',
    async (scene, db) => ({ ...inEvent(scene), attendeeIds: [(await invited(scene, db)).attendeeId] }),
    { logged: { action: 'attendee.invite', after: { invitations: 1 } } },
  ),
  verifyEntryCode: asks(
    'query ($code: String!) { verifyEntryCode(code: $code) { valid } }',
    ANYBODY,
    async (scene, db) => ({ code: (await scan(scene, db)).code }),
  ),
  entryCodes: ofEvent('{ salt }', MANAGERS),
  checkIns: ofEvent('{ nodes { id } }', STAFF),
  recordedCheckIn: byId('{ id }', STAFF, async ({ event }, db) => {
    const [attendee, id] = [await buildAttendee(db, { eventId: event.id }), newId()];
    const entry = { id, eventId: event.id, attendeeId: attendee.id, clientId: id };
    await insert(db, 'check_ins', { ...entry, gate: 'North', direction: 'IN', at: new Date() });
    return id;
  }),
  headCount: ofEvent('{ inside }', STAFF),
  checkInRecorded: live('{ id }', STAFF),
  checkIn: mutation(MANAGERS, 'FIRST_IS_TOLD', async (scene, db) => ({
    ...inEvent(scene),
    ...(await scan(scene, db)),
  })),
  checkInBatch: mutation(MANAGERS, 'FIRST_IS_TOLD', async (scene, db) => ({
    ...inEvent(scene),
    entries: [await scan(scene, db)],
  })),
};

const committed = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const more = { kind: 'COMPANIES', status: 'COMMITTED', fileName: 'a.csv', committedAt: new Date() };
  await insert(db, 'imports', { id, eventId: event.id, ...more });
  return id;
};

/** A prepared import whose file is kept. */
const prepared = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const columns = JSON.stringify([
    { title: 'Name', samples: [], field: 'name' },
    { title: 'Kind', samples: [], field: 'kind' },
  ]);
  const more = { kind: 'COMPANIES', status: 'PREPARED', fileName: 'companies.csv', columns };
  await insert(db, 'imports', { id, eventId: event.id, ...more });
  const expiresAt = new Date(Date.now() + 60_000);
  await insert(db, 'import_files', {
    importId: id,
    content: Buffer.from('Name,Kind\n'),
    addresses: [],
    expiresAt,
  });
  return id;
};

const B = 'BAD_USER_INPUT';
const UNFORMED: Codes = [U, B, B, B, B, B];

/** Without a session it is refused at once, without a form before a role is asked for; who may send one is tested with the imports. */
const withFile = (logged?: Row['logged']): Row =>
  mutation(UNFORMED, 'ELSEWHERE', inEvent, { keyless: 'FILE', ...(logged ? { logged } : {}) });
const ofFile = (action: string, text: () => string): Row =>
  withFile({
    action,
    after: { created: 1, updated: 0 },
    variables: async (scene) => ({ input: { ...inEvent(scene), file: await uploaded(text()) } }),
  });
const ofPrepared = async (scene: Scene, db: TestSql) => ({ importId: await prepared(scene, db) });

/** The rights to look at imports and to take them back. */
const imports: Rows = {
  importAttendees: ofFile(
    'attendee.import',
    () => `Email;First name;Last name\n${newId()}@example.test;Ada;King`,
  ),
  importCompanies: ofFile('company.import', () => 'Name;Kind\nAcme;SPONSOR'),
  prepareImport: withFile(),
  import: byId('{ id }', MANAGERS, committed),
  imports: ofEvent('{ nodes { id } }', MANAGERS),
  importFields: asks(
    'query ($eventId: ID!) { importFields(eventId: $eventId, kind: ATTENDEES) { key } }',
    MANAGERS,
    inEvent,
  ),
  importFaultyRows: by('importId', '{ nodes { row } }', MANAGERS, prepared),
  importFaultyRowsFile: by('importId', '', MANAGERS, prepared),
  importUndoPreview: by('importId', '{ kept }', MANAGERS, committed),
  runImport: mutation(MANAGERS, 'ELSEWHERE', async (scene, db) => ({
    ...(await ofPrepared(scene, db)),
    dryRun: true,
  })),
  discardImport: mutation(MANAGERS, 'ELSEWHERE', ofPrepared),
  undoImport: mutation(
    MANAGERS,
    'CONFLICT',
    async (scene, db) => ({ importId: await committed(scene, db) }),
    { logged: { action: 'company.import.undo', after: { removed: 0, restored: 0, kept: 0 } } },
  ),
};

export const peopleOperations: Rows = { ...attendees, ...imports };
