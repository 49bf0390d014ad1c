import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { browserPath, PHONE } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { buildActivity, buildEvent, buildMeeting, buildMember, insert, slotOf } from '../support/factories';
import { usePortal, type Portal } from '../support/portal';
import { waitFor } from '../support/wait';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

/** Sara has a session and a confirmed meeting with Daniel in her agenda, and a message of his. */
async function buildDay(portal: Portal) {
  const event = await buildEvent(portal);
  const here = { eventId: event.id };
  const sara = await buildMember(portal, { ...here, firstName: 'Sara', lastName: 'Nadeem' });
  const daniel = await buildMember(portal, {
    ...here,
    country: 'DE',
    firstName: 'Daniel',
    lastName: 'Weber',
    introduction: 'I finance ports and railways.',
  });
  const { id: activityId } = await buildActivity(portal, { event, title: 'Open banking' });
  await insert(portal, 'agenda_entries', { attendeeId: sara.id, activityId });
  const [senderId, receiverId] = [daniel.id, sara.id];
  await buildMeeting(portal, { event, senderId, receiverId, status: 'ACTIVE', ...slotOf(event, 2) });
  const input = { attendeeId: sara.id, text: 'See you at the pod' };
  await expectOk(graphql(portal.url, SEND, { input }, daniel.token));
  return { sara, daniel, home: `/event/${event.id}` };
}

const profile = (page: Page) => page.getByRole('dialog', { name: 'Profile' });
const codeOf = (page: Page) => profile(page).getByRole('button', { name: /entry code/i });

/** Each screen by its path, with how to see that it is readable. */
const screensOf = ({ sara, daniel, home }: Awaited<ReturnType<typeof buildDay>>) => [
  {
    path: `${home}/schedule?view=agenda`,
    contents: (page: Page) => [
      page.getByRole('heading', { name: 'Open banking' }),
      page.getByRole('button', { name: 'Meeting with Daniel Weber' }),
    ],
  },
  {
    path: `${home}?modal=meetings`,
    contents: (page: Page) => {
      const card = page.getByRole('dialog', { name: 'My Meetings' }).getByRole('article');
      return [card.getByText('Daniel Weber'), card.getByText('Confirmed'), card.getByText(/^Pod: /)];
    },
  },
  {
    path: `${home}/chat/${daniel.id}`,
    contents: (page: Page) => [page.getByRole('log').getByText('See you at the pod')],
  },
  {
    path: `${home}/attendees?person=${daniel.id}`,
    contents: (page: Page) => [
      profile(page).getByRole('heading', { name: 'Daniel Weber' }),
      profile(page).getByText('I finance ports and railways.'),
    ],
  },
  {
    path: `${home}?modal=profile`,
    contents: (page: Page) => [
      profile(page).getByRole('heading', { name: `${sara.firstName} ${sara.lastName}` }),
      codeOf(page).locator('svg'),
    ],
  },
];

/** How many answers are kept. Leaving a page at once would abort what it writes; this comes after the writes of the answers shown. */
const COPIES_KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('podium-offline');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('answers', 'readwrite');
    const count = transaction.objectStore('answers').count();
    transaction.oncomplete = () => { opening.result.close(); resolve(count.result); };
    transaction.onerror = reject;
  };
})`;

const UNDER_CONTROL = `new Promise((resolve) => {
  if (navigator.serviceWorker.controller) resolve();
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
})`;

/** The data of this tab and its device, without the files of the portal itself. */
const KEPT = `(async () => ({
  texts: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
  pictures: await caches.open('pictures').then(async (cache) => (await cache.keys()).length),
  copies: await ${COPIES_KEPT},
}))()`;
interface Kept {
  texts: string[];
  pictures: number;
  copies: number;
}

/** The text of the QR code in a picture. */
async function qrTextOf(picture: Buffer): Promise<string | undefined> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return found?.text;
}

/** The browser's own words for each request that got no answer; the second ones where the service worker asked for it. */
const NETWORK_FAILURE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

describe.skipIf(!browserPath)('without a network', () => {
  const portal = usePortal();

  test('a reload still shows one’s day, what was read, and the entry code, until one signs out', async () => {
    const day = await buildDay(portal);
    const { page, context, complaints } = await portal.openAs(day.sara.userId, {
      ...PHONE,
      installable: true,
    });
    const screens = screensOf(day);
    // From then on the worker keeps what a page loads.
    await page.goto(day.home);
    await page.evaluate(UNDER_CONTROL);
    for (const { path, contents } of screens) {
      await page.goto(path);
      for (const content of contents(page)) await content.waitFor();
      await page.evaluate(COPIES_KEPT);
    }
    expect(complaints).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    for (const content of screens.at(-1)?.contents(page) ?? []) await content.waitFor();
    for (const { path, contents } of screens) {
      await page.goto(path);
      await page.getByText('You are offline').waitFor();
      for (const content of contents(page)) await content.waitFor();
    }
    await codeOf(page).click();
    await page.getByText(day.sara.inviteCode, { exact: true }).waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'hidden' });
    await page.goto(`${day.home}/chat/${day.daniel.id}`);
    await page.getByRole('textbox', { name: /Daniel Weber/ }).fill('Not sent yet');
    await page.evaluate(`localStorage.setItem('podium:profile:${day.sara.userId}:event', '{}')`);
    const other = await context.newPage();
    await other.goto(day.home);
    await other.evaluate(`sessionStorage.setItem('podium-searches:${day.sara.userId}:event', '["Weber"]')`);
    const before = await page.evaluate<Kept>(KEPT);
    expect(before.texts).toHaveLength(3);
    expect([before.pictures, before.copies].every((count) => count > 0)).toBe(true);
    await page.goto(day.home);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('Logout', { exact: true }).click();
    await page.waitForURL('**/auth');
    await other.waitForURL('**/auth');
    const nothing: Kept = { texts: ['podium'], pictures: 0, copies: 0 };
    for (const tab of [page, other])
      await waitFor(
        async () => JSON.stringify(await tab.evaluate<Kept>(KEPT)) === JSON.stringify(nothing),
        'The end of all that was kept',
      );
    expect(complaints.filter((complaint) => !NETWORK_FAILURE.test(complaint))).toEqual([]);
    await context.close();
  });

  test('the entry code is one tap away from the first visit on, and is saved as a picture', async () => {
    const { sara, daniel, home } = await buildDay(portal);
    const { page, context, complaints } = await portal.openAs(sara.userId, { ...PHONE, installable: true });
    await page.goto(home);
    await page.evaluate(UNDER_CONTROL);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(COPIES_KEPT);
    await context.setOffline(true);
    await page.reload();
    const button = page.getByRole('button', { name: 'Entry code', exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Entry code' });
    await sheet.getByText(sara.inviteCode, { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    const picture = await readFile(await download.path());
    expect(download.suggestedFilename()).toBe('entry-code-sara-nadeem.png');
    expect((await sharp(picture).metadata()).format).toBe('png');
    expect(await qrTextOf(picture)).toBe(`${portal.url}/attendees/verify-code/${sara.inviteCode}`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await context.setOffline(false);
    for (const path of ['', '/schedule', '/exhibitors', '/chat', `/chat/${daniel.id}`]) {
      await page.goto(`${home}${path}`);
      await button.waitFor();
    }
    expect(await page.getByText('A new version of Podium is ready.').count()).toBe(0);
    expect(complaints.filter((complaint) => !NETWORK_FAILURE.test(complaint))).toEqual([]);
    await context.close();
  });
});
