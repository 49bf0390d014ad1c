import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const pods = `/event/${DEMO_EVENT_ID}/pods`;
const list = `${pods}?view=list`;
const title = 'Pods · Digital Futures Forum · Podium';

const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add pods' }).click();
  await page.getByRole('dialog', { name: 'Add pods' }).getByLabel('Name').waitFor();
};
const openBlock = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Block time' }).click();
  await page.getByRole('dialog', { name: 'Block time' }).getByLabel('Starts').waitFor();
};
const openRemoval = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove pod' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove pod' }).waitFor();
};
const openMeeting = async (page: Page): Promise<void> => {
  // The last day is still to come.
  await page.getByRole('tab').last().click();
  // Until it is chosen, the panel still shows the meetings of another day, which may be over.
  await page.getByRole('tab', { selected: true }).and(page.getByRole('tab').last()).waitFor();
  await page.getByRole('tabpanel').getByRole('button', { name: / and / }).first().click();
  await page.getByRole('dialog', { name: 'Meeting' }).getByText('Both people are told').waitFor();
};
const openRemove = async (page: Page): Promise<void> => {
  await openMeeting(page);
  await page.getByRole('button', { name: 'Remove meeting' }).click();
  await page.getByRole('dialog', { name: /^Remove the meeting/ }).waitFor();
};
const byPod = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'By pod' }).check();
  await page.getByRole('heading', { name: /^A1/ }).waitFor();
};

describeScreens('the pods', [
  { name: 'the day', as: 'admin', path: pods, title, ready: ' and ', only: 'phone' },
  { name: 'the day by pod', as: 'admin', path: pods, title, ready: ' and ', only: 'phone', open: byPod },
  { name: 'the timeline', as: 'admin', path: pods, title, ready: 'A1', only: 'desktop', allColours: true },
  { name: 'a meeting', as: 'admin', path: pods, title, ready: /A1| and /, open: openMeeting },
  { name: 'a meeting to remove', as: 'admin', path: pods, title, ready: /A1| and /, open: openRemove },
  { as: 'admin', path: list, title, ready: 'Bookable' },
  { name: 'the form for a pod', as: 'admin', path: list, title, ready: 'Bookable', open: openForm },
  {
    name: 'the question before a pod goes',
    as: 'admin',
    path: list,
    title,
    ready: 'Bookable',
    open: openRemoval,
  },
  { name: 'the form for a block', as: 'admin', path: list, title, ready: 'Bookable', open: openBlock },
  {
    name: 'a search without a match',
    as: 'admin',
    path: `${list}&q=nothing`,
    title,
    ready: 'No pod matches',
  },
]);
