import type { MailContent } from './mail-layout';

interface Invited {
  firstName: string;
  eventTitle: string;
  /** Dates and place in words. */
  when: string;
  url: string;
}

interface MeetingMail {
  firstName: string;
  otherName: string;
  eventTitle: string;
  /** Day and time in the event's zone, in words. */
  when: string;
  podName: string | null;
  url: string;
}

interface TimetableMail {
  firstName: string;
  eventTitle: string;
  /** All meetings to come, a line each; empty for none. */
  when: string;
  url: string;
}

interface AnnouncementMail {
  firstName: string;
  title: string;
  /** Plain text; an empty line begins a new paragraph. */
  text: string;
  eventTitle: string;
  url: string;
}

interface CompanyInvitationMail {
  firstName: string;
  companyName: string;
  eventTitle: string;
  url: string;
}

interface ErasureWarning {
  eventTitle: string;
  people: number;
  when: string;
  url: string;
}

interface PausedWebhook {
  webhookName: string;
  eventTitle: string;
  /** The receiver said so; otherwise it failed for 24 hours. */
  isGone: boolean;
  url: string;
}

interface ApplicationMail {
  firstName: string;
  eventTitle: string;
  url: string;
}

/** By hand and planned. */
const reminder = ({ firstName, eventTitle, when, url }: Invited): MailContent => ({
  subject: `Your invitation to ${eventTitle} is waiting`,
  paragraphs: [`Hello ${firstName},`, `your place at ${eventTitle}, ${when}, is still waiting for you.`],
  button: { label: 'Complete your profile', url },
  note: 'The link is for you alone: please do not pass it on.',
});

export const english = {
  invitation: ({ firstName, eventTitle, when, url }: Invited): MailContent => ({
    subject: `You are invited to ${eventTitle}`,
    paragraphs: [
      `Hello ${firstName},`,
      `you are invited to ${eventTitle}, ${when}.`,
      'Complete your profile, and find the people worth meeting before the doors open.',
    ],
    button: { label: 'Accept the invitation', url },
    note: 'The link is for you alone: please do not pass it on.',
  }),
  'invitation-reminder': reminder,
  'planned-reminder': reminder,
  'one-time-code': ({ code, url }: { code: string | null; url: string }): MailContent => ({
    subject: code ? 'Your code for Podium' : 'Your link for Podium',
    paragraphs: code
      ? [
          'Enter this code where you asked for it, within 10 minutes, or use the link below to set a new password.',
        ]
      : ['Use this link to set a new password. Codes are off for today, since wrong ones were tried.'],
    ...(code ? { code } : {}),
    button: { label: 'Set a new password', url },
    note: 'The link works for 12 hours, once. If you did not ask for this mail, you can ignore it: nothing has changed.',
  }),
  // Without the display name: the maker of the account could write anything to a stranger with it.
  'verify-email': ({ code, url }: { code: string; url: string }): MailContent => ({
    subject: 'Confirm your e-mail address for Podium',
    paragraphs: [
      'Somebody made an account with this e-mail address.',
      'If that was you, enter this code within 10 minutes, or sign in and follow the link within 24 hours.',
    ],
    code,
    button: { label: 'Confirm my address', url },
    note: 'If it was not you, you can ignore this mail: the account gets nothing that is meant for you.',
  }),
  'set-password': ({ displayName, url }: { displayName: string; url: string }): MailContent => ({
    subject: 'Welcome to Podium',
    paragraphs: [`Hello ${displayName},`, 'an account was made for you. Choose a password to sign in.'],
    button: { label: 'Choose a password', url },
    note: 'The link is good for 7 days, once.',
  }),
  'password-reset': ({ displayName, url }: { displayName: string; url: string }): MailContent => ({
    subject: 'Choose a new password for Podium',
    paragraphs: [`Hello ${displayName},`, 'an organiser sent you this link to choose a new password.'],
    button: { label: 'Choose a password', url },
    note: 'The link works for 24 hours, once. Until then your old password works.',
  }),
  'role-raised': ({ displayName, url }: { displayName: string; url: string }): MailContent => ({
    subject: 'You have new rights in Podium',
    paragraphs: [
      `Hello ${displayName},`,
      'you have new rights in Podium. Your old password no longer works: please choose a new one.',
    ],
    button: { label: 'Choose a password', url },
    note: 'The link works for 7 days, once. You can ask for another one on the sign-in page.',
  }),
  'meeting-requested': ({ firstName, otherName, eventTitle, when, url }: MeetingMail): MailContent => ({
    subject: `${otherName} would like to meet you`,
    paragraphs: [`Hello ${firstName},`, `${otherName} would like to meet you at ${eventTitle}, ${when}.`],
    button: { label: 'Answer', url },
  }),
  'meeting-confirmed': ({ firstName, otherName, when, podName, url }: MeetingMail): MailContent => ({
    subject: `Your meeting with ${otherName} is confirmed`,
    paragraphs: [`Hello ${firstName},`, `you meet ${otherName}, ${when}${podName ? `, at ${podName}` : ''}.`],
    button: { label: 'See the meeting', url },
  }),
  'meeting-changed': ({ firstName, otherName, when, podName, url }: MeetingMail): MailContent => ({
    subject: `Your meeting with ${otherName} has moved`,
    paragraphs: [
      `Hello ${firstName},`,
      `your meeting with ${otherName} is now ${when}${podName ? `, at ${podName}` : ''}.`,
    ],
    button: { label: 'See the meeting', url },
  }),
  'meeting-cancelled': ({ firstName, otherName, when, url }: MeetingMail): MailContent => ({
    subject: `Your meeting with ${otherName} does not take place`,
    paragraphs: [`Hello ${firstName},`, `your meeting with ${otherName}, ${when}, does not take place.`],
    button: { label: 'Find another time', url },
  }),
  'meeting-reminder': ({ firstName, otherName, when, podName, url }: MeetingMail): MailContent => ({
    subject: `You are about to meet ${otherName}`,
    paragraphs: [`Hello ${firstName},`, `you meet ${otherName}, ${when}${podName ? `, at ${podName}` : ''}.`],
    button: { label: 'See the meeting', url },
  }),
  'timetable-changed': ({ firstName, eventTitle, when, url }: TimetableMail): MailContent => ({
    subject: `Your meetings at ${eventTitle}`,
    paragraphs: [
      `Hello ${firstName},`,
      when
        ? `the organisers have planned your meetings at ${eventTitle}:`
        : `no meetings are planned for you at ${eventTitle} any more.`,
      when,
    ],
    button: { label: 'See your meetings', url },
  }),
  announcement: ({ firstName, title, text, eventTitle, url }: AnnouncementMail): MailContent => ({
    subject: `${title} · ${eventTitle}`,
    paragraphs: [`Hello ${firstName},`, ...text.split(/\n{2,}/)],
    button: { label: 'Open the event', url },
    note: `The organisers of ${eventTitle} sent you this because you take part in it.`,
  }),
  'company-invitation': ({
    firstName,
    companyName,
    eventTitle,
    url,
  }: CompanyInvitationMail): MailContent => ({
    subject: `${companyName} would like you in its team`,
    paragraphs: [
      `Hello ${firstName},`,
      `${companyName} would like you in its team at ${eventTitle}. You can accept or decline in the portal.`,
    ],
    button: { label: 'Answer', url },
  }),
  // Without the name, as `verify-email`.
  'application-received': ({ eventTitle, url }: Omit<ApplicationMail, 'firstName'>): MailContent => ({
    subject: `Your application for ${eventTitle}`,
    paragraphs: [
      'Hello,',
      `your application for ${eventTitle} has come in. The organisers look at it, and their answer comes by mail.`,
    ],
    button: { label: 'See where it stands', url },
  }),
  'application-approved': ({ firstName, eventTitle, url }: ApplicationMail): MailContent => ({
    subject: `You take part in ${eventTitle}`,
    paragraphs: [
      `Hello ${firstName},`,
      `the organisers have approved your application: you have a place at ${eventTitle}.`,
    ],
    button: { label: 'Open the event', url },
  }),
  'application-declined': ({
    firstName,
    eventTitle,
    text,
    url,
  }: ApplicationMail & {
    /** The reason in the organisers' own words. */
    text: string | null;
  }): MailContent => ({
    subject: `Your application for ${eventTitle} was declined`,
    paragraphs: [
      `Hello ${firstName},`,
      `the organisers of ${eventTitle} have declined your application.`,
      ...(text ? text.split(/\n{2,}/) : []),
    ],
    button: { label: 'See the application', url },
  }),
  'application-waitlisted': ({
    eventTitle,
    position,
    url,
  }: Omit<ApplicationMail, 'firstName'> & { position: number }): MailContent => ({
    subject: `You are on the waiting list of ${eventTitle}`,
    paragraphs: [
      'Hello,',
      `no place is free at ${eventTitle} right now. You are number ${position} on the waiting list.`,
      'When a place comes free, it is offered to the first in line. A mail tells you when it is your turn, and until when the place is kept for you.',
    ],
    button: { label: 'See where you stand', url },
  }),
  'place-offered': ({
    firstName,
    eventTitle,
    when,
    url,
  }: ApplicationMail & {
    /** The deadline in the event's zone, in words. */
    when: string;
  }): MailContent => ({
    subject: `A place at ${eventTitle} is yours if you want it`,
    paragraphs: [
      `Hello ${firstName},`,
      `a place at ${eventTitle} has come free. It is kept for you until ${when}.`,
      'Please take it or let it go: otherwise it goes to the next in line.',
    ],
    button: { label: 'Answer', url },
    note: 'The link is for you alone: please do not pass it on.',
  }),
  'offer-expired': ({ firstName, eventTitle, url }: ApplicationMail): MailContent => ({
    subject: `The offer of a place at ${eventTitle} has ended`,
    paragraphs: [
      `Hello ${firstName},`,
      `the place at ${eventTitle} was kept for you and has gone to the next in line. You can apply again, at the end of the line.`,
    ],
    button: { label: 'Apply again', url },
  }),
  'webhook-paused': ({ webhookName, eventTitle, isGone, url }: PausedWebhook): MailContent => ({
    subject: `The webhook ${webhookName} was paused`,
    paragraphs: [
      isGone
        ? `The receiver of the webhook ${webhookName} of ${eventTitle} answered that its address is gone (410).`
        : `The receiver of the webhook ${webhookName} of ${eventTitle} has not accepted anything for 24 hours.`,
      'Nothing is sent until you resume it. Changes wait for 24 hours.',
    ],
    button: { label: 'Open the webhooks', url },
  }),
  'erasure-warning': ({ eventTitle, people, when, url }: ErasureWarning): MailContent => ({
    subject: `The people of ${eventTitle} will be erased`,
    paragraphs: [
      `${when}, ${people === 1 ? 'the person' : `all ${people} people`} of ${eventTitle} will be erased, as the event says: profiles, answers and contact details, and accounts that have no other event.`,
      'Please export what you have to keep until then, or change the days in the setup of the event. Reports without names stay.',
    ],
    button: { label: 'See what is erased', url },
  }),
};

/** The same templates, in any language. */
export type Templates = {
  [Name in keyof typeof english]: (data: Parameters<(typeof english)[Name]>[0]) => MailContent;
};
