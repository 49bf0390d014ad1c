import type { Rule } from '../../core/request/authorization';
import { MeetingStatus } from './meeting.entity';
import { MeetingAction, type Meeting } from './meeting.types';
import { canTake } from './meeting.status';

type Sides = Pick<Meeting, 'senderId' | 'receiverId' | 'status'>;
type Timed = Sides & Pick<Meeting, 'startsAt' | 'endsAt'>;
type MeetingRule<Of = Sides> = Rule<{ attendeeId: string | null }, Of>;

const isReceiver: MeetingRule = ({ attendeeId }, meeting) => attendeeId === meeting.receiverId;
const isParticipant: MeetingRule = (who, meeting) =>
  isReceiver(who, meeting) || who.attendeeId === meeting.senderId;

/** The other participant of a meeting. */
export const otherParticipant = (
  { senderId, receiverId }: Pick<Meeting, 'senderId' | 'receiverId'>,
  attendeeId: string | null,
): string => (attendeeId === senderId ? receiverId : senderId);

/** Access rules of a meeting. */
export const meetingPolicy = {
  /** Only its two people. Staff see it in the pods' plans, without its note and reason. */
  read: isParticipant,
  answer: isReceiver,
  cancel: isParticipant,
  propose: isParticipant,
  /** Each side for itself. */
  confirm: isParticipant,
  /** `viewerCanRespond` and `viewerCanCancel`: allowed, and possible from the present status. */
  canRespond: ((who, meeting) =>
    isReceiver(who, meeting) && canTake(meeting.status, MeetingAction.ACCEPT)) satisfies MeetingRule,
  canCancel: ((who, meeting) =>
    isParticipant(who, meeting) &&
    canTake(meeting.status, MeetingAction.CANCEL) &&
    (meeting.status !== MeetingStatus.ACTIVE || meeting.endsAt.getTime() > Date.now())) satisfies MeetingRule<
    Omit<Timed, 'startsAt'>
  >,
  canPropose: ((who, meeting) =>
    isParticipant(who, meeting) &&
    meeting.status !== MeetingStatus.REJECTED &&
    meeting.startsAt.getTime() > Date.now()) satisfies MeetingRule<Timed>,
  canConfirm: ((who, meeting) =>
    isParticipant(who, meeting) &&
    meeting.status === MeetingStatus.ACTIVE &&
    meeting.endsAt.getTime() <= Date.now()) satisfies MeetingRule<Timed>,
};
