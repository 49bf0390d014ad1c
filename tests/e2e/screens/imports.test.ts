import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { buildAttendee, buildEvent, insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

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

/** A file that does not say how its letters are written, and the readings to choose from. */
const chooseReading = async (page: Page) => {
  const lines = 'E-mail,First name,Last name\nada@example.test,£ucja,¯ó³æ';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines, 'latin1') });
  await page.getByText('Which of these reads right?').waitFor();
  await page.getByRole('combobox', { name: 'Encoding' }).click();
  await page.getByTitle('Łucja, Żółć (Central Europe)').waitFor();
};

/** A dry run: the demo stays as it is. */
const check = async (page: Page) => {
  await match(page);
  await page.getByRole('combobox', { name: 'Field for the column Mail address' }).fill('E-mail');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('2 rows have an error.').waitFor();
  await page.getByRole('heading', { name: 'Faulty rows' }).waitFor();
};

/** An event of its own, whose imports stand at one step each. */
const [ownEvent, running, done, failed] = [newId(), newId(), newId(), newId()];
const ownTitle = 'Import attendees · Harbour Trade Days · Podium';
const own = (id: string) => `/event/${ownEvent}/imports/attendees?import=${id}`;

/** Seems to import until it is called off: an import is alive while a connection holds its lock. */
async function keepRunning(id: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: inject('portal')?.databaseUrl });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [id]);
  return () => client.end();
}

async function prepare(portal: Portal): Promise<() => Promise<void>> {
  await buildEvent(portal, { id: ownEvent, title: 'Harbour Trade Days' });
  const file = { eventId: ownEvent, kind: 'ATTENDEES', fileName: 'people-of-the-harbour.csv' };
  const callOff = await keepRunning(running);
  await insert(portal, 'imports', {
    ...file,
    id: running,
    status: 'RUNNING',
    phase: 'READING',
    rows: 1_240,
    totalRows: 5_000,
  });
  const committedAt = new Date();
  await insert(portal, 'imports', {
    ...file,
    id: done,
    status: 'COMMITTED',
    partial: true,
    rows: 5,
    totalRows: 5,
    created: 2,
    updated: 1,
    unchanged: 1,
    faulty: 1,
    committedAt,
  });
  await insert(portal, 'import_faulty_rows', {
    importId: done,
    line: 4,
    faults: JSON.stringify([
      { column: 'Country', message: 'is no country that is known.', value: 'Atlantis' },
      { column: 'First name', message: 'must not be empty.', value: null },
    ]),
    cells: ['eve@example.test', '', 'King', 'Atlantis'],
  });
  for (const before of [null, null, '{}']) {
    const person = await buildAttendee(portal, {
      eventId: ownEvent,
      status: 'INVITED',
      updatedAt: committedAt,
    });
    await insert(portal, 'import_changes', { importId: done, subjectId: person.id, before });
  }
  await insert(portal, 'imports', {
    ...file,
    id: failed,
    status: 'FAILED',
    totalRows: 5_000,
    failure: 'The file could not be read to its end.',
  });
  await insert(portal, 'import_files', {
    importId: failed,
    addresses: [],
    content: Buffer.from(FAULTY),
    expiresAt: new Date(committedAt.getTime() + 3_600_000),
  });
  return callOff;
}

const steps: ScreenRow[] = [
  {
    as: 'admin',
    name: 'a running import',
    path: own(running),
    title: ownTitle,
    ready: /1,240/,
    only: 'desktop',
  },
  { as: 'admin', name: 'what was imported', path: own(done), title: ownTitle, ready: '3 people imported' },
  {
    as: 'admin',
    name: 'an import to undo',
    path: own(done),
    title: ownTitle,
    ready: '3 people imported',
    open: async (page) => {
      await page.getByRole('button', { name: 'Undo import' }).click();
      await page.getByText('2 people are removed.').waitFor();
    },
    only: 'desktop',
  },
  {
    as: 'admin',
    name: 'an import that failed',
    path: own(failed),
    title: ownTitle,
    ready: 'The import failed',
    only: 'phone',
  },
];

describeScreens(
  'imports',
  [
    { as: 'admin', path: `${event}/imports`, title: titled('Imports'), ready: 'Imports' },
    {
      as: 'admin',
      path: `${event}/imports/attendees`,
      title: titled('Import attendees'),
      ready: 'Choose a file',
    },
    {
      as: 'admin',
      path: `${event}/imports/schedule`,
      title: titled('Import schedule'),
      ready: 'Add sessions by hand',
    },
    {
      name: 'the columns of a file',
      as: 'admin',
      path: `${event}/imports/attendees`,
      title: titled('Import attendees'),
      ready: 'Choose a file',
      open: match,
    },
    {
      name: 'the readings of a file',
      as: 'admin',
      path: `${event}/imports/attendees`,
      title: titled('Import attendees'),
      ready: 'Choose a file',
      open: chooseReading,
    },
    {
      name: 'the faulty rows of a file',
      as: 'admin',
      path: `${event}/imports/attendees`,
      title: titled('Import attendees'),
      ready: 'Choose a file',
      open: check,
    },
    {
      name: 'an import that is gone',
      as: 'admin',
      path: `${event}/imports/companies?import=01a00000-0000-7000-8000-000000000000`,
      title: titled('Import companies'),
      ready: 'This import is gone',
    },
    ...steps,
  ],
  prepare,
);
