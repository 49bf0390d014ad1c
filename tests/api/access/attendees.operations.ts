import { newId } from '../../../server/src/core/ids';
import { buildAttendee } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, U, type Operation, type Scene } from './scene';

const oneInvited = async ({ event }: Scene, db: TestSql) => ({
  input: { attendeeId: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).id },
});

/** The rights to change attendees. */
export const attendeeOperations: Record<string, Operation> = {
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
  inviteAttendees: {
    document:
      'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { queuedInvitations } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
};
