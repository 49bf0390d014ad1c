import type { DomainEvent } from '../../core/outbox';
import type { Meeting } from './meeting.types';

/** What is published about a meeting: the id alone, receivers load what they may see. */
export interface MeetingChanged {
  meetingId: string;
}

/** Topic of what is new with one attendee's meetings. */
export const meetingsTopic = (attendeeId: string): string => `attendee.${attendeeId}.meetings`;

const changedFor = (attendeeId: string, meetingId: string): DomainEvent => ({
  topic: meetingsTopic(attendeeId),
  payload: { meetingId } satisfies MeetingChanged,
});

export const meetingEvents = {
  /** Something that only this participant may see has changed. */
  changedFor,
  /** Both sides are told. */
  changed: ({ id, senderId, receiverId }: Pick<Meeting, 'id' | 'senderId' | 'receiverId'>): DomainEvent[] =>
    [receiverId, senderId].map((attendeeId) => changedFor(attendeeId, id)),
};
