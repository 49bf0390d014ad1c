import { useEffect, useMemo } from 'react';
import { logged } from '../../../data/errors/log';
import { useEventContext } from '../../../data/event/useEventContext';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { useConversationListQuery, usePeopleToWriteQuery } from '../../../generated/hooks';
import { containsWords } from '../../../lib/highlight';

/** Shorter texts would match nearly all people. */
const MIN_LENGTH = 2;

/** Orders conversations by their last message. */
const newestFirst = (a: ConversationItem_ConversationFragment, b: ConversationItem_ConversationFragment) =>
  (b.lastMessage?.sentAt ?? '').localeCompare(a.lastMessage?.sentAt ?? '');

/** Whether all words of a search are in the name, the organization or the last message. */
export const matchesSearch = (
  { attendee, lastMessage }: Pick<ConversationItem_ConversationFragment, 'attendee' | 'lastMessage'>,
  search: string,
): boolean =>
  containsWords(search, attendee.firstName, attendee.lastName, attendee.organization, lastMessage?.text);

/** The conversations that a search finds, and other people to write to. */
export function useConversationSearch(search: string) {
  const eventId = useEventContext().event.id;
  const { data, error, loading, refetch, fetchMore } = useConversationListQuery({ variables: { eventId } });
  const page = data?.conversations;
  const isSearching = search.trim().length >= MIN_LENGTH;

  const loadMore = () => {
    if (!page?.pageInfo.hasNextPage || loading) return;
    fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(
      logged('More conversations did not load'),
    );
  };
  const endCursor = page?.pageInfo.endCursor;
  useEffect(() => {
    // Only what is here can be searched.
    if (isSearching) loadMore();
    // oxlint-disable-next-line react/exhaustive-deps -- once per page that arrives
  }, [isSearching, endCursor]);

  const conversations = useMemo(
    () =>
      page &&
      page.nodes
        .filter((conversation) => !isSearching || matchesSearch(conversation, search))
        .toSorted(newestFirst),
    [page, isSearching, search],
  );

  const people = usePeopleToWriteQuery({
    variables: { eventId, search: search.trim() },
    skip: !isSearching,
    from: 'cache',
  });
  const known = new Set(page?.nodes.map(({ attendeeId }) => attendeeId));
  const others = isSearching
    ? (people.data?.attendees.nodes ?? []).filter(
        ({ id, isViewer, viewerCanMessage }) => !isViewer && viewerCanMessage && !known.has(id),
      )
    : [];

  return {
    conversations,
    others,
    isSearching,
    /** The people are still being looked for. */
    isLooking: isSearching && people.loading,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isEmpty: page?.nodes.length === 0,
    error,
    loading,
    loadMore,
    refetch,
  };
}
