import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, insert } from '../../support/factories';
import { uploaded } from '../../support/imports';
import type { TestSql } from '../../support/server';
import {
  aboutHost,
  asks,
  by,
  byId,
  change,
  containing,
  inEvent,
  insertIn,
  live,
  mutation,
  newIn,
  ofEvent,
  ofEventWith,
  plus,
  someText,
  toHost,
  update,
  withId,
  type Made,
  type Row,
  type Rows,
} from './row';
import type { Scene } from './scene';

const invitedOne = newIn(buildAttendee, { status: 'INVITED' });
const invited = withId('attendeeId', invitedOne);

const ADA = { firstName: 'Ada', lastName: 'Lovelace' };
const newAttendee = plus(inEvent, () => ({ email: `${newId()}@example.test`, ...ADA }));

const endedJob: Made<string> = (scene, db) => {
  const job = { kind: 'SET_CATEGORY', status: 'DONE', value: 'SPEAKER', finishedAt: new Date() };
  return insertIn(scene, db, 'bulk_jobs', job);
};

const scan = async ({ event }: Scene, db: TestSql) => {
  const { inviteCode: code } = await buildAttendee(db, { eventId: event.id });
  return { code, gate: 'North', clientId: newId() };
};

/** An attendee whose badge went in at two gates at the same time, once without a network. */
const atTwoGates: Made<string> = async (scene, db) => {
  const attendeeId = await newIn(buildAttendee)(scene, db);
  for (const gate of ['North', 'South']) {
    const entry = { attendeeId, clientId: newId(), gate, direction: 'IN', at: new Date() };
    await insertIn(scene, db, 'check_ins', { ...entry, offline: gate === 'South' });
  }
  return attendeeId;
};

const isEntry = { unlogged: 'ENTRY' } as const;

/** The rights to look at attendees and to change them, and their entries. */
const attendees: Rows = {
  attendees: ofEvent('{ nodes { id } totalCount }', 'READERS'),
  attendee: byId('{ id }', 'VIEWERS', aboutHost),
  eventProfile: ofEvent('{ profile { id } bookmarks }', 'PROFILES'),
  bookmarks: ofEvent('{ nodes { id } }', 'ATTENDEES'),
  setBookmark: mutation('ACTORS', 'SAME', toHost({ bookmarked: true })),
  attendeeChanged: live('{ attendeeId attendee { email } }', 'STAFF'),
  createAttendee: change('attendee.create', 'CONFLICT', newAttendee, { after: containing(ADA) }),
  updateAttendee: update('attendee.update', invited, { jobTitle: null }, { jobTitle: 'CEO' }),
  deleteAttendee: change('attendee.delete', 'NOT_FOUND', invited, {
    before: containing({ status: 'INVITED' }),
    after: { closedMeetings: 0 },
  }),
  sendInvitationReminder: change('attendee.remind', 'RATE_LIMITED', invited, {
    before: { invitedAt: null },
    after: { invitedAt: someText },
  }),
  startBulkJob: change(
    'attendee.bulk-category',
    'CONFLICT',
    // An event of its own: one job of a kind runs in an event.
    async (_scene, db) => {
      const { eventId, id } = await buildAttendee(db, { status: 'INVITED' });
      return { eventId, kind: 'SET_CATEGORY', category: 'SPEAKER', attendeeIds: [id] };
    },
    { after: { attendees: 1, value: 'SPEAKER' } },
  ),
  undoBulkJob: change('attendee.bulk-category.undo', 'CONFLICT', withId('bulkJobId', endedJob), {
    after: { restored: 0, kept: 0 },
  }),
  bulkJob: byId('{ id reasons { reason count } }', 'MANAGERS', endedJob),
  bulkJobs: ofEvent('{ nodes { id } }', 'MANAGERS'),
  bulkJobPreview: asks(
    'query ($input: BulkJobPreviewInput!) { bulkJobPreview(input: $input) { total removal { meetings } } }',
    'MANAGERS',
    (scene) => ({ input: { ...inEvent(scene), filter: {} } }),
  ),
  groupRulesPreview: asks(
    'query ($input: GroupRulesPreviewInput!) { groupRulesPreview(input: $input) { seeingNone requests conversations matches } }',
    'STAFF',
    (scene) => ({ input: { ...inEvent(scene), rules: [] } }),
  ),
  inviteAttendees: change(
    'attendee.invite',
    'FIRST_IS_TOLD',
    async (scene, db) => ({ ...inEvent(scene), attendeeIds: [await invitedOne(scene, db)] }),
    { after: { invitations: 1 } },
  ),
  invitationPreview: ofEventWith('language: UR', '{ subject text hasMailServer }', 'MANAGERS'),
  invitationPlan: ofEvent(
    '{ updatedAt words { language subject text } sendAt isMissed reminderDays hasMailServer }',
    'MANAGERS',
  ),
  plannedReminders: ofEventWith('reminders: { days: [3, 7] }', '', 'MANAGERS'),
  updateInvitationPlan: update(
    'invitation.update',
    inEvent,
    { words: [] },
    { words: [{ language: 'UR', subject: null, text: 'Come.' }] },
  ),
  // A mail to the viewer alone changes nothing, so the log of changes does not tell of it.
  sendTestInvitation: mutation('MANAGERS', 'ELSEWHERE', inEvent, { unlogged: 'TEST_MAIL' }),
  verifyEntryCode: asks(
    'query ($code: String!) { verifyEntryCode(code: $code) { valid } }',
    'ANYBODY',
    withId('code', async (scene, db) => (await scan(scene, db)).code),
  ),
  entryCodes: ofEvent('{ salt }', 'MANAGERS'),
  checkIns: ofEvent('{ nodes { id } }', 'STAFF'),
  recordedCheckIn: byId('{ id }', 'STAFF', async (scene, db) => {
    const attendeeId = await newIn(buildAttendee)(scene, db);
    const entry = { clientId: newId(), gate: 'North', direction: 'IN', at: new Date() };
    return insertIn(scene, db, 'check_ins', { attendeeId, ...entry });
  }),
  headCount: ofEvent('{ inside }', 'STAFF'),
  checkInRecorded: live('{ id }', 'STAFF'),
  checkIn: mutation('MANAGERS', 'FIRST_IS_TOLD', plus(scan, inEvent), isEntry),
  checkInBatch: mutation(
    'MANAGERS',
    'FIRST_IS_TOLD',
    async (scene, db) => ({ ...inEvent(scene), entries: [await scan(scene, db)] }),
    isEntry,
  ),
  resolveEntryConflicts: change('entryConflict.resolve', 'FIRST_IS_TOLD', withId('attendeeId', atTwoGates), {
    after: { gates: ['North', 'South'] },
  }),
};

const committed: Made<string> = (scene, db) => {
  const file = { kind: 'COMPANIES', status: 'COMMITTED', fileName: 'a.csv', committedAt: new Date() };
  return insertIn(scene, db, 'imports', file);
};

/** A prepared import whose file is kept. */
const prepared: Made<string> = async (scene, db) => {
  const columns = JSON.stringify([
    { title: 'Name', samples: [], field: 'name' },
    { title: 'Kind', samples: [], field: 'kind' },
  ]);
  const file = { kind: 'COMPANIES', status: 'PREPARED', fileName: 'companies.csv', columns };
  const importId = await insertIn(scene, db, 'imports', file);
  const content = Buffer.from('Name,Kind\n');
  const expiresAt = new Date(Date.now() + 60_000);
  await insert(db, 'import_files', { importId, content, addresses: [], expiresAt });
  return importId;
};

/** Without a session it is refused at once, without a form before a role is asked for; who may send one is tested with the imports. */
const withFile = mutation('UNPROVEN', 'ELSEWHERE', inEvent, { keyless: 'FILE' });
const ofFile = (action: string, text: () => string): Row => ({
  ...withFile,
  logged: {
    action,
    after: { created: 1, updated: 0 },
    variables: async (scene) => ({ input: { ...inEvent(scene), file: await uploaded(text()) } }),
  },
});
const ofPrepared = withId('importId', prepared);
const isPreparation = { unlogged: 'PREPARATION' } as const;

/** The rights to look at imports and to take them back. */
const imports: Rows = {
  importAttendees: ofFile(
    'attendee.import',
    () => `Email;First name;Last name\n${newId()}@example.test;Ada;King`,
  ),
  importCompanies: ofFile('company.import', () => 'Name;Kind\nAcme;SPONSOR'),
  prepareImport: { ...withFile, ...isPreparation },
  import: byId('{ id }', 'MANAGERS', committed),
  imports: ofEvent('{ nodes { id } }', 'MANAGERS'),
  importFields: ofEventWith('kind: ATTENDEES', '{ key }', 'MANAGERS'),
  importFaultyRows: by('importId', '{ nodes { row } }', 'MANAGERS', prepared),
  importFaultyRowsFile: by('importId', '', 'MANAGERS', prepared),
  importUnknownValues: by('importId', '{ field }', 'MANAGERS', prepared),
  importUndoPreview: by('importId', '{ kept }', 'MANAGERS', committed),
  runImport: mutation('MANAGERS', 'ELSEWHERE', plus(ofPrepared, { dryRun: true }), isPreparation),
  discardImport: mutation('MANAGERS', 'ELSEWHERE', ofPrepared, isPreparation),
  readImportFile: mutation('MANAGERS', 'ELSEWHERE', ofPrepared, isPreparation),
  undoImport: change('company.import.undo', 'CONFLICT', withId('importId', committed), {
    after: { removed: 0, restored: 0, kept: 0 },
  }),
};

export const peopleOperations: Rows = { ...attendees, ...imports };
