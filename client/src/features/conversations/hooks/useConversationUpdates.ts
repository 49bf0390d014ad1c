import { useConversationChangedSubscription } from '../../../generated/hooks';
import { logFailure } from '../../../lib/log';

/**
 * Keeps read ticks live: what arrives goes straight into the cache. Only ticks: counts and last messages are kept by the
 * messages themselves, and would be counted twice where this news overtakes a message.
 */
export function useConversationUpdates(eventId: string): void {
  useConversationChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onError: (error) => logFailure('The subscription to read ticks failed', error),
  });
}
