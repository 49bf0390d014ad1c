import { ID, Int } from 'type-graphql';
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

export const SetBookmarkPayload = definePayload('SetBookmarkPayload', {
  attendee: { type: () => Attendee, description: 'The attendee whose bookmark was set or removed.' },
  bookmarks: {
    type: () => [ID],
    description: 'Ids of all attendees that the viewer has bookmarked, the latest first; at most 1,000.',
  },
});
export type SetBookmarkPayload = InstanceType<typeof SetBookmarkPayload>;

export const BlockAttendeePayload = definePayload('BlockAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is blocked.' },
});
export type BlockAttendeePayload = InstanceType<typeof BlockAttendeePayload>;

export const UnblockAttendeePayload = definePayload('UnblockAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is no longer blocked.' },
});
export type UnblockAttendeePayload = InstanceType<typeof UnblockAttendeePayload>;
