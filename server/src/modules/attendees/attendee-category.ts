/** The capacity in which a person attends. */
export enum AttendeeCategory {
  ATTENDEE = 'ATTENDEE',
  SPEAKER = 'SPEAKER',
  INVESTOR = 'INVESTOR',
}
