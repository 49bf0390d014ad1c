import { definePayload } from '../../core/graphql/payload';
import { Meeting } from './meeting.types';

export const RequestMeetingPayload = definePayload('RequestMeetingPayload', {
  meeting: { type: () => Meeting, description: 'The new request.' },
});
export type RequestMeetingPayload = InstanceType<typeof RequestMeetingPayload>;

export const RespondToMeetingPayload = definePayload('RespondToMeetingPayload', {
  meeting: { type: () => Meeting, description: 'The meeting after the response.' },
});
export type RespondToMeetingPayload = InstanceType<typeof RespondToMeetingPayload>;

export const ConfirmMeetingTookPlacePayload = definePayload('ConfirmMeetingTookPlacePayload', {
  meeting: { type: () => Meeting, description: 'The meeting after the confirmation.' },
});
export type ConfirmMeetingTookPlacePayload = InstanceType<typeof ConfirmMeetingTookPlacePayload>;

export const ProposeMeetingTimePayload = definePayload('ProposeMeetingTimePayload', {
  meeting: { type: () => Meeting, description: 'The meeting with the proposal.' },
});
export type ProposeMeetingTimePayload = InstanceType<typeof ProposeMeetingTimePayload>;

export const RespondToProposalPayload = definePayload('RespondToProposalPayload', {
  meeting: { type: () => Meeting, description: 'The meeting after the response.' },
});
export type RespondToProposalPayload = InstanceType<typeof RespondToProposalPayload>;
