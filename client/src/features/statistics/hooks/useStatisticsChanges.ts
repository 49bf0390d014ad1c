import type { InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useThrottledCallback } from 'use-debounce';
import { logFailure } from '../../../data/errors/log';
import { refresh } from '../../../data/freshness/freshness';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useStatisticsChangedSubscription } from '../../../generated/hooks';

/** Takes in the live numbers of an event, and refreshes `name` a moment after they have changed. */
export function useStatisticsChanges(
  eventId: string,
  name: Parameters<typeof refresh>[1],
  everyMs: number,
): void {
  const client = useApolloClient();
  // One for each event: the live numbers take the place of those known. Attendees' pages need not load this.
  useState(() =>
    (client.cache as InMemoryCache).policies.addTypePolicies({
      EventStatistics: { keyFields: ['eventId'] },
      EventToday: { keyFields: ['eventId'] },
      // One thing may be in several tasks.
      OrganiserTaskItem: { keyFields: false },
      StatisticsTotals: { keyFields: false, merge: true },
    }),
  );
  const refreshSoon = useThrottledCallback(() => refresh(client, name), everyMs, { leading: false });
  useStatisticsChangedSubscription({
    variables: { eventId },
    // The cache takes them in.
    ignoreResults: true,
    onData: refreshSoon,
    onError: (failure) => logFailure('The statistics subscription failed', failure),
  });
  useCatchUp(name);
}
