import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, DESKTOP, launchBrowser, stepInAs, visit, type Visitor } from '../support/browser';
import { createDemoDatabase, DEMO_EVENT_ID } from '../support/demo';
import { buildServer, spawnServer } from '../support/process';

const INVESTOR = 'Daniel Weber';
const ATTENDEE = 'Sara Qureshi';
const home = `/event/${DEMO_EVENT_ID}`;

/** Finds a person in the list and opens their profile. */
const openProfile = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.goto(`${home}/attendees`);
  await page.getByRole('searchbox', { name: /search by name/i }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('heading', { name }).waitFor();
};

const sendMessage = async ({ page }: Visitor, to: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text);
  await page.keyboard.press('Enter');
};

const openMeetings = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`${home}?modal=meetings`);
  await page.getByRole('dialog', { name: 'My Meetings' }).getByRole('listitem').first().waitFor();
};

const theyChat = async (sara: Visitor, daniel: Visitor): Promise<void> => {
  await openProfile(sara, INVESTOR);
  await sara.page.getByRole('dialog').getByRole('button', { name: 'Message', exact: true }).click();
  await sendMessage(sara, INVESTOR, 'Shall we talk about payments?');
  await daniel.page.goto(`${home}/attendees?chat=all`);
  await daniel.page
    .getByRole('list', { name: 'Conversations' })
    .getByText('Shall we talk about payments?')
    .click();
  await daniel.page.getByRole('log').getByText('Shall we talk about payments?').waitFor();
  await sendMessage(daniel, ATTENDEE, 'Gladly, tomorrow?');
  await sara.page.getByRole('log').getByText('Gladly, tomorrow?').waitFor();
  expect(await sara.page.getByRole('log').getByText('Shall we talk about payments?').count()).toBe(1);
  expect(await daniel.page.getByRole('log').getByText('Gladly, tomorrow?').count()).toBe(1);
};

const theyMeet = async (sara: Visitor, daniel: Visitor): Promise<void> => {
  await openMeetings(daniel);
  await openProfile(sara, INVESTOR);
  await sara.page.getByRole('dialog').getByRole('button', { name: 'Request meeting' }).click();
  const request = sara.page.getByRole('dialog', { name: 'Request a meeting' });
  await request.getByRole('tab').last().click();
  await request.getByRole('tabpanel').getByRole('radio').first().check({ force: true });
  await request.getByRole('textbox', { name: 'Note' }).fill('Payments in the Gulf');
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.waitFor({ state: 'hidden' });
  await openMeetings(sara);
  const mine = sara.page.getByRole('article', { name: INVESTOR });
  await mine.getByText('Waiting...').waitFor();
  const asked = daniel.page.getByRole('dialog', { name: 'My Meetings' });
  await asked.getByRole('button', { name: `Accept the meeting with ${ATTENDEE}` }).click();
  // Without reload: the label in the open list turns.
  await mine.getByText('Confirmed').waitFor();
  await mine.getByText(/^Pod: /).waitFor();
  await asked.getByRole('article', { name: ATTENDEE }).getByText('Confirmed').waitFor();
};

describe.skipIf(!browserPath)('two people in two browsers', () => {
  let browser: Browser;

  beforeAll(async () => {
    await buildServer();
    browser = await launchBrowser();
  });

  afterAll(() => browser?.close());

  /** Plays the whole journey and gives what the two consoles complained of. */
  const meetOver = async (count: number, redisUrl?: string): Promise<string[]> => {
    const database = await createDemoDatabase();
    const start = () =>
      spawnServer({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        demo: true,
        ...(redisUrl ? { redisUrl } : {}),
      });
    const servers = [await start(), ...(count > 1 ? [await start()] : [])];
    try {
      const sara = await visit(browser, servers.at(0)?.url ?? '', DESKTOP);
      const daniel = await visit(browser, servers.at(-1)?.url ?? '', DESKTOP);
      await Promise.all([stepInAs(sara, 'Attendee'), stepInAs(daniel, 'Investor')]);
      await theyChat(sara, daniel);
      await theyMeet(sara, daniel);
      await Promise.all([sara.context.close(), daniel.context.close()]);
      return [...sara.complaints, ...daniel.complaints];
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
      await database.drop();
    }
  };

  test('find each other, chat live and agree a meeting, each seeing the other at once', async () => {
    expect(await meetOver(1)).toEqual([]);
  });

  test('do the same on two servers that share one Postgres and one Redis', async (context) => {
    const redisUrl = inject('redisUrl');
    context.skip(!redisUrl, 'There is no redis-server');
    expect(await meetOver(2, redisUrl ?? undefined)).toEqual([]);
  });
});
