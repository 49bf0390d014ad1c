import { useApolloClient } from '@apollo/client/react';
import { logged } from '../../../data/errors/log';
import { useConversationChangedSubscription } from '../../../generated/hooks';
import { settleReadElsewhere } from '../lib/conversation-cache';
import { typing } from '../lib/typing';

/**
 * Keeps read ticks and typing live: what arrives goes straight into the cache. Only ticks: counts and last messages are
 * kept by the messages themselves, and would be counted twice where this news overtakes a message.
 */
export function useConversationUpdates(eventId: string): void {
  const { cache } = useApolloClient();
  useConversationChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => {
      const change = data.data?.conversationChanged;
      if (!change) return;
      const { attendeeId } = change.conversation;
      if (change.otherTyping === null || change.otherTyping === undefined)
        settleReadElsewhere(cache, eventId, attendeeId);
      else typing.set(attendeeId, change.otherTyping);
    },
    onError: logged('The subscription to read ticks failed'),
  });
}
