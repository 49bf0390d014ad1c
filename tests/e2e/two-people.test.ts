import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { browserPath, DESKTOP, sharedBrowser, visit, type Visitor } from '../support/browser';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildEvent, buildMember, buildPod } from '../support/factories';
import { buildPortal, spawnServer, type ServerProcess } from '../support/process';
import { openSql } from '../support/server';
import { storeSession } from '../support/portal';
import { sampledTest } from '../support/warm-portal';

const INVESTOR = 'Daniel Weber';
const ATTENDEE = 'Sara Qureshi';

/** Finds a person in the list and opens their profile. */
const openProfile = async ({ page }: Visitor, home: string, name: string): Promise<void> => {
  await page.goto(`${home}/attendees`);
  await page.getByRole('searchbox', { name: /search by name/i }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('heading', { name }).waitFor();
};

const sendMessage = async ({ page }: Visitor, to: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text);
  await page.keyboard.press('Enter');
};

const openMeetings = async ({ page }: Visitor, home: string): Promise<void> => {
  await page.goto(`${home}?modal=meetings`);
  await page.getByRole('dialog', { name: 'My Meetings' }).waitFor();
};

const theyChat = async (home: string, sara: Visitor, daniel: Visitor): Promise<void> => {
  await openProfile(sara, home, INVESTOR);
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

const theyMeet = async (home: string, sara: Visitor, daniel: Visitor): Promise<void> => {
  await openMeetings(daniel, home);
  await openProfile(sara, home, INVESTOR);
  await sara.page.getByRole('dialog').getByRole('button', { name: 'Request meeting' }).click();
  const request = sara.page.getByRole('dialog', { name: 'Request a meeting' });
  await request.getByRole('tab').last().click();
  await request.getByRole('tabpanel').getByRole('radio').first().check({ force: true });
  await request.getByRole('textbox', { name: 'Note' }).fill('Payments in the Gulf');
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.waitFor({ state: 'hidden' });
  await openMeetings(sara, home);
  const mine = sara.page.getByRole('article', { name: INVESTOR });
  await mine.getByText('Waiting...').waitFor();
  const asked = daniel.page.getByRole('dialog', { name: 'My Meetings' });
  await asked.getByRole('button', { name: `Accept the meeting with ${ATTENDEE}` }).click();
  // Without reload: the label in the open list turns.
  await mine.getByText('Confirmed').waitFor();
  await mine.getByText(/^Pod: /).waitFor();
  await asked.getByRole('article', { name: ATTENDEE }).getByText('Confirmed').waitFor();
};

describe.skipIf(!browserPath)('two people on two servers that share one Postgres and one Redis', () => {
  let database: TestDatabase;
  let servers: ServerProcess[] = [];
  const redisUrl = inject('redisUrl') ?? '';

  beforeAll(async () => {
    if (!redisUrl) return;
    await buildPortal();
    database = await createDatabase();
    const start = () => spawnServer({ databaseUrl: database.url, redisUrl });
    servers = [await start(), await start()];
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database?.drop();
  });

  sampledTest(
    'find each other, chat live and agree a meeting, each seeing the other at once',
    async (context) => {
      context.skip(!redisUrl, 'There is no redis-server');
      const db = openSql(database.url);
      const { id: eventId } = await buildEvent(db);
      await buildPod(db, { eventId });
      const people = [
        await buildMember(db, { eventId, firstName: 'Sara', lastName: 'Qureshi' }),
        await buildMember(db, { eventId, firstName: 'Daniel', lastName: 'Weber' }),
      ];
      const browser = await sharedBrowser();
      const visitors: Visitor[] = [];
      for (const [index, { userId }] of people.entries()) {
        const visitor = await visit(browser, servers[index]?.url ?? '', DESKTOP);
        await storeSession(db, visitor, 'id', userId);
        visitors.push(visitor);
      }
      await db.end();
      const [sara, daniel] = visitors as [Visitor, Visitor];
      const home = `/event/${eventId}`;
      await theyChat(home, sara, daniel);
      await theyMeet(home, sara, daniel);
      await Promise.all(visitors.map((visitor) => visitor.context.close()));
      expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
    },
  );
});
