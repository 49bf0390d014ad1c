import { CalendarOutlined, MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PersonCard_AttendeeFragment } from '../../generated/graphql';
import { useOverlays } from '../../hooks/useOverlays';
import { fullName } from '../../lib/format';
import { messages } from './messages';
import styles from './PersonActions.module.css';

/** One-tap Meet and Message, where the viewer may. */
export function PersonActions({ person }: { person: PersonCard_AttendeeFragment }) {
  const overlays = useOverlays();
  const name = fullName(person);
  const { unreadCount } = person;
  if (!person.viewerCanRequestMeeting && !person.viewerCanMessage) return null;
  return (
    <div className={styles.actions}>
      {person.viewerCanRequestMeeting && (
        <Button icon={<CalendarOutlined aria-hidden />} onClick={() => overlays.openMeet(person.id)}>
          {messages.meet}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
      {person.viewerCanMessage && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => overlays.openChat(person.id)}>
          {messages.message}
          <span className="visually-hidden">{name}</span>
          {unreadCount > 0 && (
            <span className={styles.unread}>
              {unreadCount}
              <span className="visually-hidden">{messages.unread}</span>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}
