import { useApolloClient } from '@apollo/client/react';
import { queryFresh, refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { CompanyRequestDetailsDocument } from '../../../generated/graphql';
import { useCompanyRequestChangedSubscription, useCompanyRequestsQuery } from '../../../generated/hooks';

/** The requests to companies that concern the viewer, live while a screen shows them. */
export function useCompanyRequests(eventId: string) {
  const client = useApolloClient();
  useCatchUp('companyRequests');
  useCompanyRequestChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => {
      const { requestId = null } = data.data?.companyRequestChanged ?? {};
      if (!requestId) return;
      refresh(client, 'companyRequests');
      // Notifications show it beside the list.
      queryFresh(client, CompanyRequestDetailsDocument, { id: requestId }).catch((error: unknown) =>
        logFailure('The request was not refreshed', error),
      );
    },
    onError: (error) => logFailure('The subscription of requests to companies failed', error),
  });
  const { data } = useCompanyRequestsQuery({ variables: { eventId } });
  const nodes = data?.companyRequests.nodes ?? [];
  return {
    sent: nodes.filter(({ viewerAs }) => viewerAs === 'SENDER'),
    ofTeam: nodes.filter(({ viewerAs }) => viewerAs === 'RECEIVER'),
  };
}
