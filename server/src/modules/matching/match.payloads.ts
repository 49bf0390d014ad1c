import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';

export const DismissMatchPayload = definePayload('DismissMatchPayload', {
  attendee: { type: () => Attendee, description: 'The attendee who was dismissed.' },
});
export type DismissMatchPayload = InstanceType<typeof DismissMatchPayload>;

export const UndismissMatchPayload = definePayload('UndismissMatchPayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is no longer dismissed.' },
});
export type UndismissMatchPayload = InstanceType<typeof UndismissMatchPayload>;
