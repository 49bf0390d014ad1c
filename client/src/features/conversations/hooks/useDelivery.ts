import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { loggedUnlessGone } from '../../../data/errors/log';
import { untilAnswered } from '../../../data/connection/until-answered';
import type { ChatDelivery_MessageFragment } from '../../../generated/graphql';
import { isActiveThread } from '../lib/active-thread';
import { catchUp, refreshList } from '../lib/catch-up';
import { applyMessage, type Delivery } from '../lib/conversation-cache';

/** Takes a message into the cache, from the subscription and from our own sending alike, and fetches what it shows to be missing. */
export function useDelivery(
  eventId: string,
): (message: ChatDelivery_MessageFragment) => Delivery & { isBeingRead: boolean } {
  const client = useApolloClient();
  return useCallback(
    (message) => {
      const partnerId = message.sender.isViewer ? message.recipientId : message.senderId;
      const isBeingRead = isActiveThread(partnerId);
      const delivery = applyMessage(client.cache, message, isBeingRead);
      if (delivery.gap) catchUp(client, partnerId).catch(loggedUnlessGone('Missed messages did not load'));
      if (delivery.unlisted)
        untilAnswered(() => refreshList(client, eventId)).catch(
          loggedUnlessGone('The conversations did not load'),
        );
      return { ...delivery, isBeingRead };
    },
    [client, eventId],
  );
}
