import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryFresh, refresh } from '../../../data/freshness/freshness';
import { logged } from '../../../data/errors/log';
import { ChangedActivityDocument, type NotificationKind } from '../../../generated/graphql';
import { useNotificationAddedSubscription } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { addNotification } from '../lib/notification-cache';
import { aboutContacts, notificationLink } from '../lib/notification-link';
import { notificationWords } from '../lib/notification-words';
import { messages } from '../messages';

/** Other changes of a meeting arrive by `meetingChanged` too, and are announced from there. */
const announced: ReadonlySet<NotificationKind> = new Set([
  'MEETING_MOVED',
  'MEETING_REMINDER',
  'TIMETABLE_CHANGED',
  'ACTIVITY_CHANGED',
  'ACTIVITY_REMOVED',
  'ANNOUNCEMENT',
  'CONDUCT_WARNING',
  'CONTACT_REQUESTED',
  'CONTACT_EXCHANGE_REQUESTED',
  'CONTACT_EXCHANGED',
]);

/** Keeps the notifications of an event live, and says at once what nothing else on the page says. */
export default function NotificationUpdates({ eventId }: { eventId: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const seen = useRef(new Set<string>());
  useNotificationAddedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => {
      const item = data.data?.notificationAdded;
      // Deliveries come at least once.
      if (!item || seen.current.has(item.id)) return;
      seen.current.add(item.id);
      if (item.kind === 'ACTIVITY_CHANGED' && item.activityId)
        queryFresh(client, ChangedActivityDocument, { id: item.activityId }).catch(
          logged('The session did not refresh'),
        );
      if (item.kind === 'ACTIVITY_REMOVED') refresh(client, 'activities', 'agenda');
      if (aboutContacts(item.kind)) refresh(client, 'contactHolders', 'contacts');
      if (!addNotification(client.cache, item) || !announced.has(item.kind)) return;
      const run = () => void navigate(notificationLink(item, window.location.search));
      toasts.info(notificationWords(item), { key: item.id, action: { label: messages.show, run } });
    },
    onError: logged('The notification subscription failed'),
  });
  return null;
}
