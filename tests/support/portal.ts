import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchBrowser, sharedBrowser, visit, type Screen, type Visitor } from './browser';
import { signIn } from './factories';
import { openSql, type TestSql } from './server';

/** Demo logins by the part of their address before the @. */
export type DemoLogin =
  | 'attendee'
  | 'investor'
  | 'speaker'
  | 'exhibitor'
  | 'startup'
  | 'invited'
  | 'admin'
  | 'supervisor'
  | 'manager'
  | 'executive';

/** Signs in the user with this `id` or `email` before the first page is opened, as the portal keeps it in `localStorage`. */
export async function storeSession(
  db: TestSql,
  { page }: Visitor,
  by: 'id' | 'email',
  value: string,
): Promise<void> {
  const [user] = await db.sql<{ id: string }>(
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
async function describePages(visitors: readonly Visitor[]): Promise<string> {
  const texts = await Promise.all(
    visitors.map(async ({ page, complaints }) => {
      const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
      return [page.url(), text.replaceAll(/\n+/g, ' | ').slice(0, 1500), ...complaints].join('\n');
    }),
  );
  return texts.join('\n\n');
}

export type Portal = ReturnType<typeof usePortal>;

/**
 * The portal that all browser tests of the run share. Each file inserts people and events of its own through `sql`. One that needs flags
 * of its own gets a browser of its own. Call it in a `describe`.
 */
export function usePortal(
  flags: readonly string[] = [],
  start: () => Promise<Browser> = () => (flags.length > 0 ? launchBrowser(flags) : sharedBrowser()),
) {
  const shared = inject('portal');
  const url = shared?.url ?? '';
  let browser: Browser;
  let db: ReturnType<typeof openSql>;
  let ofThisTest: Visitor[] = [];

  beforeAll(async () => {
    db = openSql(shared?.databaseUrl ?? '');
    browser = await start();
  });

  // Pages that stay open after their test go on working, and slow down the next one.
  beforeEach(() => {
    ofThisTest = [];
  });
  afterEach(async ({ task }) => {
    // oxlint-disable-next-line no-console -- it stands in the report of the run.
    if (task.result?.state === 'fail') console.error(await describePages(ofThisTest));
    await Promise.all(ofThisTest.map(({ context }) => context.close()));
  });

  afterAll(async () => {
    if (flags.length > 0) await browser?.close();
    await db?.end();
  });

  const sql: TestSql['sql'] = (text, values) => db.sql(text, values);
  const open = async (screen: Screen) => {
    const visitor = await visit(browser, url, screen);
    ofThisTest.push(visitor);
    return visitor;
  };

  const openAsUser = async (by: 'id' | 'email', value: string, screen: Screen) => {
    const visitor = await open(screen);
    await storeSession({ sql }, visitor, by, value);
    return visitor;
  };

  return {
    url,
    sql,
    /** Opens a browser context with nobody signed in. */
    open,
    /** Opens a browser context in which this user is signed in, without the sign-in page. */
    openAs: (userId: string, screen: Screen) => openAsUser('id', userId, screen),
    /** The same as one of the demo's people; they are shared by all tests, which therefore only read as them. */
    openAsDemo: (login: DemoLogin, screen: Screen) =>
      openAsUser('email', `${login}@demo.podium.test`, screen),
  };
}
