import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE, type Visitor } from '../support/browser';
import { buildEvent, buildUser } from '../support/factories';
import { usePortal } from '../support/portal';
import { sampledTest, useWarmPortal } from '../support/warm-portal';
import { waitFor } from '../support/wait';

const UNKNOWN = '/event/01980000-0000-7000-8000-0000000000ff';
const FORUM = '/event/01980000-0000-7000-8000-00000000d0e0';

describe.skipIf(!browserPath)('the frame of the portal', () => {
  const portal = useWarmPortal();
  const nothingKept = usePortal();

  test('stays around an address that leads nowhere and an unknown event', async () => {
    const stranger = await portal.open(DESKTOP);
    await stranger.page.goto('/nowhere');
    await stranger.page.getByRole('heading', { name: 'Page Not Found!' }).waitFor();
    await stranger.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    const { page } = await portal.openAsDemo('attendee', DESKTOP);
    await page.goto(UNKNOWN);
    await page.getByText('Not Found', { exact: true }).first().waitFor();
    const home = page.getByRole('banner').getByRole('link', { name: 'Podium, home' });
    await home.waitFor();
    expect(await home.count()).toBe(1);
  });

  test('has the appearance in the menu of the account', async () => {
    const { page } = await portal.openAsDemo('attendee', DESKTOP);
    await page.goto(`${FORUM}/help`);
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page
      .getByRole('group', { name: 'Appearance' })
      .getByRole('menuitemradio', { name: 'Dark' })
      .click();
    const dark = page.locator('html[data-appearance="dark"]');
    await dark.waitFor({ state: 'attached' });
    expect(await dark.count()).toBe(1);
    expect(
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Appearance/ })
        .count(),
    ).toBe(0);
  });

  test('has the reference of the API for those alone who manage events', async () => {
    const links: number[] = [];
    for (const login of ['executive', 'manager'] as const) {
      const { page } = await portal.openAsDemo(login, DESKTOP);
      await page.goto('/account');
      await page.getByRole('heading', { level: 1 }).waitFor();
      links.push(await page.getByRole('banner').getByRole('link', { name: /^API/ }).count());
    }
    expect(links).toEqual([0, 1]);
  });

  test('lets its bars scroll away in a window that is hardly high enough for a line', async () => {
    const { page } = await portal.openAsDemo('attendee', { width: 740, height: 360 });
    await page.goto(`${FORUM}/help`);
    const quick = page.getByRole('navigation', { name: 'Quick links' });
    await quick.waitFor({ state: 'attached' });
    const placeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { getComputedStyle } = globalThis as unknown as {
            getComputedStyle(of: unknown): { position: string };
          };
          return getComputedStyle(element).position;
        });
    expect([await placeOf('header'), await placeOf('nav[aria-label="Quick links"]')]).toEqual([
      'static',
      'static',
    ]);
  });

  test('says of a page whose script cannot be loaded offline that it is not available', async () => {
    const { page, context } = await nothingKept.openAsDemo('attendee', DESKTOP);
    await page.goto(`${FORUM}/help`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
    await page.getByRole('heading', { name: 'This page is not available offline' }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
  });

  test('has the footer below the sign-in form of the demo, over nothing of it', async () => {
    // In view where all of it finds room.
    for (const [size, lowest] of [
      [{ width: 1280, height: 800 }, 800],
      [PHONE, Infinity],
    ] as const) {
      const { page } = await portal.open(size);
      await page.goto('/auth');
      const demo = page.getByRole('region', { name: 'Demo: sign in as' });
      await demo.waitFor();
      const [above, footer] = [await demo.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
      expect(footer?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 9999));
      expect((footer?.y ?? 9999) + (footer?.height ?? 0)).toBeLessThanOrEqual(lowest);
    }
  });

  test('folds menus and remembers it, with all entries in reach', async () => {
    const user = await buildUser(portal, { role: Role.MANAGER });
    const { page } = await portal.openAs(user.id, { width: 1280, height: 800 });
    await page.goto(FORUM);
    const menus = page.getByRole('complementary', { name: 'Menus' });
    await menus.getByRole('button', { name: 'Main Menu' }).click();
    await menus.getByRole('link', { name: 'Attendees' }).waitFor({ state: 'hidden' });
    const last = menus.getByRole('link', { name: 'Mail log' });
    const isInView = async () => {
      const box = await last.boundingBox();
      return box !== null && box.y + box.height <= 800;
    };
    await expect.poll(isInView).toBe(true);
    await page.reload();
    await last.waitFor();
    expect(await menus.getByRole('link', { name: 'Attendees' }).isVisible()).toBe(false);
  });
});

describe.skipIf(!browserPath)('what is said on a screen', () => {
  const portal = useWarmPortal();
  // One page for all tests: a first page takes longer than most of them.
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await portal.openAsDemo('attendee', DESKTOP);
  });
  afterAll(() => visitor?.context.close());

  test('has one ring around a search field, and no live dot', async () => {
    const { page } = visitor;
    await page.goto(`${FORUM}/attendees`);
    const field = page.getByRole('searchbox').first();
    await field.focus();
    const rings = await field.evaluate((input) => {
      const { getComputedStyle } = globalThis as unknown as {
        getComputedStyle(of: unknown): { outlineStyle: string };
      };
      return [input, (input as unknown as { parentElement: unknown }).parentElement].map(
        (each) => getComputedStyle(each).outlineStyle,
      );
    });
    expect(rings).toEqual(['none', 'solid']);
    expect(await page.getByTitle('Live', { exact: true }).count()).toBe(0);
  });

  test('names what people are only where several kinds stand together', async () => {
    const { page } = visitor;
    const tag = page.getByRole('article').getByText('Speaker', { exact: true });
    await page.goto(`${FORUM}/attendees?category=speaker`);
    await tag.first().waitFor();
    await page.goto(`${FORUM}/speakers`);
    await page.getByRole('article').first().waitFor();
    expect(await tag.count()).toBe(0);
  });

  test('names each landmark of Home once, also under My Meetings', async () => {
    const { page } = visitor;
    await page.goto(`${FORUM}?modal=meetings`);
    await page.getByRole('dialog', { name: 'My Meetings' }).getByRole('article').first().waitFor();
    const names = (await page.locator('body').ariaSnapshot()).match(/(?<=- region ").*(?=")/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });

  test('says of the days of a request how many times are free', async () => {
    const { page } = visitor;
    await page.goto(`${FORUM}/attendees`);
    await page.getByRole('article').getByRole('button', { name: /^Meet/ }).first().click();
    const tabs = page.getByRole('dialog', { name: 'Request a meeting' }).getByRole('tab');
    await tabs
      .filter({ hasText: /Free times: \d+$/ })
      .first()
      .waitFor();
    expect(await tabs.filter({ hasText: 'match' }).count()).toBe(0);
  });

  sampledTest('says of a bookmark that failed what a list says that failed', async () => {
    const { page } = await portal.openAsDemo('attendee', DESKTOP);
    await page.goto(`${FORUM}/attendees`);
    const bookmark = page.getByRole('button', { name: /^Bookmark / }).first();
    await bookmark.waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await bookmark.click();
    const said = page.getByText('An error occured while fetching data from server');
    await said.first().waitFor();
    expect(await said.count()).toBe(1);
  });

  test('orders the headings of the schedule without a gap', async () => {
    await visitor.page.goto(`${FORUM}/schedule`);
    await visitor.page.getByRole('article').first().waitFor();
    const levels = await visitor.page
      .getByRole('heading')
      .evaluateAll((all) =>
        all.map((heading) => Number((heading as unknown as { tagName: string }).tagName.slice(1))),
      );
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    expect(await axeViolations(visitor)).toEqual([]);
  });

  test('tells the metrics how fast the page was', async () => {
    const { page } = await portal.openAsDemo('attendee', DESKTOP);
    const measuring = page.waitForResponse(/\/assets\/web-vitals-/);
    await page.goto(`${FORUM}/help`);
    await measuring;
    // The first tap makes it final, and leads on: it is of the page that was loaded all the same.
    await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
    await page.waitForURL('**/schedule');
    await page.goto('about:blank');
    const counted = async () =>
      (await (await fetch(`${portal.url}/metrics`)).text()).includes(
        'podium_web_vital_seconds_count{vital="LCP",page="/event/:id/help"}',
      );
    expect(await waitFor(counted, 'The figure of the page')).toBe(true);
  });
});

describe.skipIf(!browserPath)('publishing an event', () => {
  const portal = useWarmPortal();

  test('that has next to nothing says so, and that no e-mails go out, and is asked about once', async () => {
    const event = await buildEvent(portal, { status: 'DRAFT' });
    const user = await buildUser(portal, { role: Role.MANAGER });
    const { page } = await portal.openAs(user.id, DESKTOP);
    await page.goto(`/event/${event.id}`);
    await page.getByRole('link', { name: 'Next: Details' }).click();
    await page.getByRole('button', { name: 'Publish event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Publishing sends no e-mails.').waitFor();
    await dialog.getByText(/^Only \d of 9 steps are done$/).waitFor();
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await page.getByText(`${event.title} is published`).waitFor();
    expect(await portal.sql('SELECT status FROM events WHERE id = $1', [event.id])).toEqual([
      { status: 'PUBLISHED' },
    ]);
  });
});
