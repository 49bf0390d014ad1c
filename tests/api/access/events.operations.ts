import { F, U, type Operation } from './scene';
import { midnight } from '../../support/factories';

/** The rights to change events. */
export const eventOperations: Record<string, Operation> = {
  createEvent: {
    document:
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id viewerCanEdit } } }',
    variables: () => ({ input: { title: 'Forum', startsAt: midnight(3), endsAt: midnight(4) } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateEvent: {
    document: 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, tagline: 'Meet' } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  duplicateEvent: {
    document: 'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
};
