import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { logFailure } from '../errors/log';

/**
 * Loads further pages of a query one at a time; `networkStatus` is the query's own. A page counts as loading until the
 * query shows it, which is later than its answer: another request in between would start at the same cursor, and
 * Apollo would show neither.
 */
export function useFurtherPage(networkStatus: NetworkStatus) {
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const isLoading = isAsking || networkStatus === NetworkStatus.fetchMore;

  const load = async (fetchPage: () => Promise<unknown>): Promise<void> => {
    if (isLoading) return;
    setAsking(true);
    setFailed(false);
    try {
      await fetchPage();
    } catch (reason) {
      logFailure('A further page did not load', reason);
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  return { isLoading, isFailed, load };
}
