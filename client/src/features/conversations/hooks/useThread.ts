import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { useConversationThreadQuery } from '../../../generated/hooks';
import { logFailure } from '../../../lib/log';
import { untilAnswered } from '../../../lib/until-answered';
import { catchUp } from '../lib/catch-up';

const PAGE = 50;
const noMessages: ChatMessage_MessageFragment[] = [];

/** One conversation: its messages so far, and older ones on demand. */
export function useThread(attendeeId: string) {
  const client = useApolloClient();
  const [olderFailed, setOlderFailed] = useState(false);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const { data, error, loading, fetchMore, refetch } = useConversationThreadQuery({
    variables: { attendeeId, last: PAGE },
    // Catching up leaves no gap after the known messages, as asking for the newest page could.
    fetchPolicy: 'cache-first',
  });
  const conversation = data?.conversation;
  const messages = conversation?.messages.nodes ?? noMessages;

  useEffect(() => {
    catchUp(client, attendeeId).catch((reason: unknown) => logFailure('New messages did not load', reason));
  }, [client, attendeeId]);

  const loadOlder = async () => {
    const [oldest] = messages;
    if (loadingOlder || !oldest) return;
    setLoadingOlder(true);
    setOlderFailed(false);
    try {
      const variables = { attendeeId, last: PAGE, before: String(oldest.sequence) };
      await untilAnswered(() => fetchMore({ variables }));
    } catch (reason) {
      logFailure('Older messages did not load', reason);
      setOlderFailed(true);
    } finally {
      setLoadingOlder(false);
    }
  };

  return {
    conversation,
    messages,
    error,
    loading,
    refetch,
    loadOlder,
    loadingOlder,
    olderFailed,
    hasOlder: conversation?.messages.pageInfo.hasPreviousPage ?? false,
  };
}

export type Thread = ReturnType<typeof useThread>;
