import { catalogue } from '../../../lib/i18n';

interface PublicText {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

const help: PublicText = {
  title: 'Need Help?',
  lead: 'Answers to common questions.',
  sections: [
    {
      heading: 'I cannot sign in',
      paragraphs: [
        'Use the e-mail address that your invitation was sent to. If you have forgotten your password, choose “Forgot password?” on the sign-in page. We send you a code by e-mail, and you can set a new password.',
        'After several failed attempts, signing in is paused for a short while. Please wait a moment and try again.',
      ],
    },
    {
      heading: 'I have an invite code',
      paragraphs: [
        'Choose “I have an invite code” on the sign-in page and enter the code from your invitation, or follow the link in it. You can then set a password and complete your profile.',
      ],
    },
    {
      heading: 'How do meetings work?',
      paragraphs: [
        'Choose a person, pick a time when you are both free and send a request. When the other person accepts, a meeting place (a pod) is reserved, and both of you can see which one.',
        'A request expires if it is not answered within 24 hours, or before the meeting would begin. All times are shown in the event’s time zone.',
      ],
    },
    {
      heading: 'What is the QR code in my profile for?',
      paragraphs: [
        'It is your ticket. Show it at the entrance, and do not share pictures of it: anyone who has the code can use it to enter in your name.',
      ],
    },
    {
      heading: 'Still need help?',
      paragraphs: [
        'Ask at the information desk of your event, or reply to your invitation e-mail to reach the organiser.',
      ],
    },
  ],
};

const terms: PublicText = {
  title: 'Terms & Conditions',
  lead: 'The rules for using Podium, in plain language.',
  sections: [
    {
      heading: 'What Podium is',
      paragraphs: [
        'Podium helps people at an event find each other, talk and meet. The organiser of each event decides who takes part and is responsible for the event itself.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Your account is personal. Keep your password and your entry code to yourself, and tell the organiser if you think someone else has them.',
        'Please keep your profile accurate. Others rely on it when they decide whom to meet.',
      ],
    },
    {
      heading: 'Respect for others',
      paragraphs: [
        'Write to people as you would speak to them in person. Spam, harassment and unlawful content are not allowed. Anyone can block you or report a message. Organisers may then review that message and end your access.',
        'When you have accepted a meeting, please attend it, or cancel early enough for the other person to use the time.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'We run Podium with care, but cannot guarantee that it is always available. Meetings, times and places may change during the event. The information in the portal is the most recent.',
      ],
    },
  ],
};

const privacy: PublicText = {
  title: 'Privacy Policy',
  lead: 'What data we store, who can see it, and what your rights are.',
  sections: [
    {
      heading: 'Data we store',
      paragraphs: [
        'Your name, your e-mail address, your password (as a hash that cannot be turned back into the password), your profile for each event, your bookmarks, messages and meetings, and the times at which you entered the event.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'Other people at the same event see your name, job title, organization, introduction, interests, country and pictures. Only you and the event’s staff can see your e-mail address, phone number and entry code. You can choose to share your e-mail address with people you have a confirmed meeting with.',
        'Messages are private between you and the person you write to. Staff cannot read them. They see a message only when one of you reports it.',
      ],
    },
    {
      heading: 'Data on your device',
      paragraphs: [
        'Your sign-in, the event you are joining, pages you have opened (so that you can read them offline) and your settings. Signing out removes your personal data from the device. There is no tracking and no advertising.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can edit your profile, download your data and delete your account at any time, in your account settings. Past meetings then keep only the fact that they took place.',
      ],
    },
  ],
};

/** The public pages of text. */
export const messages = catalogue('public-pages', { help, terms, privacy });
