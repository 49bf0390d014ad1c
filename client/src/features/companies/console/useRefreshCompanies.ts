import { useApolloClient } from '@apollo/client/react';

/** Forgets the lists of companies, which asks again for those in sight. */
export function useRefreshCompanies(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.refetchQueries({
      updateCache: (cache) =>
        cache.modify<{ companies: unknown; companyFacets: unknown }>({
          fields: {
            companies: (_, { DELETE }) => DELETE,
            companyFacets: (_, { DELETE }) => DELETE,
          },
        }),
    });
  };
}

type Member = {
  team: unknown;
  teamSize: unknown;
  assignedTeam: unknown;
  assignedAttendees: unknown;
  pods: unknown;
};

/** Asks again for the teams and pods of these companies where they are in sight. */
export function useRefreshMembers(): (companyIds: readonly (string | undefined)[]) => Promise<void> {
  const client = useApolloClient();
  return async (companyIds) => {
    await client.refetchQueries({
      updateCache: (cache) => {
        for (const id of companyIds) {
          if (!id) continue;
          cache.modify<Member>({
            id: cache.identify({ __typename: 'Company', id }),
            fields: {
              team: (_, { INVALIDATE }) => INVALIDATE,
              teamSize: (_, { INVALIDATE }) => INVALIDATE,
              assignedTeam: (_, { INVALIDATE }) => INVALIDATE,
              assignedAttendees: (_, { INVALIDATE }) => INVALIDATE,
              pods: (_, { INVALIDATE }) => INVALIDATE,
            },
          });
        }
      },
    });
  };
}
