import { useApolloClient } from '@apollo/client/react';
import { LiveDigestDocument } from '../../generated/graphql';
import { queryFresh, refresh } from './freshness';
import { LIVE_FIELDS } from './live-digest';
import { loggedUnlessGone } from '../errors/log';
import { untilAnswered } from '../connection/until-answered';
import { useReconnected } from '../connection/useReconnected';

/** Not deduplicated: a pending earlier digest may have been answered before the subscriptions were active. */
const OF_NOW = { keep: false, queryDeduplication: false };

/** Asks which answers of an event changed without a connection, for `live-digest.ts` to refresh; all of them if that fails. */
export function useLiveDigest(eventId: string): void {
  const client = useApolloClient();
  useReconnected(() => {
    untilAnswered(() => queryFresh(client, LiveDigestDocument, { eventId }, OF_NOW)).catch(
      (error: unknown) => {
        loggedUnlessGone('What was missed is not known')(error);
        refresh(client, 'event', ...LIVE_FIELDS);
      },
    );
  });
}
