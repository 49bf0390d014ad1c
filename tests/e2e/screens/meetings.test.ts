import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const titled = (screen: string) => `${screen} · Digital Futures Forum · Podium`;
/** Opens the same dialogs, and takes half the time of the home page. */
const help = `${home}/help?q=qr`;
const title = titled('Help');

const unfold = async (page: Page): Promise<void> => {
  await page.getByText(/^Rejected and cancelled \(/).click();
  await page.getByText('Rejected', { exact: true }).first().waitFor();
};

const seeWhoElse = async (page: Page): Promise<void> => {
  await unfold(page);
  await page.getByRole('button', { name: 'See who else has time' }).first().click();
  await page.getByRole('list', { name: 'Who else has time' }).waitFor();
};

const openReasons = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /and say why$/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
};

/** Chooses in the menu of the first card that has the entry. */
const chooseOnCard = async (page: Page, entry: string): Promise<void> => {
  const item = page.getByRole('menuitem', { name: entry });
  for (const menu of await page.getByRole('button', { name: /^More actions for the meeting/ }).all()) {
    await menu.click();
    if (await item.isVisible()) return item.click();
    await page.keyboard.press('Escape');
  }
  throw new Error(`No card offers ${entry}`);
};

const proposeTime = async (page: Page): Promise<void> => {
  await chooseOnCard(page, 'Propose another time');
  await page
    .getByRole('dialog', { name: 'Propose another time' })
    .getByRole('radio')
    .first()
    .waitFor({ state: 'attached' });
};

const requestMeeting = async (page: Page): Promise<void> => {
  const meet = page.getByRole('article').getByRole('button', { name: /^Meet/ }).first();
  // Its section begins below the header, so that no link of the page is half behind it.
  await meet.evaluate((button) => button.closest('section')?.scrollIntoView());
  await meet.click();
  await page
    .getByRole('dialog', { name: 'Request a meeting' })
    .getByRole('radio')
    .first()
    .waitFor({ state: 'attached' });
};

const giveUpPlace = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'I cannot come' }).click();
  await page.getByRole('dialog', { name: 'Give up your place?' }).waitFor();
};

const enlargeCode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show the entry code full screen' }).click();
  await page.getByText(/^Show it at the entrance/).waitFor();
};

const cancelMeeting = async (page: Page): Promise<void> => {
  await chooseOnCard(page, 'Cancel');
  await page.getByRole('button', { name: 'Yes' }).waitFor();
};

describeScreens('meetings', [
  { as: 'attendee', path: `${help}&modal=meetings`, title, ready: /^Pod: / },
  {
    as: 'attendee',
    name: 'what was rejected, and who else has time',
    path: `${help}&modal=meetings`,
    title,
    ready: /^Pod: /,
    open: seeWhoElse,
  },
  {
    as: 'attendee',
    name: 'the reasons to reject a request',
    path: `${help}&modal=meetings`,
    title,
    ready: /^Pod: /,
    open: openReasons,
  },
  {
    as: 'attendee',
    name: 'another time for a meeting',
    path: `${help}&modal=meetings`,
    title,
    ready: /^Pod: /,
    open: proposeTime,
  },
  {
    as: 'attendee',
    name: 'the question before a meeting is cancelled',
    path: `${help}&modal=meetings`,
    title,
    ready: /^Pod: /,
    open: cancelMeeting,
  },
  {
    as: 'attendee',
    name: 'the request of a meeting',
    path: home,
    title: titled('Explore'),
    ready: 'Sponsors',
    below: true,
    open: requestMeeting,
  },
  { as: 'attendee', path: `${help}&modal=profile`, title, ready: 'Operates In' },
  {
    as: 'attendee',
    name: 'the entry code on the whole screen',
    path: `${help}&modal=profile`,
    title,
    ready: 'Operates In',
    open: enlargeCode,
  },
  {
    as: 'attendee',
    name: 'giving up the place',
    path: `${help}&modal=profile`,
    title,
    ready: 'Operates In',
    open: giveUpPlace,
  },
  { as: 'admin', path: `${help}&modal=meetings`, title, ready: 'Meetings are for attendees' },
]);
