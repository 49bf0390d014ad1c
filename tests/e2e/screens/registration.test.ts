import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const product = 'Podium';
const event = 'Digital Futures Forum';
const join = `/join/${DEMO_EVENT_ID}`;

describeScreens('registration and sign-in', [
  { path: '/auth/forgot-password', title: `Forgot your password? · ${product}`, ready: 'Send code' },
  {
    name: 'a mailed link to a new password',
    path: '/auth/forgot-password?token=AAAA',
    title: `Choose a new password · ${product}`,
    ready: 'Save and sign in',
  },
  { path: `/auth/register/${DEMO_EVENT_ID}`, title: `Register · ${event} · ${product}`, ready: 'First name' },
  {
    name: 'registration at an unknown event',
    path: '/auth/register/00000000-0000-7000-8000-000000000000',
    title: `Register · ${product}`,
    ready: 'We could not find this event',
  },
  { path: '/auth/create-account', title: `Create an account · ${product}`, ready: 'Your name' },
  { path: '/auth/invite', title: `Use your invite code · ${product}`, ready: 'Invite code' },
  {
    name: 'an unknown invite code',
    path: '/auth/invite/AAAAAAAAAAAAAAAAAA',
    title: `Use your invite code · ${product}`,
    ready: 'This code does not work',
  },
  {
    path: '/auth/verify-email',
    title: `Confirm your e-mail address · ${product}`,
    ready: 'Sign in with the account',
  },
  {
    name: 'an unknown entry code',
    path: '/attendees/verify-code/AAAAAAAAAAAAAAAAAA',
    title: `Entry code · ${product}`,
    ready: 'Unknown code',
  },
  {
    name: 'leaving a form for a new account',
    path: '/auth/create-account',
    title: `Create an account · ${product}`,
    ready: 'Your name',
    open: async (page) => {
      await page.getByLabel('E-mail').fill('lina@example.test');
      await page.getByRole('link', { name: 'Sign in', exact: true }).click();
      await page.getByRole('dialog', { name: 'Leave now?' }).waitFor();
    },
  },
  { as: 'invited', path: join, title: `Your profile · ${event} · ${product}`, ready: 'Choose picture' },
  {
    name: 'the introduction of a profile',
    as: 'attendee',
    path: `${join}?step=2`,
    title: `Edit profile · ${event} · ${product}`,
    ready: 'Two or three sentences',
  },
  {
    name: 'the interests of a profile',
    as: 'attendee',
    path: `${join}?step=3`,
    title: `Edit profile · ${event} · ${product}`,
    ready: 'What you are looking for',
  },
  {
    name: 'the join page of staff',
    as: 'admin',
    path: join,
    title: `Your profile · ${event} · ${product}`,
    ready: 'You manage this event',
  },
]);
