import { catalogue } from '../../lib/i18n';

/** Texts of confirming one's e-mail address. */
export const messages = catalogue('email-verification', {
  title: 'Confirm your e-mail address',
  lead: (email: string) =>
    `We send a code of six digits to ${email}. Invitations to this address are yours once it is confirmed.`,
  linkLead: (email: string) => `One click, and ${email} is confirmed as yours.`,
  signInFirst: 'Sign in with the account that asked for this mail. We bring you back here.',
  signIn: 'Sign in',
  confirm: 'Confirm e-mail address',
  code: 'Code from the mail',
  codeConfirm: 'Confirm',
  sendCode: 'Send code',
  sendIn: (time: string) => `Send another code in ${time}`,
  haveCode: 'I have a code already',
  codeSent: 'The code is on its way.',
  codeInstead: 'Use a code instead',
  loadFailed: 'Your account did not load',
  done: 'Your e-mail address is confirmed',
  doneLead: (email: string) => `${email} is confirmed as yours.`,
  continue: 'Continue',
  later: 'Not now',
  notice: 'Confirm your e-mail address',
  noticeText: 'Invitations that were sent to it appear as soon as you have.',
  noticeAction: 'Confirm e-mail',
  dismissNotice: 'Hide this notice',
} as const);
