import { CheckOutlined, ClockCircleOutlined, MailOutlined, UserOutlined } from '@ant-design/icons';
import { useEventZone } from '../../../data/event/useEventZone';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { formatShortDay, formatTime } from '../../../lib/time';
import { StatusTag } from '../../../ui';
import { isOnBoard } from '../lib/board';
import StageTag from './applications/StageTag';
import { messages } from './messages';

type Person = Pick<StaffRow_AttendeeFragment, 'stage' | 'invitedAt' | 'invitationDueAt'>;

const looks = {
  CONFIRMED: { tone: 'success', Icon: CheckOutlined },
  DUE: { tone: 'waiting', Icon: ClockCircleOutlined },
  INVITED: { tone: 'waiting', Icon: MailOutlined },
  UNINVITED: { tone: 'neutral', Icon: UserOutlined },
} as const;

function stateOf({ stage, invitedAt, invitationDueAt }: Person): keyof typeof looks {
  if (stage === 'CONFIRMED') return 'CONFIRMED';
  if (invitationDueAt) return 'DUE';
  return invitedAt ? 'INVITED' : 'UNINVITED';
}

/** The state of an attendee: invited or not, confirmed, or how far the application is. */
export function InvitationState({ person }: { person: Person }) {
  const { stage } = person;
  if (stage !== 'CONFIRMED' && isOnBoard(stage)) return <StageTag stage={stage} />;
  const state = stateOf(person);
  const { tone, Icon } = looks[state];
  return (
    <StatusTag tone={tone} icon={<Icon aria-hidden />}>
      {state === 'DUE' ? messages.mailDue : messages.status[state]}
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
