import type { Page } from 'playwright-core';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { describeScreens } from '../../support/screens';

const event = `/event/${DEMO_EVENT_ID}`;
const titled = (screen: string) => `${screen} · Digital Futures Forum · Podium`;

const FAULTY = [
  'Mail address,First name,Last name,Company,Country,Shoe size',
  'ada@nowhere,Ada,King,"Engine Works",Atlantis,38',
  'bob.screens@example.test,Bob,King,,PK,41',
  'eve.screens@example.test,,=1+1,Works,PK,',
].join('\n');

const choose = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FAULTY) });

const match = async (page: Page) => {
  await choose(page);
  await page.getByText('3 rows found.').waitFor();
};

/** A dry run: the demo stays as it is. */
const check = async (page: Page) => {
  await match(page);
  await page.getByRole('combobox', { name: 'Field for the column Mail address' }).fill('E-mail');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('2 rows have a fault.').waitFor();
  await page.getByRole('heading', { name: 'Faulty rows' }).waitFor();
};

describeScreens('imports', [
  { as: 'admin', path: `${event}/imports`, title: titled('Imports'), ready: 'Imports' },
  {
    as: 'admin',
    path: `${event}/imports/attendees`,
    title: titled('Import attendees'),
    ready: 'Drop a CSV or Excel file here',
  },
  {
    name: 'the columns of a file',
    as: 'admin',
    path: `${event}/imports/attendees`,
    title: titled('Import attendees'),
    ready: 'Drop a CSV or Excel file here',
    open: match,
  },
  {
    name: 'the faulty rows of a file',
    as: 'admin',
    path: `${event}/imports/attendees`,
    title: titled('Import attendees'),
    ready: 'Drop a CSV or Excel file here',
    open: check,
  },
  {
    name: 'an import that is gone',
    as: 'admin',
    path: `${event}/imports/companies?import=01a00000-0000-7000-8000-000000000000`,
    title: titled('Import companies'),
    ready: 'This import is gone',
  },
]);
