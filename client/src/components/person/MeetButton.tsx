import { CalendarOutlined, CarryOutOutlined, ClockCircleOutlined, InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PersonCard_AttendeeFragment, PersonMeeting_MeetingFragment } from '../../generated/graphql';
import { useEventZone } from '../../hooks/useEventZone';
import { useNow } from '../../hooks/useNow';
import { useOverlays } from '../../hooks/useOverlays';
import { fullName } from '../../lib/format';
import { dayKey, formatShortDay, formatTime } from '../../lib/time';
import { messages } from './messages';

type Person = Pick<
  PersonCard_AttendeeFragment,
  'id' | 'firstName' | 'lastName' | 'viewerCanRequestMeeting' | 'viewerMeeting'
>;

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

function Ask({ person }: { person: Person }) {
  const overlays = useOverlays();
  if (!person.viewerCanRequestMeeting) return null;
  return (
    <Button icon={<CalendarOutlined aria-hidden />} onClick={() => overlays.openMeet(person.id)}>
      {messages.meet}
      <span className="visually-hidden">{fullName(person)}</span>
    </Button>
  );
}

function Standing({ person, meeting }: { person: Person; meeting: PersonMeeting_MeetingFragment }) {
  const overlays = useOverlays();
  const zone = useEventZone();
  const now = useNow();
  // The list was read earlier: meetings end meanwhile.
  if (Date.parse(meeting.endsAt) <= now.getTime()) return <Ask person={person} />;
  const { text, icon } = stateOf(meeting, zone, now);
  return (
    <Button icon={icon} color="primary" variant="filled" onClick={() => overlays.openMeeting(meeting.id)}>
      {text}
      <span className="visually-hidden">{fullName(person)}</span>
    </Button>
  );
}

/** Asks for a meeting, or says how the one that is on its way stands and opens it. */
export function MeetButton({ person }: { person: Person }) {
  const { viewerMeeting: meeting } = person;
  return meeting && meeting.status !== 'REJECTED' ? (
    <Standing person={person} meeting={meeting} />
  ) : (
    <Ask person={person} />
  );
}
