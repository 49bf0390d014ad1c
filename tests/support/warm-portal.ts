import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach } from 'vitest';
import { sharedBrowser, visit, type Screen, type Visitor } from './browser';
import { signIn } from './factories';
import { usePortal, type Portal } from './portal';
import type { TestSql } from './server';

/** Contexts that wait for their next visitor: more would only take memory. */
const MOST_IDLE = 4;

/** A context with the page that keeps its process, in which the scripts of the portal are compiled. */
interface WarmContext {
  context: BrowserContext;
  /** Contexts of other screens are no use. */
  screen: string;
  /** Closes the pages of the last visitor, and forgets what they stored. */
  reset(): Promise<void>;
}

const taken = new Map<BrowserContext, WarmContext>();
const idle: WarmContext[] = [];

async function makeContext(options: BrowserContextOptions, screen: string): Promise<WarmContext> {
  const context = await (await sharedBrowser()).newContext(options);
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const session = await context.newCDPSession(keeper);
  // A page that another one opens works in the process of that one.
  context.newPage = async () => {
    const [page] = await Promise.all([context.waitForEvent('page'), keeper.evaluate('void open()')]);
    return page;
  };
  return {
    context,
    screen,
    async reset() {
      const pages = context.pages().filter((page) => page !== keeper);
      await Promise.all(pages.map((page) => page.close()));
      await context.setOffline(false);
      // By the process that the next page works in: the browser's own clearing may come after what that page stores.
      await keeper.evaluate('localStorage.clear()');
      const storageTypes = 'cookies,indexeddb,cache_storage';
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(keeper.url()).origin,
        storageTypes,
      });
    },
  };
}

/** Gives a context that earlier tests have used for a screen like this one, or a new one. */
async function takeContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const screen = JSON.stringify(options);
  const index = idle.findIndex((each) => each.screen === screen);
  const warm = index < 0 ? await makeContext(options, screen) : idle.splice(index, 1)[0];
  if (!warm) throw new Error('There is no context');
  taken.set(warm.context, warm);
  return warm.context;
}

async function giveBack(context: BrowserContext): Promise<void> {
  const warm = taken.get(context);
  taken.delete(context);
  if (!warm) return;
  await warm.reset();
  idle.push(warm);
  if (idle.length > MOST_IDLE) await idle.shift()?.context.close();
}

const warmBrowser = { newContext: takeContext } as Browser;

interface StoredUser extends Record<string, unknown> {
  id: string;
  email: string;
  displayName: string;
  role: string;
}

/** Signs in the user with this `id` or `email` before the first page is opened, as the portal keeps it in `localStorage`. */
export async function storeSession(
  db: TestSql,
  { page }: Visitor,
  by: 'id' | 'email',
  value: string,
): Promise<void> {
  const [user] = await db.sql<StoredUser>(
    `SELECT id, email, display_name AS "displayName", role FROM users WHERE ${by} = $1`,
    [value],
  );
  if (!user) throw new Error(`There is no user ${value}`);
  const token = await signIn(db, { id: user.id });
  const device = { colourMode: 'system', dismissed: [] };
  const auth = { user, token, device, bookmarks: [], profile: null };
  const stored = { version: 1, auth, join: { event: null, code: null, newUser: null } };
  // A later sign-out or reload finds what the portal itself stored.
  await page.addInitScript((text) => {
    const { localStorage } = globalThis as unknown as { localStorage: Record<string, string | undefined> };
    localStorage['podium'] ??= text;
  }, JSON.stringify(stored));
}

/** Printed when a test fails: the pages as they are say more than the step that timed out. */
const describePage = async ({ page, complaints }: Visitor): Promise<string> => {
  const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
  return [page.url(), text.replaceAll(/\n+/g, ' | ').slice(0, 1500), ...complaints].join('\n');
};

/**
 * The shared portal for journeys. Their pages have storage of their own and nothing in it, but the files and compiled
 * scripts that earlier tests have loaded: a page without them takes four times as long. Tests of loading itself, and those that change a
 * context for good (`page.clock`), take `usePortal`.
 */
export function useWarmPortal(): Portal {
  const portal = usePortal();
  const visitors: Visitor[] = [];

  afterEach(async ({ task }) => {
    const ofThisTest = visitors.splice(0);
    // oxlint-disable-next-line no-console -- it stands in the report of the run.
    if (task.result?.state === 'fail') for (const each of ofThisTest) console.error(await describePage(each));
    await Promise.all(ofThisTest.map(({ context }) => giveBack(context)));
  });

  const open = async (screen: Screen) => {
    const visitor = await visit(warmBrowser, portal.url, screen);
    visitors.push(visitor);
    return visitor;
  };

  const openAsUser = async (by: 'id' | 'email', value: string, screen: Screen) => {
    const visitor = await open(screen);
    await storeSession(portal, visitor, by, value);
    return visitor;
  };

  return {
    ...portal,
    open,
    openAs: (userId, screen) => openAsUser('id', userId, screen),
    openAsDemo: (login, screen) => openAsUser('email', `${login}@demo.podium.test`, screen),
  };
}
