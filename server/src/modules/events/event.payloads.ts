import { definePayload } from '../../core/graphql/payload';
import { Event } from './event.types';

export const CreateEventPayload = definePayload('CreateEventPayload', {
  event: { type: () => Event, description: 'The new event.' },
});
export type CreateEventPayload = InstanceType<typeof CreateEventPayload>;

export const UpdateEventPayload = definePayload('UpdateEventPayload', {
  event: { type: () => Event, description: 'The event after the change.' },
});
export type UpdateEventPayload = InstanceType<typeof UpdateEventPayload>;

export const DuplicateEventPayload = definePayload('DuplicateEventPayload', {
  event: { type: () => Event, description: 'The new draft.' },
});
export type DuplicateEventPayload = InstanceType<typeof DuplicateEventPayload>;
