import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PersonCard_AttendeeFragment } from '../../generated/graphql';
import { useOverlays } from '../../hooks/useOverlays';
import { fullName } from '../../lib/format';
import { messages } from './messages';
import { MeetButton } from './MeetButton';
import styles from './PersonActions.module.css';

/** One-tap Meet and Message, where the viewer may; where a meeting is on its way already, how it stands. */
export function PersonActions({ person }: { person: PersonCard_AttendeeFragment }) {
  const overlays = useOverlays();
  const name = fullName(person);
  const { unreadCount } = person;
  if (!person.viewerCanRequestMeeting && !person.viewerCanMessage && !person.viewerMeeting) return null;
  return (
    <div className={styles.actions}>
      <MeetButton person={person} />
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
