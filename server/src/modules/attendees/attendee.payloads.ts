import { definePayload } from '../../core/graphql/payload';
import { REMAINING_KEYS } from '../users/index';
import { Attendee } from './attendee.types';

export const CreateAttendeePayload = definePayload('CreateAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The new attendee.' },
});
export type CreateAttendeePayload = InstanceType<typeof CreateAttendeePayload>;

export const UpdateAttendeePayload = definePayload('UpdateAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee after the change.' },
  ...REMAINING_KEYS,
});
export type UpdateAttendeePayload = InstanceType<typeof UpdateAttendeePayload>;

export const DeleteAttendeePayload = definePayload('DeleteAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee as it was before.' },
  ...REMAINING_KEYS,
});
export type DeleteAttendeePayload = InstanceType<typeof DeleteAttendeePayload>;
