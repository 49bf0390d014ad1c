import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildEvent, buildInterests, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const PEOPLE = 5_000;
const FAULTY = 37;
const HEADER = 'Mail address;First name;Last name;Company;Country;Shoe size';

/** Every 135th row has a error, one of four kinds. */
const faulty = (row: number) => row % 135 === 0 && row / 135 <= FAULTY;
const BAD = [
  (line: string) => line.replace(/@\S+?;/, ';'),
  (line: string) => line.replace(';PK;', ';Atlantis;'),
  (line: string) => line.replace(/;First\d+;Last\d+;/, ';;;'),
  (line: string) => line.replace(/;Works \d+;/, ';=1+1;'),
];

const goodLine = (eventId: string, row: number) =>
  `p${row}.${eventId}@example.test;First${row};Last${row};Works ${row % 90};PK;42`;

const fileOf = (eventId: string, mended = false) =>
  [
    HEADER,
    ...Array.from({ length: PEOPLE }, (_none, index) => {
      const line = goodLine(eventId, index + 1);
      return faulty(index + 1) && !mended ? (BAD[index % BAD.length]?.(line) ?? line) : line;
    }),
  ].join('\n');

/** Drops a file onto the page as a person does with the mouse. */
const drop = async (page: Page, name: string, text: string) => {
  const transfer = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: 'text/csv' })); return data; })()`,
  );
  await page
    .getByRole('region', { name: 'Drop area for the file' })
    .dispatchEvent('drop', { dataTransfer: transfer });
};

describe.skipIf(!browserPath)('the import studio', () => {
  const portal = useWarmPortal();
  const manager = async () => (await buildUser(portal, { role: Role.MANAGER })).id;
  const count = async (eventId: string) => {
    const [row] = await portal.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM attendees WHERE event_id = $1',
      [eventId],
    );
    return row?.count;
  };
  const chooseMail = async (page: Page) => {
    await page.getByRole('combobox', { name: 'Field for the column Mail address' }).fill('E-mail');
    await page.keyboard.press('Enter');
  };
  const counted = (page: Page, label: string) =>
    page.getByRole('region', { name: label }).locator('dd').allInnerTexts();

  sampledTest('takes 5,000 people whose 37 faulty rows are mended, and takes them back', async () => {
    const event = await buildEvent(portal);
    const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
    await page.goto(`/event/${event.id}/imports/attendees`);
    await drop(page, 'people.csv', fileOf(event.id));

    // The title of one required column says nothing to the server.
    await page.getByText('5,000 rows found.').waitFor();
    await page.getByText('No column goes to E-mail yet').waitFor();
    await chooseMail(page);
    await page.getByRole('button', { name: 'Check the file' }).click();

    await page.getByText('37 rows have an error.').waitFor();
    expect(await counted(page, 'What would change')).toEqual(['4,963', '0', '0', '37']);
    const errors = page.getByRole('table', { name: 'Faulty rows' });
    await page.getByText('1–37 of 37').waitFor();
    expect(await errors.getByRole('rowheader').count()).toBe(37);
    await page.getByRole('searchbox', { name: 'Search faulty rows' }).fill('atlantis');
    await page.waitForURL(/q=atlantis/);
    await page.getByText('1–9 of 9').waitFor();
    const countries = errors.getByRole('textbox', { name: /^Country, row/ });
    expect(await countries.first().inputValue()).toBe('Atlantis');
    expect(await count(event.id)).toBe(0);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download faulty rows' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('people-faulty-rows.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(38);
    expect(lines[0]?.endsWith('Shoe size,Problems')).toBe(true);
    expect(
      lines.every((line, index) => index === 0 || /(E-mail|Country|First name|Organization): /.test(line)),
    ).toBe(true);

    await page.getByRole('button', { name: 'Choose the corrected file' }).click();
    await drop(page, 'people-mended.csv', fileOf(event.id, true));
    await page.getByText('5,000 rows found.').waitFor();
    await chooseMail(page);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('Every row is fine.').waitFor();
    await page.getByRole('button', { name: 'Import 5,000 people' }).click();

    // One may leave meanwhile, and finds it among the imports.
    await page.getByRole('link', { name: 'All imports' }).click();
    await page.getByRole('row', { name: /people-mended\.csv.*Imported/ }).waitFor();
    await page.getByRole('button', { name: 'people-mended.csv' }).click();
    await page.getByText('5,000 people imported').waitFor();
    expect(await count(event.id)).toBe(PEOPLE);

    await page.getByRole('button', { name: 'Undo import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo the import of people-mended.csv?' });
    await dialog.getByText('5,000 people are removed.').waitFor();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('5,000 removed, 0 restored').waitFor();
    expect(await count(event.id)).toBe(0);
    expect(complaints).toEqual([]);
  });

  sampledTest('takes the good rows alone, and the same file again changes nothing', async () => {
    const event = await buildEvent(portal);
    const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
    const file = 'Name;Kind;Town\nAcme;Sponsor;Lahore\nGlobex;Guest;\nInitech;Startup;Karachi\n';
    const start = `/event/${event.id}/imports/companies`;
    await page.goto(start);
    await drop(page, 'companies.csv', file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import only the good rows: 2 companies' }).click();
    await page.getByText('2 companies imported').waitFor();
    await page.getByText('1 faulty row left out.').waitFor();
    const stored = () =>
      portal.sql('SELECT name, kind, city FROM companies WHERE event_id = $1 ORDER BY name', [event.id]);
    const both = [
      { name: 'Acme', kind: 'SPONSOR', city: 'Lahore' },
      { name: 'Initech', kind: 'STARTUP', city: 'Karachi' },
    ];
    expect(await stored()).toEqual(both);

    await page.getByRole('button', { name: 'Import another file' }).click();
    await drop(page, 'companies.csv', file.replace('Globex;Guest;\n', ''));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('Everything in this file is there already.').waitFor();
    expect(await counted(page, 'What would change')).toEqual(['0', '0', '2', '0']);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Drop a CSV or Excel file here').waitFor();
    expect(await stored()).toEqual(both);
    expect(complaints).toEqual([]);
  });

  sampledTest('says what is wrong with a file before it is sent', async () => {
    const event = await buildEvent(portal);
    const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
    await page.goto(`/event/${event.id}/imports/attendees`);
    await page.getByText('Required columns: E-mail, First name.').waitFor();
    await drop(page, 'people.xls', 'x');
    await page.getByText('This is an old Excel workbook (XLS).').waitFor();
    await drop(page, 'people.csv', `E-mail\n${'a@b.test\n'.repeat(20_001)}`);
    await page.getByText('This file has more than 20,000 rows.').waitFor();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a template' }).click(),
    ]);
    expect(await readFile(await template.path(), 'utf8')).toContain('E-mail,First name,Last name,Job title');
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('values of a file that the event does not know', () => {
  const portal = useWarmPortal();

  sampledTest('of one row is corrected in its place, and who is imported is invited from there', async () => {
    const event = await buildEvent(portal, { status: 'DRAFT' });
    const { page, complaints } = await portal.openAs(
      (await buildUser(portal, { role: Role.MANAGER })).id,
      DESKTOP,
    );
    await page.goto(`/event/${event.id}/imports/attendees`);
    const address = `ada.${event.id}@example.test`;
    await drop(page, 'people.csv', `E-mail;First name;Last name\nada@nowhere;Ada;King\n`);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('textbox', { name: 'E-mail, row 2' }).fill(address);
    await page.getByRole('button', { name: 'Check again with 1 change' }).click();
    await page.getByRole('button', { name: 'Import 1 person' }).click();
    await page.getByText('1 person imported').waitFor();
    await page.getByRole('link', { name: 'Next: Schedule' }).waitFor();
    await page.getByRole('button', { name: 'Prepare 1 invitation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prepare invitations' });
    await dialog.getByRole('button', { name: 'Prepare 1 invitation' }).click();
    await page.waitForURL(/\/attendees$/);
    await page.getByText('Invitations of 1 person are ready, not e-mailed').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('are corrected once for all people that have them', async () => {
    const event = await buildEvent(portal);
    await buildInterests(portal, event.id, { name: 'Industry', terms: ['Energy', 'Health'] });
    const { page, complaints } = await portal.openAs(
      (await buildUser(portal, { role: Role.MANAGER })).id,
      DESKTOP,
    );
    const lines = Array.from({ length: 200 }, (_none, row) => {
      const [interest, country] = [row < 29 ? 'Fintech' : 'Energy', row === 40 ? 'Germny' : 'PK'];
      return `q${row}.${event.id}@example.test;First${row};Last${row};${interest};${country}`;
    });
    await page.goto(`/event/${event.id}/imports/attendees`);
    const header = 'E-mail address;Given name;Surname;Industry;Country of residence';
    await drop(page, 'people.csv', [header, ...lines].join('\n'));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('30 rows have an error.').waitFor();

    const interests = page.getByRole('table', { name: 'Industry: values that are not known' });
    await interests.getByRole('row', { name: /Fintech.*29 people/ }).waitFor();
    await interests.getByRole('button', { name: 'Add it' }).focus();
    await page.keyboard.press('Enter');
    await interests.getByRole('button', { name: 'Add it', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Take as Germany' }).click();
    await page.getByRole('button', { name: 'Check again with 2 changes' }).click();
    await page.getByText('Every row is fine.').waitFor();
    // What was chosen is still said, and can be changed.
    await interests.getByRole('button', { name: 'Add it', pressed: true }).waitFor();

    await page.getByRole('button', { name: 'Import 200 people' }).click();
    await page.getByText('200 people imported').waitFor();
    const chosen = await portal.sql(
      `SELECT t.label, count(*)::int AS people FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
       WHERE t.event_id = $1 GROUP BY 1 ORDER BY 1`,
      [event.id],
    );
    expect(chosen).toEqual([
      { label: 'Energy', people: 171 },
      { label: 'Fintech', people: 29 },
    ]);
    expect(complaints).toEqual([]);
  });
});
