import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { browserPath } from '../../support/browser';
import { sampled } from '../../support/matrix';
import { pathOf, useSpecEvent } from '../../support/spec-event';
import { unitRows } from '../../support/spec-rows';
import { sampledTest } from '../../support/warm-portal';

const WIDE = { width: 1536, height: 864 };
const EXTRA_LARGE = { width: 1535, height: 864 };
const headlines = [
  'Connecting Visionaries, Building Futures',
  'A Global Network Driving Digital Innovation',
  'Pioneering Change, Shaping the Future',
];
const root = new URL('../../../', import.meta.url);

describe('the specification, where unit tests check it', () => {
  test.each(unitRows)('section $section: $says', ({ file, test: title }) => {
    expect(readFileSync(fileURLToPath(new URL(file, root)), 'utf8')).toContain(title);
  });
});

describe.skipIf(!browserPath)('the layouts of the specification', () => {
  const { people, home, asSara, anonymous, openHome } = useSpecEvent();

  describe('section 2, public auth layout', () => {
    test('a visitor with user and token is sent to "/"', async () => {
      const page = await asSara();
      await page.goto('/auth');
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      expect(pathOf(page)).not.toMatch(/^\/auth/);
    });

    test('the carousel with the three slides is hidden on extra-large screens and below', async () => {
      const [wide, narrower] = [await anonymous(WIDE), await anonymous(EXTRA_LARGE)];
      for (const page of [wide, narrower]) await page.goto('/auth');
      for (const headline of headlines) await wide.getByText(headline).first().waitFor({ state: 'attached' });
      await narrower.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      expect(await narrower.getByText(headlines[0] ?? '').count()).toBe(0);
    });

    test('the right side has the logo and links to /help, /terms and /privacy-policy', async () => {
      const page = await anonymous();
      await page.goto('/auth');
      const links = page.getByRole('contentinfo').getByRole('link');
      await links.first().waitFor();
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => (link as unknown as { pathname: string }).pathname),
        ),
      ).toEqual(['/help', '/terms', '/privacy-policy']);
      expect(await page.getByText('Podium', { exact: true }).first().isVisible()).toBe(true);
    });
  });

  describe('section 2, protected layout', () => {
    test.each(sampled(['/', '/event/x', '/join/x']))(
      '%s redirects to /auth without a session',
      async (path) => {
        const page = await anonymous();
        await page.goto(path);
        await page.waitForURL('**/auth');
        expect(pathOf(page)).toBe('/auth');
      },
    );

    sampledTest('the check of an entry code opens without login', async () => {
      const page = await anonymous();
      const path = '/attendees/verify-code/UNKNOWN2345';
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(pathOf(page)).toBe(path);
    });

    test('navigation scrolls to the top on every path change', async () => {
      const page = await asSara({ width: 1280, height: 400 });
      await openHome(page);
      await page.evaluate('window.scrollTo(0, 200)');
      await page.getByRole('link', { name: 'Help', exact: true }).first().click();
      await page.waitForURL('**/help');
      await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
    });
  });

  describe('section 2, sidebar', () => {
    test('is 60 units wide and hidden below the large breakpoint', async () => {
      const page = await asSara({ width: 1024, height: 800 });
      await openHome(page);
      const sidebar = page.getByRole('complementary', { name: 'Menus' });
      expect((await sidebar.boundingBox())?.width).toBe(240);
      await page.setViewportSize({ width: 1023, height: 800 });
      await sidebar.waitFor({ state: 'hidden' });
    });
  });

  describe('section 2, event shell', () => {
    sampledTest("shows 'Not Found' if the event does not exist", async () => {
      const page = await asSara();
      await page.goto('/event/019a0000-0000-7000-8000-000000000000');
      await page.getByRole('heading', { name: 'Not Found' }).waitFor();
      expect(await page.title()).toBe('Not Found · Podium');
    });

    test('shows a blank loading cover until access is confirmed', async () => {
      const page = await asSara();
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/graphql', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(home());
      const cover = page.getByRole('status', { name: 'Loading the event' });
      await cover.waitFor({ state: 'attached' });
      expect(await cover.innerText()).toBe('');
      release();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    });

    test('the top bar has the title of the event and a user menu', async () => {
      const page = await asSara();
      await openHome(page);
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: people.event.title }).waitFor();
      expect(await bar.getByRole('button', { name: /^Account menu/ }).count()).toBe(1);
    });
  });
});
