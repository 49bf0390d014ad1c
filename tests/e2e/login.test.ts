import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { sampled } from '../support/matrix';
import { usePortal } from '../support/portal';
import { sampledTest } from '../support/warm-portal';

/** The scripts that a page has loaded, without the query of a URL. */
const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ name }) => name)`;
const shifts = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 500);
})`;

describe.skipIf(!browserPath)('the login page', () => {
  const portal = usePortal();

  sampledTest(
    'says that the password is wrong, keeps what was typed, and signs in with the right one',
    async () => {
      const { page, context } = await portal.open(DESKTOP);
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Enter your e-mail address.').waitFor();
      await page.getByLabel('E-mail').fill('executive@demo.podium.test');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.keyboard.press('Enter');
      await page.getByText('E-mail and password do not match.').waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe('executive@demo.podium.test');
      await page.getByLabel('Password', { exact: true }).fill('podium-demo');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      await context.close();
    },
  );

  test.each(
    sampled([
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const),
  )('loads neither Apollo nor antd on a %s, and nothing moves', async (_name, screen) => {
    const { page, context } = await portal.open(screen);
    await page.goto('/auth');
    await page.getByRole('heading', { name: 'Demo: sign in as' }).waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate<string[]>(scripts);
    expect(loaded.filter((name) => /apollo|portal|antd/i.test(name))).toEqual([]);
    expect(await page.evaluate<number>(shifts)).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  test('a theme chosen dark is dark before any of our scripts has run', async () => {
    const { page, context } = await portal.open(DESKTOP);
    await page.goto('/auth');
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const background = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    expect(background).toBe('rgb(10, 16, 29)');
    await context.close();
  });

  test.each(
    sampled([
      ['اردو', 'خوش آمدید', 'ur'],
      ['العربية', 'أهلًا بعودتك', 'ar'],
    ] as const),
  )('reads from right to left in %s, and keeps the choice', async (name, title, lang) => {
    const { page, context } = await portal.open(PHONE);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([lang, 'rtl']);
    await context.close();
  });

  sampledTest('a reload without an answer from the server signs nobody out', async () => {
    const { page, context } = await portal.open(DESKTOP);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Executive', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'Service unavailable' }));
    await page.reload();
    await page.getByText('Podium is not responding.').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).not.toContain('/auth');
    await context.close();
  });
});
