import { catalogue } from '../../lib/i18n';

/** Texts of signing in and of the public pages. */
export const messages = catalogue('sign-in', {
  loginTitle: 'Welcome back',
  loginLead: 'Sign in to meet the people you came for.',
  email: 'E-mail',
  emailPlaceholder: 'you@company.com',
  password: 'Password',
  emailMissing: 'Enter your e-mail address.',
  emailWrong: 'This does not look like an e-mail address.',
  passwordMissing: 'Enter your password.',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  create: 'Create an account',
  newHere: 'New to Podium?',
  haveCode: 'I have an invite code',
  wrongCredentials: 'E-mail and password do not match. Please check both and try again.',
  signInByMail:
    'Too many wrong passwords were entered for this account today. For your security, sign in with a link that we e-mail to you.',
  mailMeALink: 'E-mail me a link',
  publicPages: 'Help and policies',
  asOf: (date: string) => `As of ${date}`,
  demoTitle: 'Demo: sign in as',
  /** By the part of the address before the @. */
  demoPeople: {
    attendee: 'Attendee',
    investor: 'Investor',
    speaker: 'Speaker',
    exhibitor: 'Exhibitor',
    startup: 'Startup, often refused',
    waiting: 'Applicant, on the waiting list',
    invited: 'Invited, not confirmed yet',
    admin: 'Administrator',
    supervisor: 'Supervisor',
    manager: 'Manager',
    executive: 'Executive',
    agency: 'Agency, one event',
  },
  demoNote: 'One click signs you in. All demo accounts share one event.',
} as const);
