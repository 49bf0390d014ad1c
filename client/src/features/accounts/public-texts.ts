export interface PublicText {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

export const helpText: PublicText = {
  title: 'Need Help?',
  lead: 'Short answers to what people ask most.',
  sections: [
    {
      heading: 'I cannot sign in',
      paragraphs: [
        'Check the e-mail address: it is the one your invitation was sent to. If the password does not come back to you, use “Forgot password?” on the sign-in page; you get a code by e-mail and choose a new one.',
        'After several wrong tries the sign-in pauses for a little while. Waiting helps; trying faster does not.',
      ],
    },
    {
      heading: 'I have an invite code',
      paragraphs: [
        'Open “I have an invite code” on the sign-in page and type the code from your invitation, or follow the link in it. You then set a password and complete your profile.',
      ],
    },
    {
      heading: 'How do meetings work?',
      paragraphs: [
        'Pick a person, choose a time that suits you both and send the request. When the other side accepts, a place for the meeting – a pod – is reserved for you two, and both of you see which.',
        'A request that nobody answers lapses after 24 hours. All times are the event’s own time.',
      ],
    },
    {
      heading: 'What is the QR code in my profile for?',
      paragraphs: [
        'It opens the door. Show it at the entrance; do not post pictures of it, because it admits whoever shows it first.',
      ],
    },
    {
      heading: 'Still stuck?',
      paragraphs: [
        'Ask at the information desk of your event, or answer the e-mail your invitation came with: it reaches the organiser.',
      ],
    },
  ],
};

export const termsText: PublicText = {
  title: 'Terms & Conditions',
  lead: 'The rules of using Podium, in plain words.',
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
        'Your account is yours alone. Keep your password and your entry code to yourself, and tell the organiser if you think somebody else has them.',
        'What you say about yourself should be true: others decide by it whether to give you their time.',
      ],
    },
    {
      heading: 'Being fair to others',
      paragraphs: [
        'Write to people as you would speak to them in person. No advertising by the dozen, no harassment, nothing unlawful. Anyone can block you and report a message; organisers may then look at that message and close your access.',
        'When you accept a meeting, come to it, or cancel it in time for the other side to use the hour.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'We run Podium with care, but cannot promise that it is never interrupted. Meetings, times and places can change with the event; what the portal shows last is what counts.',
      ],
    },
  ],
};

export const privacyText: PublicText = {
  title: 'Privacy Policy',
  lead: 'What we keep, who sees it, and how you take it back.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your name, e-mail address and password (only in a form that cannot be read back), the profile you write for each event, your bookmarks, messages and meetings, and the times you entered the event.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Other people at the same event see your name, job title, organization, introduction, interests, country and pictures. Your e-mail address, phone number and entry code are seen by you and the event’s staff only.',
        'Messages are between you and the person you write to. Staff cannot read them; they see a single message only when one of you reports it.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your sign-in, the event you are joining and the appearance you chose. Signing out removes what belongs to you. There are no trackers and no advertising.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can correct your profile at any time, and ask the organiser for a copy of your data or for its removal. Past meetings then keep only the fact that they took place.',
      ],
    },
  ],
};
