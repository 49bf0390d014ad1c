import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { logged } from '../../../data/errors/log';
import { untilAnswered } from '../../../data/connection/until-answered';
import { useFurtherPage } from '../../../data/freshness/useFurtherPage';
import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { useConversationThreadQuery } from '../../../generated/hooks';
import { catchUp } from '../lib/catch-up';

const PAGE = 50;
const noMessages: ChatMessage_MessageFragment[] = [];

/** One conversation: its messages so far, and older ones on demand. */
export function useThread(attendeeId: string) {
  const client = useApolloClient();
  const { data, error, networkStatus, fetchMore, refetch } = useConversationThreadQuery({
    variables: { attendeeId, last: PAGE },
    // Catching up leaves no gap after the known messages, as asking for the newest page could.
    from: 'cache',
  });
  const conversation = data?.conversation;
  const messages = conversation?.messages.nodes ?? noMessages;

  useEffect(() => {
    catchUp(client, attendeeId).catch(logged('New messages did not load'));
  }, [client, attendeeId]);

  const older = useFurtherPage(networkStatus);
  const loadOlder = async () => {
    const [oldest] = messages;
    if (!oldest) return;
    const variables = { attendeeId, last: PAGE, before: String(oldest.sequence) };
    await older.load(() => untilAnswered(() => fetchMore({ variables })));
  };

  return {
    conversation,
    messages,
    error,
    refetch,
    loadOlder,
    loadingOlder: older.isLoading,
    olderFailed: older.isFailed,
    hasOlder: conversation?.messages.pageInfo.hasPreviousPage ?? false,
  };
}

export type Thread = ReturnType<typeof useThread>;
