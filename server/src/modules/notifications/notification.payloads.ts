import { definePayload } from '../../core/graphql/payload';
import { Event } from '../events/index';

export const MarkNotificationsReadPayload = definePayload('MarkNotificationsReadPayload', {
  event: { type: () => Event, description: 'The event with its new count of unread notifications.' },
});
export type MarkNotificationsReadPayload = InstanceType<typeof MarkNotificationsReadPayload>;
