import { useEffect } from 'react';
import { usePresenceChangedSubscription } from '../../generated/hooks';
import { logFailure } from '../../lib/log';
import { presence } from '../../lib/presence';
import { onSocketChange } from '../../lib/realtime';

/** Keeps presence live: one subscription for the whole event. */
export default function PresenceUpdates({ eventId }: { eventId: string }) {
  usePresenceChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => presence.apply(data.data?.presenceChanged ?? []),
    onError: (error) => logFailure('The presence subscription failed', error),
  });
  useEffect(() => {
    const stop = onSocketChange((_state, reconnected) => {
      if (reconnected) presence.clear();
    });
    return () => {
      stop();
      presence.clear();
    };
  }, []);
  return null;
}
