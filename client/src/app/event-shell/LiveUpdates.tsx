import MessageUpdates from '../../features/conversations/components/MessageUpdates';
import MeetingUpdates from '../../features/meetings/components/MeetingUpdates';
import NotificationUpdates from '../../features/notifications/components/NotificationUpdates';
import PresenceUpdates from '../../features/presence/PresenceUpdates';

/** Keeps what belongs to a profile live on every page of the event; loaded after the page itself. */
export default function LiveUpdates({ eventId }: { eventId: string }) {
  return (
    <>
      <MessageUpdates eventId={eventId} />
      <MeetingUpdates eventId={eventId} />
      <PresenceUpdates eventId={eventId} />
      <NotificationUpdates eventId={eventId} />
    </>
  );
}
