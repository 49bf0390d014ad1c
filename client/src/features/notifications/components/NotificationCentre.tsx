import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { SidePanel } from '../../../components/SidePanel';
import { paths } from '../../../lib/paths';
import { useMarkNotificationsRead } from '../hooks/useMarkNotificationsRead';
import { useNotificationList } from '../hooks/useNotificationList';
import { messages } from '../messages';
import { NotificationList } from './NotificationList';
import styles from './NotificationList.module.css';

interface NotificationCentreProps {
  eventId: string;
  onClose: () => void;
}

/** All notifications of the viewer in this event: beside the page, on phones from the bottom edge. */
export default function NotificationCentre({ eventId, onClose }: NotificationCentreProps) {
  const list = useNotificationList(eventId);
  const { markOne, markAll } = useMarkNotificationsRead(eventId, list.items);
  const hasUnread = list.items?.some(({ readAt }) => !readAt) ?? false;
  return (
    <SidePanel
      title={messages.title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Link to={paths.account('notifications')}>{messages.settings}</Link>
          <Button icon={<CheckOutlined aria-hidden />} disabled={!hasUnread} onClick={markAll}>
            {messages.markAllRead}
          </Button>
        </div>
      }
    >
      <NotificationList eventId={eventId} list={list} onOpen={markOne} />
    </SidePanel>
  );
}
