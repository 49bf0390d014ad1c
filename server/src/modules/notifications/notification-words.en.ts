import type { NotificationKind } from './notification.entity';

/** The texts of notifications in one language; values come isolated where it runs from right to left. */
export interface NotificationWords {
  /** In the place of the name of a person who has left. */
  nobody: string;
  /** Of a meeting that was removed with the other person. */
  personLeft: string;
  pod: (name: string) => string;
  /** By kind, around the name of the person or the title of what it is about. */
  kinds: Record<NotificationKind, (subject: string) => string>;
}

export const english: NotificationWords = {
  nobody: 'A former attendee',
  personLeft: 'Your meeting was removed: the other person has left the event',
  pod: (name) => `Pod: ${name}`,
  kinds: {
    MEETING_REQUESTED: (name) => `${name} would like to meet you`,
    MEETING_ACCEPTED: (name) => `${name} accepted your meeting`,
    MEETING_REJECTED: (name) => `${name} declined your request`,
    MEETING_CANCELLED: (name) => `${name} cancelled your meeting`,
    MEETING_EXPIRED: (name) => `${name} did not answer in time`,
    MEETING_REMOVED: (name) => `The organisers removed your meeting with ${name}`,
    MEETING_MOVED: (name) => `Your meeting with ${name} has moved`,
    MEETING_PROPOSED: (name) => `${name} proposes another time`,
    PROPOSAL_REJECTED: (name) => `${name} declined the time that you proposed`,
    MEETING_REMINDER: (name) => `Your meeting with ${name} begins soon`,
    ACTIVITY_CHANGED: (title) => `“${title}” in your agenda has changed`,
    ACTIVITY_REMOVED: (title) => `“${title}” was taken off the schedule`,
    ANNOUNCEMENT: (title) => title,
    CONTACT_REQUESTED: (name) => `${name} met you and asks for your e-mail and phone`,
    CONTACT_EXCHANGE_REQUESTED: (name) =>
      `${name} scanned your badge and would like to exchange contact details`,
    CONTACT_EXCHANGED: (name) => `You and ${name} have exchanged contact details`,
    COMPANY_INVITED: (name) => `${name} invites you to join its team`,
    COMPANY_MEETING_REQUESTED: (name) => `${name} would like to meet your company`,
    LEAD_REMINDER: (name) => `Follow up with ${name}`,
    TIMETABLE_CHANGED: () => 'The organisers have planned your meetings',
    CONDUCT_WARNING: () =>
      'A message of yours made somebody uncomfortable. Please keep your messages friendly and to the point. The organisers are glad to help if you have questions.',
  },
};
