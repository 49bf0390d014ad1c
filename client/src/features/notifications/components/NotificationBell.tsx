import { BellOutlined } from '@ant-design/icons';
import { useNotificationCountQuery } from '../../../generated/hooks';
import { HeaderButton, useOverlays } from '../../../ui';
import { messages } from '../messages';

/** Opens the notifications, and shows how many are unread. */
export function NotificationBell({ eventId }: { eventId: string }) {
  const overlays = useOverlays();
  const { data } = useNotificationCountQuery({ variables: { eventId }, from: 'cache' });
  const unread = data?.event.unreadNotificationCount ?? 0;
  return (
    <HeaderButton
      icon={<BellOutlined aria-hidden />}
      label={messages.bell(unread)}
      count={unread}
      onClick={() => overlays.openModal('notifications')}
    />
  );
}
