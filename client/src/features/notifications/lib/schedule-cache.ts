import type { ApolloClient } from '@apollo/client';
import {
  ChangedActivityDocument,
  type NotificationItem_NotificationFragment,
} from '../../../generated/graphql';
import { queryFresh } from '../../../lib/freshness';

type Notice = Pick<NotificationItem_NotificationFragment, 'kind' | 'activityId'>;

/** Brings what a notification says of the schedule onto every screen that shows it, clashes included. */
export async function refreshSchedule(client: ApolloClient, { kind, activityId }: Notice): Promise<void> {
  if (kind === 'ACTIVITY_CHANGED' && activityId) {
    await queryFresh(client, ChangedActivityDocument, { id: activityId });
  }
  if (kind !== 'ACTIVITY_REMOVED') return;
  // It no longer has an id: the lists on screen are asked again.
  await client.refetchQueries({
    updateCache: (cache) =>
      cache.modify<{ activities: unknown; agenda: unknown }>({
        fields: {
          activities: (_, { INVALIDATE }) => INVALIDATE,
          agenda: (_, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}
