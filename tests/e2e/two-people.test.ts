import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, DESKTOP, launchBrowser, stepInAs, visit, type Visitor } from '../support/browser';
import { createDemoDatabase, DEMO_EVENT_ID } from '../support/demo';
import type { TestDatabase } from '../support/database';
import { buildServer, spawnServer, type ServerProcess } from '../support/process';

const INVESTOR = 'Daniel Weber';
const ATTENDEE = 'Sara Qureshi';
const home = `/event/${DEMO_EVENT_ID}`;

/** Finds a person in the list and opens their profile. */
const openProfile = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.goto(`${home}/attendees`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name }).or(page.getByRole('button', { name, exact: true })).first().click();
  await page.getByRole('dialog').getByText(name).first().waitFor();
};

const sendMessage = async ({ page }: Visitor, to: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text);
  await page.keyboard.press('Enter');
};

const openMeetings = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`${home}?modal=meetings`);
  await page.getByRole('dialog', { name: 'My Meetings' }).waitFor();
};

describe.skipIf(!browserPath)('two people in two browsers', () => {
  let browser: Browser;
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    await buildServer();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.kill()));
    await database.drop();
  });

  const people = async (options: { redisUrl?: string; servers: number }): Promise<[Visitor, Visitor]> => {
    database = await createDemoDatabase();
    for (let count = 0; count < options.servers; count += 1)
      servers.push(await spawnServer({ databaseUrl: database.url, redisUrl: options.redisUrl, demo: true }));
    const sara = await visit(browser, servers.at(0)?.url ?? '', DESKTOP);
    const daniel = await visit(browser, servers.at(-1)?.url ?? '', DESKTOP);
    visitors.push(sara, daniel);
    await Promise.all([stepInAs(sara, 'Attendee'), stepInAs(daniel, 'Investor')]);
    return [sara, daniel];
  };

  const theyChat = async (sara: Visitor, daniel: Visitor): Promise<void> => {
    await daniel.page.goto(`${home}/attendees`);
    await openProfile(sara, INVESTOR);
    await sara.page.getByRole('dialog').getByRole('button', { name: 'Message' }).click();
    await sendMessage(sara, INVESTOR, 'Shall we talk about payments?');
    await daniel.page.getByRole('button', { name: /open messages/i }).click();
    await daniel.page.getByText('Shall we talk about payments?').first().click();
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
    const request = sara.page.getByRole('dialog', { name: `Meet ${INVESTOR}` });
    await request.getByRole('tab').last().click();
    await request.getByRole('radio', { name: /\d\d:\d\d/ }).first().click();
    await request.getByRole('textbox', { name: 'Note' }).fill('Payments in the Gulf');
    await request.getByRole('button', { name: 'Send request' }).click();
    await openMeetings(sara);
    const mine = sara.page.getByRole('listitem').filter({ hasText: INVESTOR });
    await mine.getByText('Waiting...').waitFor();
    await daniel.page.getByRole('button', { name: `Accept the meeting with ${ATTENDEE}` }).click();
    // Without reload: the label of the open list turns.
    await mine.getByText('Confirmed').waitFor();
    await mine.getByText(/Pod: /).waitFor();
    await daniel.page.getByRole('listitem').filter({ hasText: ATTENDEE }).getByText('Confirmed').waitFor();
  };

  test('sign in, find each other, chat live and agree a meeting, each seeing the other at once', async () => {
    const [sara, daniel] = await people({ servers: 1 });
    await theyChat(sara, daniel);
    await theyMeet(sara, daniel);
    expect([...sara.complaints, ...daniel.complaints]).toEqual([]);
  });

  test('do the same on two servers that share one Postgres and one Redis', async (context) => {
    const redisUrl = inject('redisUrl');
    if (!redisUrl) return context.skip();
    await database.drop();
    const [sara, daniel] = await people({ servers: 2, redisUrl });
    await theyChat(sara, daniel);
    await theyMeet(sara, daniel);
    expect([...sara.complaints, ...daniel.complaints]).toEqual([]);
  });
});
