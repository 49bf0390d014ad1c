import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserPath, DESKTOP } from '../support/browser';
import { buildCrowd } from '../support/crowd';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { Portal } from '../support/portal';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const peopleOf = (page: Page) => page.getByRole('list', { name: 'Attendees' }).getByRole('listitem');
const namesOf = (page: Page) => peopleOf(page).getByRole('heading', { level: 2 }).allInnerTexts();
const countOf = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** An event with five people; the viewer looks for what Nadia offers. */
async function buildFair(portal: Portal): Promise<{ event: BuiltEvent; viewer: BuiltMember }> {
  const event = await buildEvent(portal);
  const market = { vocabulary: 'market', terms: ['Capital', 'Pilots'] };
  const topic = await buildInterests(portal, event.id);
  const seek = await buildInterests(portal, event.id, { name: 'Looking for', kind: 'SEEK', ...market });
  const offer = await buildInterests(portal, event.id, { name: 'Offering', kind: 'OFFER', ...market });
  const viewer = await buildMember(portal, { eventId: event.id, firstName: 'Vera', lastName: 'Viewer' });
  const person = (firstName: string, more: object) =>
    buildAttendee(portal, { eventId: event.id, firstName, lastName: 'Person', ...more });
  const nadia = await person('Nadia', { organization: 'Nimbus Labs', country: 'PK', jobTitle: 'Partner' });
  const twin = await person('Tomas', { organization: 'Harbour', country: 'DE' });
  await person('Alba', { organization: 'Quay', country: 'DE' });
  await person('Bruno', { organization: 'Quay', country: 'KE' });
  await chooseInterest(portal, viewer.id, seek.groupId, seek.terms['Capital']);
  await chooseInterest(portal, viewer.id, topic.groupId, topic.terms['Energy']);
  await chooseInterest(portal, nadia.id, offer.groupId, offer.terms['Capital']);
  await chooseInterest(portal, twin.id, topic.groupId, topic.terms['Energy']);
  return { event, viewer };
}

describe.skipIf(!browserPath)('finding people', () => {
  const portal = useWarmPortal();
  let event: BuiltEvent;
  let viewer: BuiltMember;
  let path: string;

  beforeAll(async () => {
    ({ event, viewer } = await buildFair(portal));
    path = `/event/${event.id}/attendees`;
  });

  sampledTest('the best match comes first, with the reason in words', async () => {
    const { page, complaints } = await portal.openAs(viewer.userId, DESKTOP);
    await page.goto(path);
    await countOf(page, '5 people');
    await expect
      .poll(() => namesOf(page))
      .toEqual(['Nadia Person', 'Tomas Person', 'Alba Person', 'Bruno Person', 'Vera Viewer']);
    expect(await peopleOf(page).first().getByRole('list').innerText()).toBe(
      'Offers what you look for: Capital',
    );
    expect(complaints).toEqual([]);
  });

  sampledTest(
    'a name is found in spite of a typing error, and Back, reload and filters keep to the address',
    async () => {
      const { page, complaints } = await portal.openAs(viewer.userId, DESKTOP);
      await page.goto(`/event/${event.id}`);
      await page.getByRole('link', { name: 'Attendees', exact: true }).first().click();
      await page.getByRole('searchbox', { name: /search by name/i }).fill('nimbsu');
      await countOf(page, '1 person');
      await page.reload();
      await countOf(page, '1 person');
      expect(await page.getByRole('searchbox', { name: /search by name/i }).inputValue()).toBe('nimbsu');
      await page.getByRole('link', { name: 'Nadia Person', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Profile' })
        .getByRole('heading', { name: 'Nadia Person' })
        .waitFor();
      await page.goBack();
      await page.getByRole('dialog', { name: 'Profile' }).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).search).toBe('?q=nimbsu');
      await page.goto(`${path}?country=DE&country=KE&sort=name`);
      await countOf(page, '3 people');
      await expect.poll(() => namesOf(page)).toEqual(['Alba Person', 'Bruno Person', 'Tomas Person']);
      await page.getByRole('button', { name: 'Remove filter: Kenya' }).click();
      await countOf(page, '2 people');
      expect(new URL(page.url()).search).toBe('?sort=name&country=DE');
      await page.getByRole('button', { name: 'Clear all' }).click();
      await countOf(page, '5 people');
      expect(complaints).toEqual([]);
    },
  );

  sampledTest('filters offer only the countries of those who are here', async () => {
    const { page } = await portal.openAs(viewer.userId, DESKTOP);
    await page.goto(path);
    await countOf(page, '5 people');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Country' }).click();
    const options = page.locator('.ant-select-item-option-content');
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Germany (2)', 'Kenya (1)', 'Pakistan (1)']);
    await options.first().click();
    await countOf(page, '2 people');
    await page.keyboard.press('Escape');
  });
});

describe.skipIf(!browserPath)('people one has found', () => {
  const portal = useWarmPortal();
  let viewer: BuiltMember;
  let path: string;

  beforeAll(async () => {
    const fair = await buildFair(portal);
    viewer = fair.viewer;
    path = `/event/${fair.event.id}/attendees`;
  });

  sampledTest('a bookmark is kept, and found again', async () => {
    const { page, complaints } = await portal.openAs(viewer.userId, DESKTOP);
    await page.goto(path);
    await page.getByRole('button', { name: 'Bookmark Bruno Person' }).click();
    await page.getByRole('button', { name: 'Remove the bookmark of Bruno Person' }).waitFor();
    await page.getByRole('button', { name: 'Bookmarked', exact: true }).click();
    await countOf(page, '1 person');
    await expect.poll(() => namesOf(page)).toEqual(['Bruno Person']);
    await page.getByRole('button', { name: 'Remove the bookmark of Bruno Person' }).click();
    await page.getByRole('button', { name: 'Bookmark Bruno Person' }).waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('"Not for me" takes a person back in the order, until it is undone', async () => {
    const { page, complaints } = await portal.openAs(viewer.userId, DESKTOP);
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await page.goto(path);
    await page.getByRole('link', { name: 'Nadia Person', exact: true }).click();
    await profile.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Not for me' }).click();
    await page.getByText('Nadia Person will no longer be suggested to you').waitFor();
    const order = async () => {
      // A list that is open keeps its order.
      await page.goto(path, { waitUntil: 'load' });
      await countOf(page, '5 people');
      return namesOf(page);
    };
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nadia Person will no longer be suggested to you').waitFor({ state: 'hidden' });
    expect((await order())[0]).toBe('Nadia Person');
    await page.getByRole('link', { name: 'Nadia Person', exact: true }).click();
    await profile.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Not for me' }).click();
    await page.getByText('Nadia Person will no longer be suggested to you').waitFor();
    expect(await order()).toEqual([
      'Tomas Person',
      'Alba Person',
      'Bruno Person',
      'Nadia Person',
      'Vera Viewer',
    ]);
    expect(complaints).toEqual([]);
  });

  test('the next profile is a key away', async () => {
    const { page } = await portal.openAs(viewer.userId, DESKTOP);
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await page.goto(`${path}?sort=name`);
    await page.getByRole('link', { name: 'Alba Person', exact: true }).click();
    await profile.getByRole('heading', { name: 'Alba Person' }).waitFor();
    await page.keyboard.press('j');
    await profile.getByRole('heading', { name: 'Bruno Person' }).waitFor();
    await page.keyboard.press('k');
    await profile.getByRole('heading', { name: 'Alba Person' }).waitFor();
    await page.keyboard.press('Escape');
    await profile.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Alba Person');
  });
});

describe.skipIf(!browserPath)('five thousand people', () => {
  const portal = useWarmPortal();

  test('are read on with at most 6,000 nodes in the page, and Back leads to the place', async () => {
    const { event, viewer } = await buildCrowd(portal);
    const { page, complaints } = await portal.openAs(viewer.userId, { width: 2560, height: 1300 });
    const nodes = async () => Number(await page.evaluate('document.querySelectorAll("*").length'));
    await page.goto(`/event/${event.id}/attendees`);
    await countOf(page, '5,001 people');
    let most = await nodes();
    const lastLoaded = async () =>
      Number(
        await page.evaluate(
          'Math.max(...[...document.querySelectorAll("[aria-posinset]")].map((e) => e.ariaPosInSet))',
        ),
      );
    while ((await lastLoaded()) < 300) {
      const before = await lastLoaded();
      await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
      await expect.poll(lastLoaded, { timeout: 60_000 }).toBeGreaterThan(before);
      most = Math.max(most, await nodes());
    }
    expect(most).toBeLessThanOrEqual(6_000);
    const offset = Number(await page.evaluate('Math.round(window.scrollY)'));
    await page.getByRole('link', { name: 'Speakers', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Speakers' }).waitFor();
    await buildAttendee(portal, { eventId: event.id });
    await page.goBack();
    // The fresh first page leaves the others.
    await countOf(page, '5,002 people');
    const away = async () => Math.abs(Number(await page.evaluate('window.scrollY')) - offset);
    await expect.poll(away, { timeout: 60_000 }).toBeLessThan(400);
    expect(await lastLoaded()).toBeGreaterThanOrEqual(300);
    expect(complaints).toEqual([]);
  });

  test('are gone through with the arrow keys', async () => {
    const { event, viewer } = await buildCrowd(portal, 300);
    const { page } = await portal.openAs(viewer.userId, DESKTOP);
    await page.goto(`/event/${event.id}/attendees?sort=name`);
    await countOf(page, '301 people');
    const place = async () =>
      Number(await page.evaluate(`document.activeElement.closest('[aria-posinset]')?.ariaPosInSet`));
    await peopleOf(page).first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await place()).toBe(2);
    for (let row = 0; row < 9; row += 1) await page.keyboard.press('ArrowDown');
    expect(await place()).toBe(29);
    await page.keyboard.press('Home');
    expect(await place()).toBe(1);
  });
});
