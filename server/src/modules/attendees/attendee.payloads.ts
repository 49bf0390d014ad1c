import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from './attendee.types';

export const CreateAttendeePayload = definePayload('CreateAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The new attendee.' },
});
export type CreateAttendeePayload = InstanceType<typeof CreateAttendeePayload>;

export const UpdateAttendeePayload = definePayload('UpdateAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee after the change.' },
});
export type UpdateAttendeePayload = InstanceType<typeof UpdateAttendeePayload>;

export const DeleteAttendeePayload = definePayload('DeleteAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee as it was before.' },
});
export type DeleteAttendeePayload = InstanceType<typeof DeleteAttendeePayload>;

export const SendInvitationReminderPayload = definePayload('SendInvitationReminderPayload', {
  attendee: { type: () => Attendee, description: 'The attendee to whom the invitation is mailed again.' },
});
export type SendInvitationReminderPayload = InstanceType<typeof SendInvitationReminderPayload>;

export const InviteAttendeesPayload = definePayload('InviteAttendeesPayload', {
  queuedInvitations: { type: () => Int, description: 'Number of invitations that are being mailed.' },
  waitingInvitations: {
    type: () => Int,
    description:
      'Number of invitations that wait until the event is published: a code of a DRAFT event would not work.',
  },
});
export type InviteAttendeesPayload = InstanceType<typeof InviteAttendeesPayload>;
