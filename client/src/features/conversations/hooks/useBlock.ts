import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useBlockAttendeeMutation } from '../../../generated/hooks';
import { refresh } from '../../../lib/freshness';
import { logFailure } from '../../../lib/log';
import { evictPerson } from '../lib/conversation-cache';
import { refreshList } from '../lib/catch-up';

/** Blocks a person: from then on they are gone from every list of the viewer. */
export function useBlock(eventId: string): (attendeeId: string) => Promise<void> {
  const client = useApolloClient();
  const [block] = useBlockAttendeeMutation();
  return useCallback(
    async (attendeeId) => {
      await block({ variables: { input: { attendeeId } } });
      evictPerson(client.cache, attendeeId);
      refresh(client, 'meetings');
      refreshList(client, eventId).catch((error: unknown) =>
        logFailure('The conversations did not load', error),
      );
    },
    [client, block, eventId],
  );
}
