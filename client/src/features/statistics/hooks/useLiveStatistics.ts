import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useThrottledCallback } from 'use-debounce';
import type { InMemoryCache } from '@apollo/client';
import { refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useStatisticsChangedSubscription, useStatisticsQuery } from '../../../generated/hooks';

/** Cards move with every change; charts, which cost the server more, a moment later. */
const CHARTS_EVERY_MS = 8_000;

/** The numbers of an event, which the server keeps current. */
export function useLiveStatistics(eventId: string) {
  const client = useApolloClient();
  // One for each event: the live numbers take the place of those known. Attendees' pages need not load this.
  useState(() =>
    (client.cache as InMemoryCache).policies.addTypePolicies({
      EventStatistics: { keyFields: ['eventId'] },
      StatisticsTotals: { keyFields: false, merge: true },
    }),
  );
  const { data, error, refetch } = useStatisticsQuery({ variables: { eventId } });
  const refreshCharts = useThrottledCallback(() => refresh(client, 'eventStatistics'), CHARTS_EVERY_MS, {
    leading: false,
  });
  useStatisticsChangedSubscription({
    variables: { eventId },
    // The cache takes them in.
    ignoreResults: true,
    onData: refreshCharts,
    onError: (failure) => logFailure('The statistics subscription failed', failure),
  });
  useCatchUp('eventStatistics');
  return { statistics: data?.eventStatistics, error: data ? undefined : error, retry: () => void refetch() };
}
