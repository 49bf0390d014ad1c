/** The published form of an entry: the id alone. */
export interface CheckInRecorded {
  checkInId: string;
}

/** Topic of the entries of an event. */
export const checkInsTopic = (eventId: string): string => `event.${eventId}.check-ins`;
