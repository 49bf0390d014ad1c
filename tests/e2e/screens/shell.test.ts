import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens, type ScreenRow } from '../../support/screens';

const row = {
  as: 'attendee',
  path: `/event/${DEMO_EVENT_ID}/help?q=qr`,
  title: 'Help · Digital Futures Forum · Podium',
  ready: 'Still need help?',
} as const;

const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const account = (section: string, title: string, ready: string): ScreenRow => ({
  as: 'attendee',
  path: `/account${section}`,
  title: `${title} · Account · Podium`,
  ready,
});

describeScreens('the shell', [
  {
    ...row,
    name: 'the account menu',
    only: 'desktop',
    open: async (page) => {
      await press(page, /^Account menu/);
      await page.getByRole('menuitem', { name: 'My Meetings' }).waitFor();
    },
  },
  {
    ...row,
    name: 'the phone menu',
    only: 'phone',
    open: async (page) => {
      await press(page, 'Menu');
      await dialog(page, 'Menu');
    },
  },
  {
    ...row,
    name: 'the notifications',
    open: async (page) => {
      await press(page, /^Notifications/);
      await dialog(page, 'Notifications');
      await page
        .getByText(/would like to meet you$/)
        .first()
        .waitFor();
    },
  },
  {
    ...row,
    name: 'replying in the notifications',
    open: async (page) => {
      await press(page, /^Notifications/);
      await press(page, /^Reply to /);
      await page.getByRole('textbox', { name: /^Reply to / }).waitFor();
    },
  },
  account('', 'Sign-in and security', 'Recent activity'),
  account('/notifications', 'Notifications and privacy', 'Let matching learn from what I do'),
  account('/display', 'Language and appearance', 'Other devices keep'),
  account('/blocked', 'Blocked people', 'You have not blocked anyone'),
  account('/data', 'Your data', 'Download your data'),
  {
    ...account('', 'Sign-in and security', 'Recent activity'),
    name: 'changing the password',
    open: async (page) => {
      await press(page, 'Change password');
      await dialog(page, 'Change password');
    },
  },
  {
    ...account('/data', 'Your data', 'Download your data'),
    name: 'deleting the account',
    open: async (page) => {
      await press(page, 'Delete account');
      await dialog(page, 'Delete your account?');
    },
  },
  {
    as: 'executive',
    path: '/account',
    title: 'Sign-in and security · Account · Podium',
    ready: 'Recent activity',
  },
]);
