import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Forgets the lists of people, which asks again for those in sight. */
export function useRefreshPeople(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.refetchQueries({
      updateCache: (cache) =>
        cache.modify<{ attendees: unknown }>({ fields: { attendees: (_, { DELETE }) => DELETE } }),
    });
  }, [client]);
}
