import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Operation, type Scene } from './scene';

const oneInvited = async ({ event }: Scene, db: TestSql) => ({
  input: { attendeeId: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).id },
});

const endedJob = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const more = { kind: 'SET_CATEGORY', status: 'DONE', value: 'SPEAKER', finishedAt: new Date() };
  await insert(db, 'bulk_jobs', { id, eventId: event.id, ...more });
  return id;
};

/** The rights to change attendees. */
export const attendeeOperations: Record<string, Operation> = {
  attendeeChanged: {
    document:
      'subscription ($eventId: ID!) { attendeeChanged(eventId: $eventId) { attendeeId attendee { email } } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK'],
  },
  createAttendee: {
    document: 'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee { id } } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'Lovelace' },
    }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateAttendee: {
    document: 'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { id } } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  deleteAttendee: {
    document: 'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  sendInvitationReminder: {
    document:
      'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { attendee { id } } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  startBulkJob: {
    document: 'mutation ($input: StartBulkJobInput!) { startBulkJob(input: $input) { bulkJob { id } } }',
    // An event of its own: one job of a kind runs in an event.
    variables: async (_scene, db) => {
      const { eventId, id } = await buildAttendee(db, { status: 'INVITED' });
      return { input: { eventId, kind: 'INVITE', attendeeIds: [id] } };
    },
    codes: [U, F, F, F, F, 'OK', F],
  },
  undoBulkJob: {
    document: 'mutation ($input: UndoBulkJobInput!) { undoBulkJob(input: $input) { restored kept } }',
    variables: async (scene, db) => ({ input: { bulkJobId: await endedJob(scene, db) } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  bulkJob: {
    document: 'query ($id: ID!) { bulkJob(id: $id) { id reasons { reason count } } }',
    variables: async (scene, db) => ({ id: await endedJob(scene, db) }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  bulkJobs: {
    document: 'query ($eventId: ID!) { bulkJobs(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK', F],
  },
  bulkJobPreview: {
    document:
      'query ($input: BulkJobPreviewInput!) { bulkJobPreview(input: $input) { total removal { meetings } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, filter: {} } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  inviteAttendees: {
    document:
      'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { queuedInvitations } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
};
