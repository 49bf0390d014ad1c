import type { ApolloClient } from '@apollo/client';
import {
  PendingMeetingsDocument,
  MyMeetingsDocument,
  type MeetingCard_MeetingFragment,
} from '../../../generated/graphql';

/** The one updater for a meeting, whether our own mutation or the subscription brought it. */
export async function applyMeeting(
  client: ApolloClient,
  meeting: MeetingCard_MeetingFragment,
): Promise<void> {
  client.cache.updateQuery(
    { query: MyMeetingsDocument, variables: { eventId: meeting.eventId } },
    (known) => {
      if (!known || known.meetings.nodes.some(({ id }) => id === meeting.id)) return known;
      const { meetings } = known;
      return {
        ...known,
        meetings: { ...meetings, nodes: [...meetings.nodes, meeting], totalCount: meetings.totalCount + 1 },
      };
    },
  );
  await Promise.all([refreshFilteredLists(client), refreshPending(client, meeting.eventId)]);
}

/** Lists by status cannot tell by themselves whether a changed meeting belongs to them: those on screen are asked again. */
async function refreshFilteredLists(client: ApolloClient): Promise<void> {
  await client.refetchQueries({
    updateCache: (cache) =>
      cache.modify<{ meetings: unknown; meetingOptions: unknown }>({
        fields: {
          meetings: (list, { storeFieldName, INVALIDATE }) =>
            storeFieldName.includes('"status"') ? INVALIDATE : list,
        },
      }),
  });
}

/** Asks for the number of requests that wait for the viewer, which only the server can count. */
export async function refreshPending(client: ApolloClient, eventId: string): Promise<void> {
  await client.query({ query: PendingMeetingsDocument, variables: { eventId }, fetchPolicy: 'network-only' });
}

/** After a lost connection: the meetings and their count anew. */
export async function refreshMeetings(client: ApolloClient, eventId: string): Promise<void> {
  const known = client.readQuery({ query: MyMeetingsDocument, variables: { eventId } });
  const list = known
    ? client.query({ query: MyMeetingsDocument, variables: { eventId }, fetchPolicy: 'network-only' })
    : Promise.resolve();
  await Promise.all([list, refreshFilteredLists(client), refreshPending(client, eventId)]);
}
