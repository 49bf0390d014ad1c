import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, fillDateTime } from '../../support/browser';
import { buildUser } from '../../support/factories';
import { plain } from '../../support/pictures';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

/** Chooses an option of a select by typing a part of it. */
async function choose(page: Page, field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  await page.keyboard.press('Enter');
}

const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The toast of the save before may still stand.
  await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'hidden' });
  await page.getByText('Changes saved').first().waitFor();
};

/** Follows the path to the step that it names. */
const next = (page: Page, step: string) => page.getByRole('link', { name: `Next: ${step}` }).click();

/** Counts presses of a person, also across pages. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => void (presses += 1));
  await page.addInitScript(
    `addEventListener('pointerdown', ({ isTrusted }) => isTrusted && notePress(), { capture: true })`,
  );
  return () => presses;
}

async function create(page: Page, title: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New event' }).click();
  const drawer = page.getByRole('dialog', { name: 'New event' });
  await drawer.getByLabel('Title').fill(title);
  // It begins with a day ahead, from nine to six; the end goes along with the start.
  expect(await drawer.getByRole('combobox', { name: 'Starts, time' }).inputValue()).toBe('09:00 am');
  await fillDateTime(drawer, 'Starts', '2031-05-03T09:00');
  await expect.poll(() => drawer.getByRole('textbox', { name: 'Ends' }).inputValue()).toBe('Sat 3 May 2031');
  expect(await drawer.getByRole('combobox', { name: 'Ends, time' }).inputValue()).toBe('06:00 pm');
  await fillDateTime(drawer, 'Ends', '2031-05-04T18:00');
  await choose(page, drawer.getByLabel('Time zone'), 'Karachi');
  await drawer.getByRole('button', { name: 'Create event' }).click();
  await page.waitForURL(/\/event\/[^/]+\/setup$/);
  await page.getByRole('navigation', { name: 'Event setup' }).waitFor();
  return /\/event\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

async function setUp(page: Page): Promise<void> {
  await page.getByLabel('Description').fill('Where builders of bridges meet.');
  const buffer = await plain(1800, 600).png().toBuffer();
  await page
    .locator('input[type=file][aria-label="Choose picture: Cover"]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Use picture' })
    .click();
  await page.getByRole('button', { name: 'Replace picture: Cover' }).waitFor();
  await saved(page);

  await next(page, 'Registration');
  await next(page, 'Meetings');
  const day = page.locator('[data-day="2031-05-03"]');
  await day.scrollIntoViewIfNeeded();
  const box = (await day.boundingBox())!;
  // The column shows 07:00 to 21:00: the drag goes from 09:00 to 12:00.
  const yAt = (hour: number) => box.y + (box.height * (hour - 7)) / 14;
  await page.mouse.move(box.x + 20, yAt(9) + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, yAt(10), { steps: 4 });
  await page.mouse.move(box.x + 20, yAt(12) - 4, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('To, Saturday, 3 May').waitFor();
  expect(await page.getByLabel('From, Saturday, 3 May').inputValue()).toBe('09:00 am');
  expect(await page.getByLabel('To, Saturday, 3 May').inputValue()).toBe('12:00 pm');
  await page.getByRole('button', { name: 'Add hours: Sunday, 4 May' }).press('Enter');
  await page.getByLabel('To, Sunday, 4 May').fill('10:00');
  await page.getByText('In all, each pod has room for 9 meetings.').waitFor();
  await saved(page);

  await next(page, 'Interests');
  await page.getByRole('button', { name: 'Start with the usual three groups' }).click();
  await page.getByLabel('Add a term: Industry').fill('Bridges');
  await page.keyboard.press('Enter');
  await saved(page);

  await page.getByRole('link', { name: 'Appearance Optional' }).click();
  await page.getByRole('radio', { name: 'Accent colour' }).check();
  await page
    .getByLabel('Accent colour', { exact: true })
    .and(page.locator('input[type=text]'))
    .fill('#0e7a5f');
  await saved(page);
}

async function addPods(page: Page): Promise<void> {
  await next(page, 'Pods');
  await page.getByRole('button', { name: 'Add pods' }).first().click();
  const pod = page.getByRole('dialog', { name: 'Add pods' });
  await pod.getByLabel('Names').fill('A1–A24');
  await pod.getByRole('button', { name: 'Add pods' }).click();
  await pod.waitFor({ state: 'hidden' });
  await page.getByText('24 pods', { exact: true }).waitFor();
}

async function addSessionAndQuestion(page: Page): Promise<void> {
  await next(page, 'Schedule');
  await page.getByRole('link', { name: 'Add sessions by hand' }).click();
  await page.getByRole('button', { name: 'Add session' }).first().click();
  const session = page.getByRole('dialog', { name: 'Add session' });
  await session.getByLabel('Title').fill('Opening');
  await session.getByLabel('Starts').fill('09:00');
  await session.getByLabel('Ends').fill('10:00');
  await session.getByRole('button', { name: 'Add session' }).click();
  await session.waitFor({ state: 'hidden' });

  await next(page, 'Help');
  await page.getByRole('button', { name: 'Add question' }).first().click();
  const question = page.getByRole('dialog', { name: 'Add question' });
  await question.getByLabel('Question').fill('Is there Wi-Fi?');
  await question.getByLabel('Answer').fill('Yes, everywhere.');
  await question.getByRole('button', { name: 'Add question' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Is there Wi-Fi?', exact: true }).waitFor();
}

async function addCompany(page: Page): Promise<void> {
  await next(page, 'Companies');
  await page.getByRole('link', { name: 'Add companies by hand' }).click();
  await page.getByRole('button', { name: 'Add company' }).click();
  const company = page.getByRole('dialog', { name: 'Add a company' });
  await company.getByRole('textbox', { name: 'Name' }).fill('Acme Bridges');
  await company.getByRole('button', { name: 'Add company' }).click();
  await company.waitFor({ state: 'hidden' });
}

/** Imports 200 people, 29 of them with an interest that the event does not have, and has them invited. */
async function addPeople(page: Page, eventId: string): Promise<void> {
  await next(page, 'People');
  const lines = Array.from(
    { length: 200 },
    (_none, row) =>
      `g${row}.${eventId}@example.test,First${row},Last${row},Delegate,${row < 29 ? 'Fintech' : 'Bridges'}`,
  );
  const file = ['Work e-mail,First name,Surname,Attendee type,Sector', ...lines].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('200 rows found.').waitFor();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('button', { name: 'Check again with 1 change' }).click();
  await page.getByRole('switch', { name: /^Prepare invitations of the new people/ }).click();
  await page.getByRole('button', { name: 'Import 200 people' }).click();
  await page.getByText('No e-mail was sent: no mail server is set.').waitFor();
}

describe.skipIf(!browserPath)('a new event', () => {
  const portal = useWarmPortal();

  sampledTest('is made, set up, filled, published, taken back and published again', async () => {
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, { ...DESKTOP, height: 1000 });
    const presses = await countPresses(page);
    const title = `Bridges ${Date.now()}`;
    const taps: [step: string, count: number][] = [];
    const counted = async <T>(step: string, work: Promise<T>): Promise<T> => {
      const [before, result] = [presses(), await work];
      taps.push([step, presses() - before]);
      return result;
    };
    const id = await counted('create', create(page, title));
    await counted('details to interests, and a colour', setUp(page));
    await counted('pods', addPods(page));
    await counted('company', addCompany(page));
    await counted('people', addPeople(page, id));
    await counted('session and question', addSessionAndQuestion(page));
    await page.getByText('9 of 9 done', { exact: true }).waitFor();
    const dialog = page.getByRole('dialog', { name: `Publish ${title}?` });
    const publish = page.getByRole('button', { name: 'Publish event' });
    const publishing = async () => {
      await next(page, 'Publish event');
      await dialog.getByText('200 invitations').waitFor();
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(`${title} is published`).waitFor();
    };
    await counted('publish', publishing());
    const rail = page.getByRole('navigation', { name: 'Event setup' });
    await rail.getByRole('link', { name: 'Pods 24 pods' }).waitFor();
    await rail.getByRole('link', { name: 'People 0 confirmed, 200 not e-mailed' }).waitFor();
    await publish.waitFor({ state: 'hidden' });
    expect(taps).toEqual([
      ['create', 2],
      ['details to interests, and a colour', 12],
      ['pods', 3],
      ['company', 4],
      ['people', 6],
      ['session and question', 7],
      ['publish', 2],
    ]);
    const stored = () =>
      portal.sql(
        `SELECT status, accent_color AS accent, timezone, starts_at AS "startsAt", cover IS NOT NULL AS cover,
           meeting_hours AS hours, (SELECT count(*)::int FROM interest_groups g WHERE g.event_id = e.id) AS groups
         FROM events e WHERE id = $1`,
        [id],
      );
    const published = {
      status: 'PUBLISHED',
      accent: '#0e7a5f',
      timezone: 'Asia/Karachi',
      startsAt: new Date('2031-05-03T04:00:00.000Z'),
      cover: true,
      hours: [
        { date: '2031-05-03', from: '09:00', to: '12:00' },
        { date: '2031-05-04', from: '09:00', to: '10:00' },
      ],
      groups: 3,
    };
    expect(await stored()).toEqual([published]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await stored()).toEqual([{ ...published, status: 'DRAFT' }]);
    await publish.click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await publish.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual([published]);
    expect(complaints).toEqual([]);
  });

  sampledTest('is made like another one, which is archived with what that means', async () => {
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    const title = `Harbours ${Date.now()}`;
    await create(page, title);
    await page.goto(`/?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const drawer = page.getByRole('dialog', { name: 'Duplicate event' });
    await fillDateTime(drawer, 'Starts (Asia/Karachi)', '2032-05-03T09:00');
    await drawer.getByRole('button', { name: 'Duplicate' }).click();
    await page.waitForURL(/\/event\/[^/]+\/setup$/);
    await page.getByText(`Copy of ${title}`).first().waitFor();
    await page.goto(`/?q=${encodeURIComponent(title)}`);
    await page.getByText('2 events').waitFor();
    await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Archive event' }).click();
    const question = page.getByRole('dialog', { name: `Archive ${title}?` });
    await question.getByRole('button', { name: 'Archive event' }).click();
    await page.getByText(`${title} is archived`).waitFor();
    await page.getByRole('radio', { name: 'Archived' }).check();
    await page.getByText('1 event', { exact: true }).waitFor();
    expect(
      await portal.sql(
        `SELECT title, status, starts_at AS "startsAt" FROM events WHERE title LIKE '%' || $1 ORDER BY starts_at`,
        [title],
      ),
    ).toEqual([
      { title, status: 'ARCHIVED', startsAt: new Date('2031-05-03T04:00:00.000Z') },
      { title: `Copy of ${title}`, status: 'DRAFT', startsAt: new Date('2032-05-03T04:00:00.000Z') },
    ]);
    expect(complaints).toEqual([]);
  });
});
