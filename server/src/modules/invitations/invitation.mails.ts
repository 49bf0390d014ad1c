import { DateTime } from 'luxon';
import type { OutgoingMail } from '../mails/index';

/** A person to whom an invitation is mailed. */
export interface Invitee {
  id: string;
  eventId: string;
  firstName: string;
  inviteCode: string;
  email: string;
  eventTitle: string;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  venue: string | null;
  city: string | null;
  /** The code was made for former credentials of the user, or mailed to a former address. */
  isOutdated: boolean;
}

/** Dates and place in words: `3 May 2027 – 5 May 2027, Expo Centre, Karachi`. */
const whenOf = ({ startsAt, endsAt, timezone, venue, city }: Invitee): string => {
  const dayOf = (time: Date): string => DateTime.fromJSDate(time, { zone: timezone }).toFormat('d LLLL yyyy');
  // An event that ends at midnight has its last day before.
  const days = [dayOf(startsAt), dayOf(new Date(endsAt.getTime() - 1))];
  return [[...new Set(days)].join(' – '), venue, city].filter(Boolean).join(', ');
};

/** The mail with the link that accepts an invitation. */
export const invitationMail = (
  invitee: Invitee,
  siteUrl: string,
  template: 'invitation' | 'invitation-reminder' = 'invitation',
): OutgoingMail<'invitation' | 'invitation-reminder'> => ({
  to: invitee.email,
  recipientId: invitee.id,
  template,
  eventId: invitee.eventId,
  data: {
    firstName: invitee.firstName,
    eventTitle: invitee.eventTitle,
    when: whenOf(invitee),
    url: `${siteUrl}/auth/invite/${invitee.inviteCode}`,
  },
});
