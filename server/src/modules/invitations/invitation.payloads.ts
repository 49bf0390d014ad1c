import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { Attendee } from '../attendees/index';
import { SESSION_FIELDS } from '../users/index';
import { InvitationPlan } from './invitation-plan.types';

export const SendInvitationReminderPayload = definePayload('SendInvitationReminderPayload', {
  attendee: { type: () => Attendee, description: 'The attendee whose invitation is mailed again.' },
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

export const SendTestInvitationPayload = definePayload('SendTestInvitationPayload', {
  email: { type: () => EmailAddressScalar, description: 'Address that it is mailed to.' },
});
export type SendTestInvitationPayload = InstanceType<typeof SendTestInvitationPayload>;

export const UpdateInvitationPlanPayload = definePayload('UpdateInvitationPlanPayload', {
  invitationPlan: { type: () => InvitationPlan, description: 'How people are invited now.' },
});
export type UpdateInvitationPlanPayload = InstanceType<typeof UpdateInvitationPlanPayload>;

export const SetPasswordPayload = definePayload('SetPasswordPayload', SESSION_FIELDS);
export type SetPasswordPayload = InstanceType<typeof SetPasswordPayload>;
