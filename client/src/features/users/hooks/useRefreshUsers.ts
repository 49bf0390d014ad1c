import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Forgets the lists of users, which asks again for those in sight. */
export function useRefreshUsers(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.refetchQueries({
      updateCache: (cache) =>
        cache.modify<{ users: unknown }>({ fields: { users: (_, { DELETE }) => DELETE } }),
    });
  }, [client]);
}
