import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { MeetingsWithDocument, MyMeetingsDocument } from '../../../generated/graphql';
import { createCache } from '../../../lib/cache';
import { applyMeeting } from './meeting-cache';

const meeting = {
  __typename: 'Meeting' as const,
  id: 'meeting',
  eventId: 'e1',
  status: 'PENDING' as const,
  startsAt: '2026-11-23T10:00:00Z',
  endsAt: '2026-11-23T10:20:00Z',
  note: null,
  reason: null,
  closedReason: null,
  expiresAt: null,
  createdAt: '2026-11-23T09:00:00Z',
  viewerAs: 'RECEIVER' as const,
  viewerCanRespond: true,
  viewerCanCancel: false,
  viewerCanPropose: true,
  viewerCanRespondToProposal: false,
  viewerCanConfirm: false,
  participants: [],
  proposal: null,
  pod: null,
  other: {
    __typename: 'Attendee' as const,
    id: 'ada',
    firstName: 'Ada',
    lastName: 'Khan',
    jobTitle: null,
    organization: null,
    avatarUrl: null,
    country: null,
    viewerCanMessage: true,
  },
};

test('a meeting that is delivered twice is in each list once, and counted once', async () => {
  const asked: (string | undefined)[] = [];
  const server = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      const event = { __typename: 'Event', id: 'e1', viewerPendingMeetingCount: 1 };
      observer.next({ data: { event } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: server, cache: createCache() });
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };
  const meetings = { __typename: 'MeetingConnection' as const, nodes: [], pageInfo, totalCount: 0 };
  const mine = { query: MyMeetingsDocument, variables: { eventId: 'e1' } };
  const withAda = { query: MeetingsWithDocument, variables: { eventId: 'e1', attendeeId: 'ada' } };
  client.writeQuery({ ...mine, data: { meetings } });
  client.writeQuery({ ...withAda, data: { meetings } });
  await Promise.all([applyMeeting(client, meeting), applyMeeting(client, meeting)]);
  await applyMeeting(client, { ...meeting, status: 'ACTIVE' });
  for (const list of [client.readQuery(mine)?.meetings, client.readQuery(withAda)?.meetings])
    expect([list?.totalCount, list?.nodes.map(({ id }) => id)]).toEqual([1, ['meeting']]);
  // What waits is the server's to count.
  expect(new Set(asked)).toEqual(new Set(['PendingMeetings']));
});
