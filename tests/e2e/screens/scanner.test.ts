import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { readBadge } from '../../support/badge-reader';
import { describeScreens } from '../../support/screens';

const scanner = `/event/${DEMO_EVENT_ID}/scanner`;
const title = 'Scanner · Digital Futures Forum · Podium';
const ready = 'People inside now';

const stage = (page: Page) => page.getByRole('region', { name: 'Scan a badge' });

const readUnknown = async (page: Page): Promise<void> => {
  await readBadge(page, 'NOBODYHASTHIS');
  await stage(page).getByText('Unknown code', { exact: true }).waitFor();
};

const openGates = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Gate: / }).click();
  await page.getByRole('dialog', { name: 'Which gate is this?' }).getByLabel('Another gate').waitFor();
};

/** Without answers, scans go to the queue; the unknown code of it is never sent. */
const queueUp = async (page: Page): Promise<void> => {
  await page.getByText(/Works without a network: /).waitFor();
  // What the menu asks once it is drawn would fail, and be logged.
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql', (route) => route.abort());
  await page.evaluate(`Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'))`);
  for (const code of ['NOBODYHASTHIS', 'NORTHISTHAT']) await readBadge(page, code);
  await stage(page).getByText('Not on the list', { exact: true }).waitFor();
};

const openQueue = async (page: Page): Promise<void> => {
  await queueUp(page);
  await page.getByRole('button', { name: /^Queue: / }).click();
  await page.getByRole('dialog', { name: 'Queue and conflicts' }).getByText('Waiting (').waitFor();
};

/** The camera that this browser does not have. */
const startCamera = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start camera' }).click();
  await page.getByText(/no camera|does not allow the camera/).waitFor();
};

describeScreens('the scanner', [
  { as: 'admin', path: scanner, title, ready },
  { name: 'an unknown badge', as: 'admin', path: scanner, title, ready, open: readUnknown },
  { name: 'the choice of gate', as: 'admin', path: scanner, title, ready, open: openGates },
  { name: 'no camera', as: 'admin', path: scanner, title, ready, open: startCamera },
  {
    name: 'scans in the queue',
    as: 'supervisor',
    path: scanner,
    title,
    ready,
    open: async (page) => {
      await queueUp(page);
    },
  },
  { name: 'the queue', as: 'manager', path: scanner, title, ready, open: openQueue },
  {
    name: 'an executive',
    as: 'executive',
    path: scanner,
    title: 'Forbidden: Unauthorized Access · Podium',
    ready: 'Forbidden: Unauthorized Access',
  },
]);
