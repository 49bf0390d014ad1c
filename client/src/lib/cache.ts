import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import { connectionPolicy } from './connection-policy';

interface MessagePages {
  nodes: Reference[];
  pageInfo?: { hasPreviousPage?: boolean; hasNextPage?: boolean };
}

/** Messages of one conversation form one list, whichever end a page was asked from. */
const messagesPolicy: FieldPolicy<MessagePages> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    if (!existing) return incoming;
    const byId = new Map([...existing.nodes, ...incoming.nodes].map((node) => [readField('id', node), node]));
    const sequence = (node: Reference): number => readField<number>('sequence', node) ?? 0;
    const older = typeof args?.before === 'string';
    return {
      ...existing,
      nodes: [...byId.values()].sort((a, b) => sequence(a) - sequence(b)),
      pageInfo: {
        ...incoming.pageInfo,
        ...existing.pageInfo,
        ...(older && { hasPreviousPage: incoming.pageInfo?.hasPreviousPage }),
      },
    };
  },
};

/** The normalised store: one object per thing, one list per set of filters. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Conversation: { keyFields: ['attendeeId'], fields: { messages: messagesPolicy } },
      Query: {
        fields: {
          attendee: {
            read: (known, { args, toReference }) =>
              known ?? toReference({ __typename: 'Attendee', id: args?.id }),
          },
          attendees: connectionPolicy(['eventId', 'filter', 'sort']),
          bookmarks: connectionPolicy(['eventId']),
          conversations: connectionPolicy(['eventId']),
          events: connectionPolicy(['search', 'status']),
          meetings: connectionPolicy(['eventId', 'status', 'attendeeId']),
          pods: connectionPolicy(['eventId']),
        },
      },
    },
  });
