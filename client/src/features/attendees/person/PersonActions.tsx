import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { Count, Row, useOverlays } from '../../../ui';
import { MeetButton } from './MeetButton';
import { messages } from './messages';

/** One-tap Meet and Message, where the viewer may; where a meeting is on its way already, how it stands. */
export function PersonActions({ person }: { person: PersonCard_AttendeeFragment }) {
  const overlays = useOverlays();
  const { unreadCount } = person;
  if (!person.viewerCanRequestMeeting && !person.viewerCanMessage && !person.viewerMeeting) return null;
  return (
    <Row wrap gap="xs">
      <MeetButton person={person} />
      {person.viewerCanMessage && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => overlays.openChat(person.id)}>
          {messages.message}
          <span className="visually-hidden">{fullName(person)}</span>
          <Count value={unreadCount} />
          {unreadCount > 0 && (
            <span className="visually-hidden">
              {unreadCount}
              {messages.unread}
            </span>
          )}
        </Button>
      )}
    </Row>
  );
}
