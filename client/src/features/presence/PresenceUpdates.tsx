import { useEffect } from 'react';
import { logFailure } from '../../data/errors/log';
import { presence } from '../../data/event/presence';
import { onSocketChange } from '../../data/connection/realtime-state';
import { useWatchedPeople } from '../../data/event/useWatchedPeople';
import { usePresenceChangedSubscription } from '../../generated/hooks';

/** Keeps the presence of the people on screen live: a hall of thousands comes and goes, and one viewer sees few of them. */
export default function PresenceUpdates({ eventId }: { eventId: string }) {
  const attendeeIds = useWatchedPeople();
  usePresenceChangedSubscription({
    variables: { eventId, filter: { attendeeIds: [...attendeeIds] } },
    skip: attendeeIds.length === 0,
    ignoreResults: true,
    // Presence is stored outside the cache, so that answers of queries stay recent.
    context: { changesData: false },
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
