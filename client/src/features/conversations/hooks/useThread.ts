import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useConversationThreadQuery } from '../../../generated/hooks';
import { logFailure } from '../../../lib/log';
import { catchUp } from '../lib/catch-up';
import { lastSequenceOf } from '../lib/message-list';
import { useMarkRead } from './useMarkRead';

const PAGE = 50;

/** One conversation: its messages so far, older ones on demand, marked as read while it is looked at. */
export function useThread(attendeeId: string) {
  const client = useApolloClient();
  const [olderFailed, setOlderFailed] = useState(false);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const { data, error, loading, fetchMore, refetch } = useConversationThreadQuery({
    variables: { attendeeId, last: PAGE },
    // What is here already is kept gapless by catching up; asking for the newest page could leave a hole.
    fetchPolicy: 'cache-first',
  });
  const conversation = data?.conversation;
  const messages = conversation?.messages.nodes ?? [];

  useEffect(() => {
    catchUp(client, attendeeId).catch((reason: unknown) => logFailure('New messages did not load', reason));
  }, [client, attendeeId]);

  useMarkRead(conversation, lastSequenceOf(messages));

  const loadOlder = async () => {
    const [oldest] = messages;
    if (loadingOlder || !oldest) return;
    setLoadingOlder(true);
    setOlderFailed(false);
    try {
      await fetchMore({ variables: { attendeeId, last: PAGE, before: String(oldest.sequence) } });
    } catch {
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
