import { newId } from '../../../server/src/core/ids';
import { buildAttendee } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, U, type Operation, type Scene } from './scene';

const oneInvited = async ({ event }: Scene, db: TestSql) => ({
  input: { attendeeId: (await buildAttendee(db, { eventId: event.id, status: 'INVITED' })).id },
});

const list = (name: string): Operation => ({
  document: `query ($eventId: ID!) { ${name}(eventId: $eventId) { nodes { id } totalCount } }`,
  variables: inEvent,
  codes: [U, N, F, 'OK', 'OK', 'OK'],
});

/** Who may list and change attendees. */
export const attendeeOperations: Record<string, Operation> = {
  speakers: list('speakers'),
  investors: list('investors'),
  createAttendee: {
    document: 'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { id } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'Lovelace' },
    }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateAttendee: {
    document: 'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { id } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  deleteAttendee: {
    document: 'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { id } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  sendInvitationReminder: {
    document:
      'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { id } }',
    variables: oneInvited,
    codes: [U, F, F, F, F, 'OK', F],
  },
  inviteAttendees: {
    document: 'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { queued } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
};
