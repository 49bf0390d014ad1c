import {
  CheckOutlined,
  ClockCircleOutlined,
  MailOutlined,
  StopOutlined,
  UserOutlined,
} from '@ant-design/icons';
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
  NOT_MAILED: { tone: 'neutral', Icon: StopOutlined },
  UNINVITED: { tone: 'neutral', Icon: UserOutlined },
} as const;

interface InvitationProps {
  person: Person;
  mailsLeave: boolean;
}

function stateOf({ person, mailsLeave }: InvitationProps): keyof typeof looks {
  const { stage, invitedAt, invitationDueAt } = person;
  if (stage === 'CONFIRMED') return 'CONFIRMED';
  if (!mailsLeave && (invitedAt ?? invitationDueAt)) return 'NOT_MAILED';
  if (invitationDueAt) return 'DUE';
  return invitedAt ? 'INVITED' : 'UNINVITED';
}

const words = { ...messages.status, DUE: messages.mailDue, NOT_MAILED: messages.notMailed };

/** The state of an attendee: invited or not, confirmed, or how far the application is. */
export function InvitationState(props: InvitationProps) {
  const { stage } = props.person;
  if (stage !== 'CONFIRMED' && isOnBoard(stage)) return <StageTag stage={stage} />;
  const state = stateOf(props);
  const { tone, Icon } = looks[state];
  return (
    <StatusTag tone={tone} icon={<Icon aria-hidden />}>
      {words[state]}
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

/** When the invitation was sent, that it waits, or that it was not e-mailed. */
export function InvitationSent({ person, mailsLeave }: InvitationProps) {
  if (!mailsLeave) return person.invitedAt ? messages.notMailedText : null;
  if (person.invitationDueAt) return <span title={messages.mailDueHint}>{messages.mailDue}</span>;
  return person.invitedAt ? <Moment at={person.invitedAt} /> : null;
}
