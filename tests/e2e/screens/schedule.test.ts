import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID, demoLastDay } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

/** On a day that is still to come: in the evening the first one has nothing left to show. */
const schedule = `/event/${DEMO_EVENT_ID}/schedule?day=${demoLastDay()}`;
const title = 'Schedule · Digital Futures Forum · Podium';

const openFirstSession = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await page.getByRole('dialog', { name: 'Session' }).getByRole('heading', { level: 2 }).waitFor();
};

const openBusyForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add busy time' }).click();
  await page.getByRole('dialog', { name: 'Add busy time' }).getByLabel('From').waitFor();
};

const openCalendar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Subscribe in your calendar|Calendar)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create my link' }).waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Only my agenda').filter({ visible: true }).first().waitFor();
};

describeScreens('the programme', [
  { as: 'attendee', path: schedule, title, ready: 'Main stage' },
  { name: 'a session', as: 'attendee', path: schedule, title, ready: 'Main stage', open: openFirstSession },
  { name: 'the filters', as: 'attendee', path: schedule, title, ready: 'Main stage', open: openFilters },
  { as: 'attendee', path: `${schedule}&q=builders+hall`, title, ready: 'Hall 2' },
  { as: 'attendee', path: `${schedule}&q=nothing+of+the+kind`, title, ready: 'No session matches' },
  { as: 'attendee', path: `${schedule}&view=agenda`, title, ready: 'Find someone to meet' },
  {
    name: 'the form for a busy time',
    as: 'attendee',
    path: `${schedule}&view=agenda`,
    title,
    ready: 'Find someone to meet',
    open: openBusyForm,
  },
  {
    name: 'the subscription of the agenda',
    as: 'attendee',
    path: `${schedule}&view=agenda`,
    title,
    ready: 'Find someone to meet',
    open: openCalendar,
  },
  { as: 'admin', path: schedule, title, ready: 'Main stage' },
]);
