import {
  BellOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NotificationItem_NotificationFragment, NotificationKind } from '../../../generated/graphql';
import { Row, Stack, Text, TimeAgo } from '../../../ui';
import { notificationLink } from '../lib/notification-link';
import { messages } from '../messages';
import styles from '../notifications.module.css';

const icons: Record<NotificationKind, ReactNode> = {
  ACTIVITY_CHANGED: <CalendarOutlined />,
  ACTIVITY_REMOVED: <CloseCircleOutlined />,
  ANNOUNCEMENT: <BellOutlined />,
  CONDUCT_WARNING: <BellOutlined />,
  MEETING_ACCEPTED: <CheckCircleOutlined />,
  MEETING_CANCELLED: <CloseCircleOutlined />,
  MEETING_EXPIRED: <ClockCircleOutlined />,
  MEETING_MOVED: <SwapOutlined />,
  MEETING_PROPOSED: <SwapOutlined />,
  MEETING_REJECTED: <CloseCircleOutlined />,
  MEETING_REMINDER: <BellOutlined />,
  MEETING_REMOVED: <CloseCircleOutlined />,
  MEETING_REQUESTED: <CalendarOutlined />,
};

interface NotificationItemProps {
  notification: NotificationItem_NotificationFragment;
  onOpen: (notification: NotificationItem_NotificationFragment) => void;
}

/** One notification; the whole row leads to what it is about. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { search } = useLocation();
  const { text, details, createdAt } = notification;
  const isUnread = !notification.readAt;
  return (
    <Row
      as={Link}
      align="start"
      gap="sm"
      to={notificationLink(notification, search)}
      preventScrollReset
      replace
      className={isUnread ? `${styles.item} ${styles.unread}` : styles.item}
      onClick={() => onOpen(notification)}
    >
      <span className={styles.icon} aria-hidden>
        {icons[notification.kind]}
      </span>
      <Stack as="span" grow>
        <span>
          {isUnread && <span className="visually-hidden">{`${messages.unread}: `}</span>}
          {details ? <strong>{text}</strong> : text}
        </span>
        {details && <Text lines>{details}</Text>}
        <Text size="sm" tone="tertiary" strong={400}>
          <TimeAgo at={createdAt} />
        </Text>
      </Stack>
      {isUnread && <span className={styles.dot} aria-hidden />}
    </Row>
  );
}
