import type { ApolloClient } from '@apollo/client';
import {
  MeetingDetailsDocument,
  MeetingsWithDocument,
  MyMeetingsDocument,
  PendingMeetingsDocument,
  type MeetingCard_MeetingFragment,
} from '../../../generated/graphql';
import { queryFresh } from '../../../lib/freshness';

interface MeetingList {
  meetings: { nodes: MeetingCard_MeetingFragment[]; totalCount: number };
}

/** A list of meetings with one more, unless it is there already. */
function withMeeting<T extends MeetingList>(known: T | null, meeting: MeetingCard_MeetingFragment): T | null {
  if (!known || known.meetings.nodes.some(({ id }) => id === meeting.id)) return known;
  const { meetings } = known;
  const nodes = [...meetings.nodes, meeting];
  return { ...known, meetings: { ...meetings, nodes, totalCount: meetings.totalCount + 1 } };
}

/** The one updater for a meeting, whether our own mutation or the subscription brought it. */
export async function applyMeeting(
  client: ApolloClient,
  meeting: MeetingCard_MeetingFragment,
): Promise<void> {
  const { cache } = client;
  const { eventId, other } = meeting;
  cache.updateQuery({ query: MyMeetingsDocument, variables: { eventId } }, (known) =>
    withMeeting(known, meeting),
  );
  if (other) {
    const variables = { eventId, attendeeId: other.id };
    cache.updateQuery({ query: MeetingsWithDocument, variables }, (known) => withMeeting(known, meeting));
  }
  await Promise.all([refreshLists(client), refreshPending(client, eventId)]);
}

/**
 * Whether a changed meeting belongs to a list by status, or to the agenda, only the server can tell: those on screen
 * are asked again. With `everything`, so are the lists by person.
 */
async function refreshLists(client: ApolloClient, everything = false): Promise<void> {
  const isStale = (field: string) =>
    field.includes('"status"') || (everything && field.includes('"attendeeId"'));
  await client.refetchQueries({
    updateCache: (cache) =>
      cache.modify<{ meetings: unknown; agenda: unknown }>({
        fields: {
          agenda: (_, { INVALIDATE }) => INVALIDATE,
          meetings: (list, { storeFieldName, INVALIDATE }) => (isStale(storeFieldName) ? INVALIDATE : list),
        },
      }),
  });
}

/** Asks for the number of requests that wait for the viewer, which only the server can count. */
async function refreshPending(client: ApolloClient, eventId: string): Promise<void> {
  await queryFresh(client, PendingMeetingsDocument, { eventId });
}

/** After a lost connection: fetches the meetings and their count again. */
export async function refreshMeetings(client: ApolloClient, eventId: string): Promise<void> {
  const known = client.readQuery({ query: MyMeetingsDocument, variables: { eventId } });
  const list = known ? queryFresh(client, MyMeetingsDocument, { eventId }) : Promise.resolve();
  await Promise.all([list, refreshLists(client, true), refreshPending(client, eventId)]);
}

/** Fetches one meeting again after the server refused a change to an outdated state of it. */
export async function refreshMeeting(client: ApolloClient, { id }: { id: string }): Promise<void> {
  await queryFresh(client, MeetingDetailsDocument, { id });
}
