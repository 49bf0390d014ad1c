import { describeScreens } from '../../support/screens';

describeScreens('everybody', [
  { path: '/auth', title: 'Sign in · Podium', ready: 'Welcome back', allColours: true },
  {
    name: 'the colour modes on the login page',
    path: '/auth',
    title: 'Sign in · Podium',
    ready: 'Welcome back',
    open: async (page) => {
      await page.getByRole('button', { name: /^Appearance/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'a link of a mail that does not work',
    path: '/mail/AAAA',
    title: 'Your mails · Podium',
    ready: 'This link does not work',
  },
  { path: '/help', title: 'Need Help? · Podium', ready: 'Need Help?' },
  { path: '/terms', title: 'Terms & Conditions · Podium', ready: 'Terms & Conditions' },
  { path: '/privacy-policy', title: 'Privacy Policy · Podium', ready: 'Privacy Policy' },
]);
