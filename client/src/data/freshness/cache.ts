import {
  defaultDataIdFromObject,
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { inPageLanguage } from '../errors/errors';
import { connectionPolicy } from './connection-policy';

interface MessagePages {
  nodes: Reference[];
  pageInfo?: { hasPreviousPage?: boolean; hasNextPage?: boolean };
}

/** Messages of one conversation form one list, whether a page was read forwards or backwards. */
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

const wordsPolicy: FieldPolicy<string> = { read: (words) => words && inPageLanguage(words) };

/** The normalised store: one object per thing, one list per set of filters. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: {
      SearchResult: ['AttendeeSearchResult', 'CompanySearchResult', 'FaqSearchResult', 'SessionSearchResult'],
    },
    typePolicies: {
      Conversation: { keyFields: ['attendeeId'], fields: { messages: messagesPolicy } },
      PodSchedule: { keyFields: ['eventId', 'date'] },
      // The server speaks the language of the account; the page may follow the browser's.
      ContactRefusal: { fields: { message: wordsPolicy, help: wordsPolicy } },
      // Has no id: part of the attendee, or of the list of matches.
      Match: { keyFields: false, merge: true },
      // Has no id: identified by its company or attendee, each of which belongs to one event only.
      ContactHolder: {
        keyFields: ({ company, attendee }) => {
          // The store holds a reference where an answer holds the company or person.
          const holder = (company ?? attendee) as StoreObject & Partial<Reference>;
          const { __ref: key = defaultDataIdFromObject(holder) } = holder;
          return `ContactHolder:${key}`;
        },
      },
      Query: {
        fields: {
          activities: connectionPolicy(['eventId', 'date', 'kind', 'track', 'mine']),
          // Items have no ids, so that a new agenda replaces the cached one.
          agenda: { merge: (_known, incoming: unknown) => incoming },
          attendee: {
            read: (known, { args, toReference }) =>
              known ?? toReference({ __typename: 'Attendee', id: args?.id }),
          },
          attendees: connectionPolicy(['eventId', 'filter', 'sort']),
          blockedAttendees: connectionPolicy(['eventId']),
          bookmarks: connectionPolicy(['eventId']),
          companies: connectionPolicy(['eventId', 'filter', 'sort']),
          companyRequests: connectionPolicy(['eventId']),
          contactHolders: connectionPolicy(['eventId']),
          contacts: connectionPolicy(['eventId', 'state']),
          conversations: connectionPolicy(['eventId']),
          favouriteCompanies: connectionPolicy(['eventId']),
          faqs: connectionPolicy(['eventId', 'category']),
          importFaultyRows: connectionPolicy(['importId', 'search']),
          imports: connectionPolicy(['eventId']),
          insights: connectionPolicy(['eventId']),
          events: connectionPolicy(['search', 'status']),
          meetingWishes: connectionPolicy(['eventId', 'kind']),
          meetings: connectionPolicy(['eventId', 'status', 'attendeeId']),
          mySecurityEvents: connectionPolicy([]),
          notifications: connectionPolicy(['eventId', 'unreadOnly']),
          pods: connectionPolicy(['eventId']),
          scheduleRunMeetings: connectionPolicy([
            'runId',
            'change',
            'outcome',
            'attendeeId',
            'companyId',
            'podId',
            'date',
          ]),
          scheduleRunPeople: connectionPolicy(['runId']),
          sessionComments: connectionPolicy(['activityId']),
          sessions: connectionPolicy([]),
        },
      },
    },
  });
