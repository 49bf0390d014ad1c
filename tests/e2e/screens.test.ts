import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeViolations,
  browserPath,
  DESKTOP,
  launchBrowser,
  PHONE,
  stepInAs,
  visit,
  type Visitor,
} from '../support/browser';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { buildServer, spawnServer, type ServerProcess } from '../support/process';

const home = `/event/${DEMO_EVENT_ID}`;

/** Every finished screen, by who looks at it; `ready` is on it once it is full. */
const screens: { as?: string; path: string; title: string; phoneTitle?: string; ready: string }[] = [
  { path: '/auth', title: 'Sign in · Podium', ready: 'Welcome back' },
  { path: '/help', title: 'Need Help? · Podium', ready: 'Need Help?' },
  { path: '/terms', title: 'Terms & Conditions · Podium', ready: 'Terms & Conditions' },
  { path: '/privacy-policy', title: 'Privacy Policy · Podium', ready: 'Privacy Policy' },
  { as: 'Administrator', path: '/', title: 'Events · Podium', ready: 'Digital Futures Forum' },
  { as: 'Attendee', path: home, title: 'Explore · Digital Futures Forum · Podium', ready: 'People to meet' },
  {
    as: 'Attendee',
    path: `${home}/attendees`,
    title: 'Attendees · Digital Futures Forum · Podium',
    ready: 'Attendees',
  },
  {
    as: 'Attendee',
    path: `${home}/attendees?q=Daniel+Weber`,
    title: 'Attendees · Digital Futures Forum · Podium',
    ready: 'Kestrel Ventures',
  },
  {
    as: 'Attendee',
    path: `${home}?modal=meetings`,
    title: 'Explore · Digital Futures Forum · Podium',
    ready: 'Pod: ',
  },
  {
    as: 'Attendee',
    path: `${home}?modal=profile`,
    title: 'Explore · Digital Futures Forum · Podium',
    ready: 'Operates In',
  },
  {
    as: 'Attendee',
    path: `${home}?chat=all`,
    title: 'Explore · Digital Futures Forum · Podium',
    // Too narrow for a dock beside the page: chat has a page of its own.
    phoneTitle: 'Messages · Digital Futures Forum · Podium',
    ready: 'Messages',
  },
  {
    as: 'Attendee',
    path: `${home}/schedule`,
    title: 'Schedule · Digital Futures Forum · Podium',
    ready: 'Schedule',
  },
  { as: 'Attendee', path: '/nowhere', title: 'Page Not Found! · Podium', ready: 'Page Not Found!' },
];

describe.skipIf(!browserPath)('every screen', () => {
  let browser: Browser;
  let database: DemoDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    await buildServer();
    database = await createDemoDatabase();
    server = await spawnServer({ databaseUrl: database.url, dataDir: database.dataDir, demo: true });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    await database?.drop();
  });

  const look = async (visitor: Visitor, { path, ready }: (typeof screens)[number]) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByText(ready).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const sideways = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    return { path, title: await page.title(), violations: await axeViolations(visitor), sideways };
  };

  const lookAtAll = async (as: string | undefined, screen: typeof DESKTOP, colorScheme: 'light' | 'dark') => {
    const visitor = await visit(browser, server.url, { ...screen, colorScheme });
    if (as) await stepInAs(visitor, as);
    const own = screens.filter((candidate) => candidate.as === as);
    const seen = [];
    for (const candidate of own) seen.push(await look(visitor, candidate));
    await visitor.context.close();
    return { seen, complaints: visitor.complaints };
  };

  const flawless = (as: string | undefined, screen: typeof DESKTOP) => ({
    seen: screens
      .filter((candidate) => candidate.as === as)
      .map(({ path, title, phoneTitle }) => ({
        path,
        title: screen === PHONE ? (phoneTitle ?? title) : title,
        violations: [],
        sideways: 0,
      })),
    complaints: [],
  });

  for (const as of [undefined, 'Administrator', 'Attendee'])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [name, size] of [
        ['desktop', DESKTOP],
        ['phone', PHONE],
      ] as const)
        test(`of ${as ?? 'anybody'} is accessible, titled and quiet on a ${name} in ${colorScheme}`, async () => {
          expect(await lookAtAll(as, size, colorScheme)).toEqual(flawless(as, size));
        });
});
