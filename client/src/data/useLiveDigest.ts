import { useApolloClient } from '@apollo/client/react';
import { LiveDigestDocument } from '../generated/graphql';
import { queryFresh, refresh } from './freshness';
import { LIVE_FIELDS } from './live-digest';
import { logFailure } from './log';
import { untilAnswered } from './until-answered';
import { useReconnected } from './useReconnected';

/** An earlier one under way may have been answered before the subscriptions stood. */
const OF_NOW = { keep: false, queryDeduplication: false };

/** Asks what changed in an event while there was no connection; `live-digest.ts` refreshes that. Without an answer, everything is. */
export function useLiveDigest(eventId: string): void {
  const client = useApolloClient();
  useReconnected(() => {
    untilAnswered(() => queryFresh(client, LiveDigestDocument, { eventId }, OF_NOW)).catch(
      (error: unknown) => {
        logFailure('What was missed is not known', error);
        refresh(client, 'event', ...LIVE_FIELDS);
      },
    );
  });
}
