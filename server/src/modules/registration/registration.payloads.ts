import { definePayload } from '../../core/graphql/payload';
import { SESSION_FIELDS } from '../users/index';
import { Attendee } from '../attendees/index';

export const RegisterPayload = definePayload('RegisterPayload', {
  ...SESSION_FIELDS,
  attendee: {
    type: () => Attendee,
    description:
      'The new profile: where it is complete its `stage` is CONFIRMED, APPLIED or WAITLISTED, otherwise INVITED until `joinEvent`.',
  },
});
export type RegisterPayload = InstanceType<typeof RegisterPayload>;

export const JoinEventPayload = definePayload('JoinEventPayload', {
  attendee: {
    type: () => Attendee,
    description: 'The profile of the viewer: CONFIRMED, APPLIED or WAITLISTED.',
  },
});
export type JoinEventPayload = InstanceType<typeof JoinEventPayload>;
