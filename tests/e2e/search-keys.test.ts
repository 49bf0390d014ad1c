import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP } from '../support/browser';
import { buildExhibition } from '../support/exhibition';
import { usePortal } from '../support/portal';

const PACES_MS = [20, 60, 100, 150];
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search this event' });

/** What the field holds after the shortcut, a text with a word too many, and the keys that take it away, typed without a pause. */
async function typeAtOnce(page: Page, shortcut: string, pace: number): Promise<string> {
  await page.keyboard.press(shortcut);
  await page.keyboard.type('fin techx', { delay: pace });
  await page.keyboard.press('Backspace', { delay: pace });
  await fieldOf(page).waitFor();
  const value = await fieldOf(page).inputValue();
  await page.keyboard.press('Escape');
  await fieldOf(page).waitFor({ state: 'hidden' });
  return value;
}

describe.skipIf(!browserPath)('keys typed right after the shortcut of the search', () => {
  const portal = usePortal();

  test('stand in the field in their order, at any pace, whether or not its script is there', async () => {
    const { event, visitor } = await buildExhibition(portal);
    for (const pace of PACES_MS) {
      const { page, complaints, context } = await portal.openAs(visitor.userId, DESKTOP);
      await page.route(/assets\/SearchDialog-.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(`/event/${event.id}/help`);
      await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
      const cold = await typeAtOnce(page, '/', pace);
      const warm = await typeAtOnce(page, 'Control+k', pace);
      expect([pace, cold, warm]).toEqual([pace, 'fin tech', 'fin tech']);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('are forgotten after Escape, and Enter chooses the first result', async () => {
    const { event, visitor } = await buildExhibition(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, DESKTOP);
    let load = () => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(/assets\/SearchDialog-.*\.js$/, async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto(`/event/${event.id}/help`);
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nothing');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('modal'));
    await page.keyboard.press('/');
    await page.keyboard.type('acme robots');
    await page.keyboard.press('Enter');
    load();
    await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
