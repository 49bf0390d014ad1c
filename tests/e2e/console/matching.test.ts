import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildAttendee, buildCompany, buildEvent, buildUser, insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

/** An event at which three people of startups bookmarked an investor, and nobody did anything else. */
async function eventWithBookmarks(portal: Portal): Promise<string> {
  const { id: eventId } = await buildEvent(portal);
  const startup = await buildCompany(portal, { eventId, kind: 'STARTUP' });
  const investor = await buildAttendee(portal, { eventId, category: 'INVESTOR' });
  for (const number of [1, 2, 3]) {
    const founder = await buildAttendee(portal, {
      eventId,
      companyId: startup.id,
      firstName: `Founder ${number}`,
    });
    await insert(portal, 'bookmarks', { ownerId: founder.id, attendeeId: investor.id });
  }
  return eventId;
}

const wishOf = (page: Page, who: string, whom: string) =>
  page.getByLabel(`How much ${who} come for ${whom}`, { exact: true });

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved').first().waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'hidden' });
};

describe.skipIf(!browserPath)('who comes for whom', () => {
  const portal = useWarmPortal();
  const openAs = async (role: Role, eventId: string, screen: typeof DESKTOP) => {
    const visitor = await portal.openAs((await buildUser(portal, { role })).id, screen);
    await visitor.page.goto(`/event/${eventId}/setup/matching`);
    return visitor;
  };

  sampledTest('is read with what was learned, changed, guarded, saved and taken back', async () => {
    const eventId = await eventWithBookmarks(portal);
    const visitor = await openAs(Role.MANAGER, eventId, DESKTOP);
    const { page, complaints } = visitor;
    await page.getByRole('button', { name: /^Startups for investors counts \d+%/ }).press('Enter');
    const details = page.getByRole('dialog', { name: 'Startups for investors' });
    expect((await details.getByRole('definition').allInnerTexts()).slice(0, 2)).toEqual([
      '3',
      expect.stringMatching(/^3 \([\d.]+ by chance\)$/),
    ]);
    expect(await axeViolations(visitor)).toEqual([]);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    await wishOf(page, 'startups', 'investors').selectOption('NONE');
    await page
      .getByRole('navigation', { name: 'Event setup' })
      .getByRole('link', { name: 'Interests' })
      .click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'No' })
      .click();
    const before = await page.getByRole('button', { name: /^Startups for investors/ }).innerText();
    await save(page);
    await expect
      .poll(() => page.getByRole('button', { name: /^Startups for investors/ }).innerText())
      .not.toBe(before);

    await page.reload();
    expect(await wishOf(page, 'startups', 'investors').inputValue()).toBe('NONE');
    await page.getByRole('button', { name: 'All back to default' }).click();
    await save(page);
    await page.reload();
    expect(await wishOf(page, 'startups', 'investors').inputValue()).toBe('HIGH');
    expect(complaints).toEqual([]);
  });

  sampledTest('is changed on a phone, one persona at a time', async () => {
    const eventId = await eventWithBookmarks(portal);
    const visitor = await openAs(Role.MANAGER, eventId, PHONE);
    const { page, complaints } = visitor;
    await page.getByLabel('Who looks').selectOption('STARTUP');
    await page.getByRole('button', { name: /^Startups for investors/ }).click();
    await page.getByText('Bookmarks, requests, first messages').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await wishOf(page, 'startups', 'speakers').selectOption('HIGH');
    await save(page);
    await page.reload();
    await page.getByLabel('Who looks').selectOption('STARTUP');
    expect(await wishOf(page, 'startups', 'speakers').inputValue()).toBe('HIGH');
    expect(complaints).toEqual([]);
  });

  test('says where nothing has been learned yet', async () => {
    const { id } = await buildEvent(portal);
    const { page, complaints } = await openAs(Role.MANAGER, id, DESKTOP);
    await page.getByText('Nothing has been learned yet.').waitFor();
    await page.getByRole('button', { name: /^Startups for investors/ }).click();
    await page.getByText('Not enough yet: fewer than 3 people').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('is read by EXECUTIVE, who changes nothing', async () => {
    const eventId = await eventWithBookmarks(portal);
    const visitor = await openAs(Role.EXECUTIVE, eventId, DESKTOP);
    const { page, complaints } = visitor;
    await page.getByText('Managers of the event can change it.').waitFor();
    await visitor.settle();
    expect(await page.locator('main').getByRole('combobox').count()).toBe(0);
    expect(await axeViolations(visitor)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
