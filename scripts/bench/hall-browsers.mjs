/** Two browsers in the hall: how long a message takes from one screen to the other while thousands are connected. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
const MESSAGES = 20;
/** Until the subscriptions of a page certainly stand. */
const SETTLE_MS = 4_000;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The session of somebody who signed in, as the portal keeps it. */
const storedSession = (user, token) =>
  JSON.stringify({
    version: 1,
    auth: {
      user,
      token,
      device: { colourMode: 'system', dismissed: [] },
      bookmarks: [],
      profile: null,
    },
    join: { event: null, code: null, newUser: null },
  });

const openThread = async (browser, client, url, eventId, person, other) => {
  const { rows } = await client.query(
    `SELECT u.id, u.email, u.display_name AS "displayName", u.role FROM attendees a JOIN users u ON u.id = a.user_id WHERE a.id = $1`,
    [person.id],
  );
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(
    (text) => {
      if (!globalThis.localStorage.getItem('podium')) globalThis.localStorage.setItem('podium', text);
    },
    storedSession(rows[0], person.token),
  );
  await page.goto(`${url}/event/${eventId}/chat/${other.id}`);
  await page
    .getByRole('textbox', { name: /message/i })
    .last()
    .waitFor({ timeout: 30_000 });
  return page;
};

/** Milliseconds from the Enter key in one browser to the text in the other, both by the clock of this machine, sorted. */
export const measureBrowsers = async ({ client, url, eventId, people: [one, other] }) => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    const [writer, reader] = [
      await openThread(browser, client, url, eventId, one, other),
      await openThread(browser, client, url, eventId, other, one),
    ];
    await reader.waitForTimeout(SETTLE_MS);
    const field = writer.getByRole('textbox', { name: /^Message to/ });
    const latencies = [];
    for (let number = 0; number < MESSAGES; number += 1) {
      const text = `Browser ${number}`;
      await field.fill(text);
      const seen = reader.evaluate(
        (wanted) =>
          new Promise((resolve) => {
            const { document, MutationObserver } = globalThis;
            const look = () => document.querySelector('[role="log"]')?.textContent?.includes(wanted);
            const observer = new MutationObserver(() => {
              if (!look()) return;
              observer.disconnect();
              resolve(Date.now());
            });
            observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          }),
        text,
      );
      await writer.evaluate(() => {
        globalThis.document.addEventListener('keydown', () => (globalThis.pressedAt = Date.now()), {
          capture: true,
          once: true,
        });
      });
      await field.press('Enter');
      const at = await seen;
      latencies.push(at - (await writer.evaluate(() => globalThis.pressedAt)));
    }
    return latencies.toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
};
