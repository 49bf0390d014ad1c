import { catalogue } from '../../../lib/i18n';

/** Texts of resetting and changing a password. */
export const messages = catalogue('passwords', {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your e-mail address. We will send you a code to set a new password.',
  sendCode: 'Send code',
  backToSignIn: 'Back to sign in',
  codeTitle: 'Enter the code',
  codeLead: (email: string) =>
    `If there is an account for ${email}, we have sent it a six-digit code, valid for 10 minutes.`,
  codeHint: 'No e-mail yet? Check your spam folder. You can also use the link in the e-mail.',
  code: 'Code from the e-mail',
  continue: 'Continue',
  otherEmail: 'Use another e-mail address',
  codeSent: 'A new code is on its way.',
  passwordTitle: 'Choose a new password',
  passwordLead: 'You will be signed in here, and signed out everywhere else.',
  savePassword: 'Save and sign in',
  startAgain: 'Request a new code',
  saved: 'Your password has been changed. You were signed out everywhere else.',
  changeTitle: 'Choose your own password',
  changeLead:
    'Your account was created with an initial password. Replace it with one only you know. You will be signed out on other devices.',
  currentPassword: 'Current password',
  currentMissing: 'Enter your current password.',
  changePassword: 'Change password',
  signOut: 'Sign out',
} as const);
