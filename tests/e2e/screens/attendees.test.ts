import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP } from '../../support/browser';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const attendees = `${home}/attendees`;
/** Rules are checked for each element: fewer rows say the same sooner. */
const shortTable = `${attendees}?size=25`;
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
  await page.getByRole('menuitem', { name: /^Block/ }).waitFor();
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
  {
    name: 'a profile',
    as: 'attendee',
    path: attendees,
    title,
    ready: 'Daniel Weber',
    open: openProfile,
    allColours: true,
  },
  {
    name: 'the menu of a profile',
    as: 'attendee',
    path: attendees,
    title,
    ready: 'Daniel Weber',
    open: openMore,
  },
  { as: 'attendee', path: `${home}/speakers`, title: titleOf('Speakers'), ready: /^50 speakers$/ },
  { as: 'attendee', path: `${home}/investors`, title: titleOf('Investors'), ready: 'Daniel Weber' },
  {
    // The last one, since it is remembered on the device.
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
  { as: 'executive', path: attendees, title, ready: /^\d+ people · all stages$/ },
]);

/** Chooses the first two people of the table. */
const chooseTwo = async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .check();
};

const openBulk = (action: string, heading: RegExp | string) => async (page: Page) => {
  await chooseTwo(page);
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' });
  const menu = bar.getByRole('button', { name: 'Actions' });
  const button = bar.getByRole('button', { name: action });
  await menu.or(button).first().waitFor();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
  } else await button.click();
  await page.getByRole('dialog', { name: heading }).waitFor();
};

/** The menus of the rows stay in sight beside columns that scroll. */
const showMoreColumns = async (page: Page) => {
  await press('Columns')(page);
  for (const name of ['Company', 'E-mail', 'Country'])
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  const menu = await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .boundingBox();
  expect(menu?.x).toBeLessThan(DESKTOP.width - (menu?.width ?? 0));
};

const search = `${attendees}?q=Daniel+Weber`;

describeScreens('attendees in the console', [
  { as: 'admin', path: shortTable, title, ready: /^1–25 of/, allColours: true },
  {
    name: 'the filters of staff',
    as: 'admin',
    path: `${shortTable}&status=invited&checkin=not`,
    title,
    ready: 'Clear all',
    open: async (page) => {
      await press('Filters')(page);
      await page.getByRole('combobox', { name: 'Company', exact: true }).waitFor();
    },
  },
  {
    name: 'nobody found by staff',
    as: 'admin',
    path: `${attendees}?q=zzzzqq`,
    title,
    ready: 'Nobody matches',
  },
  {
    name: 'somebody found by e-mail',
    as: 'admin',
    path: `${attendees}?q=INVESTOR@demo.podium.test`,
    title,
    ready: '1 person · all stages',
  },
  { name: 'rows selected', as: 'admin', path: shortTable, title, ready: /^1–25 of/, open: chooseTwo },
  {
    name: 'a bulk category',
    as: 'admin',
    path: shortTable,
    title,
    ready: /^1–25 of/,
    open: openBulk('Category', 'Change the category of 2 people'),
  },
  {
    name: 'a bulk removal',
    as: 'admin',
    path: shortTable,
    title,
    ready: /^1–25 of/,
    open: openBulk('Remove', 'Remove 2 people?'),
  },
  {
    name: 'a new person',
    as: 'admin',
    path: `${shortTable}&editPerson=new-attendee`,
    title,
    ready: 'Send the invitation now',
  },
  {
    name: 'the invitation',
    as: 'admin',
    path: `${shortTable}&invitation=edit`,
    title,
    ready: 'Send me a test',
  },
  {
    name: 'a person to edit',
    as: 'admin',
    path: search,
    title,
    ready: 'Kestrel Ventures',
    open: async (page) => {
      await press('Actions for Daniel Weber')(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog', { name: 'Edit Daniel Weber' }).getByLabel('First name').waitFor();
    },
  },
  {
    name: 'a person for staff',
    as: 'admin',
    path: search,
    title,
    ready: 'Kestrel Ventures',
    open: async (page) => {
      await page.getByRole('button', { name: 'Daniel Weber' }).first().click();
      await page.getByRole('region', { name: 'For organisers' }).getByText('Entry code').waitFor();
    },
  },
  {
    name: 'a person to remove',
    as: 'admin',
    path: search,
    title,
    ready: 'Kestrel Ventures',
    open: async (page) => {
      await press('Actions for Daniel Weber')(page);
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('dialog', { name: 'Remove Daniel Weber?' }).waitFor();
    },
  },
  { as: 'admin', path: `${home}/speakers?size=25`, title: titleOf('Speakers'), ready: /^1–25 of/ },
  { as: 'admin', path: `${home}/investors?size=25`, title: titleOf('Investors'), ready: /^1–\d+ of/ },
  {
    // At the end, since the choice of columns is remembered, as that of cards.
    name: 'more columns than fit',
    as: 'admin',
    path: shortTable,
    title,
    ready: /^1–25 of/,
    only: 'desktop',
    open: showMoreColumns,
  },
  {
    name: 'the cards of staff',
    as: 'admin',
    path: shortTable,
    title,
    ready: /^1–25 of/,
    open: async (page) => {
      const more = page.getByRole('button', { name: 'More actions' });
      if (await more.isVisible()) {
        await more.click();
        await page.getByRole('menuitemradio', { name: 'Cards' }).click();
      } else await page.getByRole('radio', { name: 'Cards' }).check({ force: true });
      await page.getByRole('link', { name: /./ }).first().waitFor();
    },
  },
]);
