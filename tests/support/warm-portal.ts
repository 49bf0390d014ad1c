import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test, type TestContext } from 'vitest';
import { browserPath, sharedBrowser } from './browser';
import { isSampled, sampled } from './matrix';
import { usePortal, type Portal } from './portal';

/** Contexts that wait for their next visitor: more would only take memory. */
const MOST_IDLE = 4;

interface WarmContext {
  context: BrowserContext;
  /** Contexts of other screens are no use. */
  screen: string;
  /** Drops what earlier visitors stored. */
  empty: () => Promise<void>;
  end: () => Promise<void>;
}

const idle: WarmContext[] = [];

/** Leads the portal's own router to a page, as it would to the next entry of the history. */
const routeTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(`{
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: String(idx) }, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }`);

/**
 * Loads the first address that a page goes to; the portal's router goes to those that follow, which takes half as long. Where Playwright's
 * options are given, `{ waitUntil: 'load' }` at least, each is loaded.
 */
function loadOnce(page: Page): void {
  const load = page.goto.bind(page);
  page.goto = async (path, options) => {
    if (options || page.url() === 'about:blank' || !path.startsWith('/')) return load(path, options);
    // In between nothing is kept of the page before, not even where it has the same path.
    await routeTo(page, '/no-such-page');
    await page.locator('meta[name="robots"]').waitFor({ state: 'attached' });
    await routeTo(page, path);
    return null;
  };
}

/** A context with a page that keeps its process, in which the scripts of the portal are compiled. To close it keeps it for the next visitor. */
async function makeContext(options: BrowserContextOptions, screen: string): Promise<WarmContext> {
  const context = await (await sharedBrowser()).newContext(options);
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const session = await context.newCDPSession(keeper);
  const empty = async (): Promise<void> => {
    // By the process that the next page works in: the browser's own clearing may come after what that page stores.
    await keeper.evaluate('localStorage.clear()');
    const storageTypes = 'cookies,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin: new URL(keeper.url()).origin, storageTypes });
  };
  const warm: WarmContext = { context, screen, empty, end: context.close.bind(context) };
  // A page that another one opens works in the process of that one.
  context.newPage = async () => {
    const [page] = await Promise.all([context.waitForEvent('page'), keeper.evaluate('void open()')]);
    loadOnce(page);
    return page;
  };
  context.close = async () => {
    // Closed twice, it would be given to two visitors at once.
    if (idle.includes(warm)) return;
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    await context.setOffline(false);
    idle.push(warm);
    if (idle.length > MOST_IDLE) await idle.shift()?.end();
  };
  return warm;
}

/** Gives a context that earlier tests have used for a screen like this one, or a new one. */
async function takeContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const screen = JSON.stringify(options);
  const index = idle.findIndex((each) => each.screen === screen);
  const [warm = await makeContext(options, screen)] = index < 0 ? [] : idle.splice(index, 1);
  // Not when it is closed: a page may write while it goes, and would leave the next visitor its session.
  await warm.empty();
  return warm.context;
}

const warmBrowser = { newContext: takeContext } as Browser;

/**
 * The shared portal for journeys. Their pages have storage of their own and nothing in it, but the files and compiled
 * scripts that earlier tests have loaded: a page without them takes four times as long. Tests of loading itself, and those that change a
 * context for good (`page.clock`), take `usePortal`. The test's end closes its contexts; a test does not.
 */
export const useWarmPortal = (): Portal => usePortal([], () => Promise.resolve(warmBrowser));

/** Journeys that other tests make too, in another language or with another device: a matrix, of which the small suite takes a tenth. */
export function describeJourneys(
  title: string,
  journeys: Record<string, (portal: Portal) => Promise<void>>,
): void {
  describe.skipIf(!browserPath)(`journeys of ${title}`, () => {
    const portal = useWarmPortal();
    test.each(sampled(Object.entries(journeys)))('%s', async (_name, journey) => {
      await expect(journey(portal)).resolves.toBeUndefined();
    });
  });
}

/**
 * A journey whose rules cheaper tests prove, so that it shows only how the screen is wired to them: the small suite runs a tenth of these.
 * A journey whose behaviour only a browser shows is a `test`.
 */
export const sampledTest = (title: string, journey: (context: TestContext) => Promise<void>): void =>
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- both are the caller's.
  test.skipIf(!isSampled(title))(title, journey);
