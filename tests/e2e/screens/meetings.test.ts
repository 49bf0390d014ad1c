import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const home = `/event/${DEMO_EVENT_ID}`;
const title = 'Explore · Digital Futures Forum · Podium';

const unfold = async (page: Page): Promise<void> => {
  await page.getByText(/^Rejected and cancelled \(/).click();
  await page.getByText('Rejected', { exact: true }).first().waitFor();
};

const openReasons = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /and say why$/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
};

const proposeTime = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Propose another time to/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Propose another time' }).getByRole('radio').first().waitFor({
    state: 'attached',
  });
};

const requestMeeting = async (page: Page): Promise<void> => {
  await page.getByRole('article').getByRole('button', { name: /^Meet/ }).first().click();
  await page.getByRole('dialog', { name: 'Request a meeting' }).getByRole('radio').first().waitFor({
    state: 'attached',
  });
};

const enlargeCode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show the entry code full screen' }).click();
  await page.getByText('Show it at the entrance.').waitFor();
};

const cancelMeeting = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Cancel the meeting with/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes' }).waitFor();
};

describeScreens('meetings', [
  { as: 'attendee', path: `${home}?modal=meetings`, title, ready: /^Pod: / },
  {
    as: 'attendee',
    name: 'My Meetings with what was rejected',
    path: `${home}?modal=meetings`,
    title,
    ready: /^Pod: /,
    open: unfold,
  },
  {
    as: 'attendee',
    name: 'the reasons to reject a request',
    path: `${home}?modal=meetings`,
    title,
    ready: /^Pod: /,
    open: openReasons,
  },
  {
    as: 'attendee',
    name: 'another time for a meeting',
    path: `${home}?modal=meetings`,
    title,
    ready: /^Pod: /,
    open: proposeTime,
  },
  {
    as: 'attendee',
    name: 'the question before a meeting is cancelled',
    path: `${home}?modal=meetings`,
    title,
    ready: /^Pod: /,
    open: cancelMeeting,
  },
  {
    as: 'attendee',
    name: 'the request of a meeting',
    path: home,
    title,
    ready: 'Sponsors',
    open: requestMeeting,
  },
  { as: 'attendee', path: `${home}?modal=profile`, title, ready: 'Operates In' },
  {
    as: 'attendee',
    name: 'the entry code on the whole screen',
    path: `${home}?modal=profile`,
    title,
    ready: 'Operates In',
    open: enlargeCode,
  },
  { as: 'admin', path: `${home}?modal=meetings`, title, ready: 'Meetings are for attendees' },
]);
