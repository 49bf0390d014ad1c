let activeAttendeeId: string | null = null;

/** Notes which conversation is before the reader's eyes: what arrives there is not counted as unread. */
export function setActiveThread(attendeeId: string): () => void {
  activeAttendeeId = attendeeId;
  return () => {
    if (activeAttendeeId === attendeeId) activeAttendeeId = null;
  };
}

/** Whether the conversation with this attendee is being read right now. */
export const isActiveThread = (attendeeId: string): boolean => activeAttendeeId === attendeeId;
