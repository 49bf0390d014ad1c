import { CheckOutlined, ClockCircleOutlined, MailOutlined, UserOutlined } from '@ant-design/icons';
import { StatusTag } from '../../../components/StatusTag';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatShortDay, formatTime } from '../../../lib/time';
import { messages } from './messages';

type Person = Pick<StaffRow_AttendeeFragment, 'status' | 'invitedAt' | 'invitationDueAt'>;

/** The state of an attendee: invited or not, confirmed. */
export function InvitationState({ person }: { person: Person }) {
  if (person.status === 'CONFIRMED')
    return (
      <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
        {messages.status.CONFIRMED}
      </StatusTag>
    );
  if (person.invitationDueAt)
    return (
      <StatusTag tone="waiting" icon={<ClockCircleOutlined aria-hidden />}>
        {messages.mailDue}
      </StatusTag>
    );
  if (person.invitedAt)
    return (
      <StatusTag tone="waiting" icon={<MailOutlined aria-hidden />}>
        {messages.status.INVITED}
      </StatusTag>
    );
  return (
    <StatusTag tone="neutral" icon={<UserOutlined aria-hidden />}>
      {messages.status.UNINVITED}
    </StatusTag>
  );
}

/** A moment in the event's time, short. */
export function Moment({ at }: { at: string }) {
  const zone = useEventZone();
  return (
    <time dateTime={at}>
      {formatShortDay(at, zone)}, {formatTime(at, zone)}
    </time>
  );
}

/** When the invitation was sent, or that it waits. */
export function InvitationSent({ person }: { person: Person }) {
  if (person.invitationDueAt) return <span title={messages.mailDueHint}>{messages.mailDue}</span>;
  return person.invitedAt ? <Moment at={person.invitedAt} /> : null;
}
