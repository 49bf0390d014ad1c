import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE, type Screen } from '../../support/browser';
import { buildAttendee, buildEvent, buildMeeting, buildUser } from '../../support/factories';
import { buildGroups } from '../../support/groups';
import type { Portal } from '../../support/portal';
import { useWarmPortal } from '../../support/warm-portal';

/** An event with investors, one of whom a visitor has asked for a meeting. */
async function eventWithInvestors(portal: Portal): Promise<string> {
  const event = await buildEvent(portal);
  await buildGroups(portal, event.id, [{}, { name: 'Investors', categories: ['INVESTOR'] }]);
  const investor = await buildAttendee(portal, { eventId: event.id, category: 'INVESTOR' });
  const visitor = await buildAttendee(portal, { eventId: event.id });
  await buildAttendee(portal, { eventId: event.id });
  await buildMeeting(portal, { event, senderId: visitor.id, receiverId: investor.id });
  return event.id;
}

const act = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
const isAllowed = (page: Page, words: string) => act(page, words).getAttribute('aria-pressed');
const ASKS = 'Everyone else meet Investors on request';

describe.skipIf(!browserPath)('who meets whom', () => {
  const portal = useWarmPortal();
  const openAs = async (eventId: string, screen: Screen) => {
    const visitor = await portal.openAs((await buildUser(portal, { role: Role.MANAGER })).id, screen);
    await visitor.page.goto(`/event/${eventId}/setup/groups`);
    return visitor;
  };

  test('is closed by keyboard, says what it touches, and is taken back', async () => {
    const visitor = await openAs(await eventWithInvestors(portal), DESKTOP);
    const { page, complaints } = visitor;
    await act(page, 'Investors see Investors').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    expect(await isAllowed(page, ASKS)).toBe('false');
    await page.getByText('1 open request could not be sent under these rules.').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('Rules saved').waitFor();
    await page.getByText('1 unsaved change').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').first().waitFor();
    await page.reload();
    await act(page, ASKS).waitFor();
    expect(await isAllowed(page, ASKS)).toBe('true');
    expect(complaints).toEqual([]);
  });

  test('is closed on a phone in the dark a group at a time and taken back, and groups are added and deleted', async () => {
    const visitor = await openAs(await eventWithInvestors(portal), { ...PHONE, colorScheme: 'dark' });
    const { page, complaints } = visitor;
    // The first group is shown first; the rules of everyone else stand on their own.
    await page.getByRole('combobox', { name: 'Rules of' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Everyone else' }).click();
    await act(page, ASKS).click();
    await page.getByText('1 open request could not be sent under these rules.').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('Rules saved').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').first().waitFor();
    await page.getByRole('button', { name: ASKS, exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByLabel('Name').fill('Partners');
    await page.getByRole('button', { name: 'Save group' }).click();
    await page.getByRole('button', { name: 'Actions for Partners' }).click();
    await page.getByRole('menuitem', { name: 'Delete group' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Partners?' })
      .getByRole('button', { name: 'Delete group' })
      .click();
    await page.getByText('Partners deleted').waitFor();
    expect(complaints).toEqual([]);
  });
});
