import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const schedule = `/event/${DEMO_EVENT_ID}/schedule`;
const title = 'Schedule · Digital Futures Forum · Podium';

const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add session' }).click();
  await page.getByRole('dialog', { name: 'Add session' }).getByLabel('Title').waitFor();
};
const openSession = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await page.getByRole('button', { name: 'Edit session' }).waitFor();
};
const openEdit = async (page: Page): Promise<void> => {
  await openSession(page);
  await page.getByRole('button', { name: 'Edit session' }).click();
  await page.getByRole('dialog', { name: 'Edit session' }).getByLabel('Title').waitFor();
};
const openRemoval = async (page: Page): Promise<void> => {
  await openSession(page);
  await page.getByRole('button', { name: 'Remove session' }).click();
  await page.getByRole('dialog', { name: /^Remove “/ }).waitFor();
};

const row = { as: 'admin', path: schedule, title, ready: 'Main stage' } as const;

describeScreens('those who edit the programme', [
  { ...row, name: 'the sessions to arrange', path: `${schedule}?view=arrange`, ready: 'Main stage' },
  { ...row, name: 'the form for a session', open: openForm },
  { ...row, name: 'a session to edit', open: openEdit },
  { ...row, name: 'the panel of a session', open: openSession },
  { ...row, name: 'the question before a session goes', open: openRemoval },
]);
