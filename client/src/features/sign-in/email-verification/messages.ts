import { catalogue } from '../../../lib/i18n';

/** Texts of confirming one's e-mail address. */
export const messages = catalogue('email-verification', {
  title: 'Confirm your e-mail address',
  lead: (email: string) =>
    `We will send a six-digit code to ${email}. Once your address is confirmed, you can accept invitations sent to it.`,
  linkLead: (email: string) => `Please confirm that ${email} is your address.`,
  signInFirst: 'Sign in with the account that requested this e-mail. You will then return here.',
  signIn: 'Sign in',
  confirm: 'Confirm e-mail address',
  code: 'Code from the e-mail',
  codeConfirm: 'Confirm',
  sendCode: 'Send code',
  sendIn: (time: string) => `Send another code in ${time}`,
  haveCode: 'I already have a code',
  codeSent: 'The code is on its way.',
  codeInstead: 'Use a code instead',
  loadFailed: 'Your account could not be loaded',
  done: 'Your e-mail address is confirmed',
  doneLead: (email: string) => `${email} is confirmed.`,
  continue: 'Continue',
  later: 'Not now',
  notice: 'Confirm your e-mail address',
  noticeText: 'Invitations sent to it will then appear here.',
  noticeAction: 'Confirm e-mail',
  dismissNotice: 'Hide this notice',
} as const);
