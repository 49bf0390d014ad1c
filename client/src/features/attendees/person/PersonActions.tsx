import {
  CalendarOutlined,
  CarryOutOutlined,
  ClockCircleOutlined,
  InboxOutlined,
  MessageOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import type { PersonCard_AttendeeFragment, PersonMeeting_MeetingFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { dayKey, formatShortDay, formatTime } from '../../../lib/time';
import { Count, RefusedButton, Row, useNow, useOverlays } from '../../../ui';
import { messages } from './messages';

function stateOf({ status, viewerAs, startsAt }: PersonMeeting_MeetingFragment, zone: string, now: Date) {
  if (status === 'PENDING') {
    return viewerAs === 'RECEIVER'
      ? { text: messages.answerRequest, icon: <InboxOutlined aria-hidden /> }
      : { text: messages.requested, icon: <ClockCircleOutlined aria-hidden /> };
  }
  const time = formatTime(startsAt, zone);
  const isToday = dayKey(startsAt, zone) === dayKey(now, zone);
  const text = isToday ? messages.meetingAt(time) : messages.meetingOn(formatShortDay(startsAt, zone), time);
  return { text, icon: <CarryOutOutlined aria-hidden /> };
}

/** Asks for a meeting, or says how the one that is on its way stands and opens it. */
function MeetButton({ person }: { person: PersonCard_AttendeeFragment }) {
  const overlays = useOverlays();
  const zone = useEventZone();
  const now = useNow();
  const { viewerMeeting } = person;
  // The list was read earlier: meetings end meanwhile.
  const isOpen =
    viewerMeeting && viewerMeeting.status !== 'REJECTED' && Date.parse(viewerMeeting.endsAt) > now.getTime();
  const meeting = isOpen ? viewerMeeting : null;
  if (!meeting && person.viewerMeetingRefusal)
    return (
      <RefusedButton icon={<CalendarOutlined aria-hidden />} refusal={person.viewerMeetingRefusal}>
        {messages.meet}
        <bdi className="visually-hidden">{fullName(person)}</bdi>
      </RefusedButton>
    );
  if (!meeting && !person.viewerCanRequestMeeting) return null;
  const { text, icon } = meeting
    ? stateOf(meeting, zone, now)
    : { text: messages.meet, icon: <CalendarOutlined aria-hidden /> };
  // One button for both: it keeps the focus when the request has been sent.
  return (
    <Button
      icon={icon}
      {...(meeting && { color: 'primary', variant: 'filled' })}
      onClick={() => (meeting ? overlays.openMeeting(meeting.id) : overlays.openMeet(person.id))}
    >
      {text}
      <bdi className="visually-hidden">{fullName(person)}</bdi>
    </Button>
  );
}

/** One-tap Meet and Message; where the viewer may not, why. Where a meeting is on its way already, how it stands. */
export function PersonActions({ person }: { person: PersonCard_AttendeeFragment }) {
  const overlays = useOverlays();
  const { unreadCount } = person;
  const { viewerMessageRefusal, viewerMeetingRefusal } = person;
  const isOffered = person.viewerCanRequestMeeting || person.viewerCanMessage || person.viewerMeeting;
  if (!isOffered && !viewerMessageRefusal && !viewerMeetingRefusal) return null;
  return (
    <Row wrap gap="xs">
      <MeetButton person={person} />
      {person.viewerCanMessage && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => overlays.openChat(person.id)}>
          {messages.message}
          <bdi className="visually-hidden">{fullName(person)}</bdi>
          <Count value={unreadCount} />
          {unreadCount > 0 && (
            <span className="visually-hidden">
              {unreadCount}
              {messages.unread}
            </span>
          )}
        </Button>
      )}
      {viewerMessageRefusal && (
        <RefusedButton icon={<MessageOutlined aria-hidden />} refusal={viewerMessageRefusal}>
          {messages.message}
          <bdi className="visually-hidden">{fullName(person)}</bdi>
        </RefusedButton>
      )}
    </Row>
  );
}
