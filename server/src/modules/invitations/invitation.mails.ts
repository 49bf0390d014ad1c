import { isRightToLeft, type Language } from '../../core/graphql/languages';
import { timeIn } from '../events/index';
import type { OutgoingMail } from '../mails/index';
import type { Invitee } from './invitation.queries';

/** Mails with the link that accepts an invitation. */
export type InvitationTemplate = 'invitation' | 'invitation-reminder' | 'planned-reminder';

/** Dates and place in words: `3 May 2027 – 5 May 2027, Expo Centre, Karachi`. */
const whenOf = ({ startsAt, endsAt, timezone, venue, city }: Invitee, language: Language): string => {
  const dayOf = (time: Date): string => timeIn(time, timezone, language).toFormat('d LLLL yyyy');
  // An event that ends at midnight has its last day before.
  const days = [dayOf(startsAt), dayOf(new Date(endsAt.getTime() - 1))];
  return [[...new Set(days)].join(' – '), venue, city]
    .filter(Boolean)
    .join(isRightToLeft(language) ? '، ' : ', ');
};

/** The mail with the link that accepts an invitation; the first one has the organisers' own words. */
export const invitationMail = (
  invitee: Invitee,
  siteUrl: string,
  template: InvitationTemplate = 'invitation',
): OutgoingMail<InvitationTemplate> => ({
  to: invitee.email,
  recipientId: invitee.id,
  template,
  eventId: invitee.eventId,
  ...(template === 'invitation' && {
    own: (language) => invitee.words?.find((words) => words.language === language),
  }),
  data: {
    firstName: invitee.firstName,
    eventTitle: invitee.eventTitle,
    when: (language) => whenOf(invitee, language),
    url: `${siteUrl}/auth/invite/${invitee.inviteCode}`,
  },
});
