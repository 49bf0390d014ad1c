import type { DomainEvent } from '../../core/outbox/outbox.queries';
import { podScheduleEvents } from '../pods/index';
import { MeetingStatus } from './meeting.entity';
import type { Meeting } from './meeting.types';

/** The published form of a meeting: the id alone, receivers load the fields that they may see. */
export interface MeetingChanged {
  meetingId: string;
}

/** Topic of changes of one attendee's meetings. */
export const meetingsTopic = (attendeeId: string): string => `attendee.${attendeeId}.meetings`;

const changedFor = (attendeeId: string, meetingId: string): DomainEvent => ({
  topic: meetingsTopic(attendeeId),
  payload: { meetingId } satisfies MeetingChanged,
});

type Changed = Pick<Meeting, 'id' | 'eventId' | 'senderId' | 'receiverId' | 'status' | 'podId'>;

export const meetingEvents = {
  /** Something that only this participant may see has changed. */
  changedFor,
  /** Notifies both participants, and staff who watch the pods where the meeting has or had one. */
  changed: ({ id, eventId, senderId, receiverId, status, podId }: Changed): DomainEvent[] => [
    ...[receiverId, senderId].map((attendeeId) => changedFor(attendeeId, id)),
    ...(podId && status !== MeetingStatus.PENDING ? [podScheduleEvents.entryChanged(eventId, id)] : []),
  ],
};
