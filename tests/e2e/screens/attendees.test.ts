import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const attendees = `${home}/attendees`;
const titleOf = (screen: string) => `${screen} · Digital Futures Forum · Podium`;
const title = titleOf('Attendees');

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
};

/** Waits until the filters are drawn, in a popover or in a sheet. */
const openFilters = async (page: Page) => {
  await press('Filters')(page);
  await page.getByRole('combobox', { name: 'Country' }).waitFor();
};

const openProfile = async (page: Page) => {
  await page.getByRole('link', { name: 'Daniel Weber', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Profile' })
    .getByRole('heading', { name: 'Introduction' })
    .waitFor();
};

const openMore = async (page: Page) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Not for me' }).waitFor();
};

describeScreens('attendees', [
  { as: 'attendee', path: attendees, title, ready: 'Daniel Weber' },
  { name: 'a search', as: 'attendee', path: `${attendees}?q=Daniel+Weber`, title, ready: 'Kestrel Ventures' },
  {
    name: 'filters set',
    as: 'attendee',
    path: `${attendees}?country=DE&category=investor`,
    title,
    ready: 'Clear all',
  },
  {
    name: 'nobody found',
    as: 'attendee',
    path: `${attendees}?q=zzzzqq`,
    title,
    ready: 'Nobody matches these filters',
  },
  { name: 'the filters', as: 'attendee', path: attendees, title, ready: 'Daniel Weber', open: openFilters },
  { name: 'a profile', as: 'attendee', path: attendees, title, ready: 'Daniel Weber', open: openProfile },
  {
    name: 'the menu of a profile',
    as: 'attendee',
    path: attendees,
    title,
    ready: 'Daniel Weber',
    open: openMore,
  },
  {
    name: 'the list',
    as: 'attendee',
    path: attendees,
    title,
    ready: 'Daniel Weber',
    open: async (page) => {
      await press('Show as a list')(page);
      await page.getByRole('button', { name: 'Show as cards' }).waitFor();
    },
  },
  {
    as: 'attendee',
    path: `${home}/speakers`,
    title: titleOf('Speakers'),
    ready: /^50 speakers$/,
    // The list of the row before is remembered on the device.
    open: press('Show as cards'),
  },
  { as: 'attendee', path: `${home}/investors`, title: titleOf('Investors'), ready: 'Daniel Weber' },
  { as: 'manager', path: attendees, title, ready: /^\d+ people$/ },
]);
