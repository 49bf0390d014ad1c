import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { arabic } from '../../server/src/modules/groups/refusal-words.ar';
import { english } from '../../server/src/modules/groups/refusal-words.en';
import { ARABIC_DESKTOP, flawsInArabic } from '../support/arabic';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import { buildAttendee, buildEvent, buildPod, buildUser } from '../support/factories';
import { allBut, buildGroups } from '../support/groups';
import { useWarmPortal } from '../support/warm-portal';

/** The organiser lets everyone else ask investors. */
async function openCell(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/setup/groups`);
  await page.getByRole('button', { name: 'Everyone else meet Investors on request' }).click();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await page.getByText('Rules saved').waitFor();
}

/** The organiser puts the person into a group that may ask everybody. */
async function addToPartners(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/attendees`);
  await page.getByRole('checkbox', { name: 'Select Vera Visitor' }).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 1 person to a group' });
  await dialog.getByRole('combobox', { name: 'Group' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Partners' }).click();
  await dialog.getByRole('button', { name: 'Change 1 person' }).click();
  await page.getByText('1 person added to the group').first().waitFor();
}

const READERS = {
  'in English, on a phone in the dark, until the cell is open': {
    screen: { ...PHONE, colorScheme: 'dark' as const },
    words: { meet: 'Meet', ok: 'OK', request: 'Request a meeting', refusal: english.MEETING.GROUP_RULES },
    resolve: openCell,
  },
  'in Arabic, on a wide screen, until they are in a group that may': {
    screen: ARABIC_DESKTOP,
    words: { meet: 'لقاء', ok: 'حسنًا', request: 'طلب لقاء', refusal: arabic.MEETING.GROUP_RULES },
    resolve: addToPartners,
  },
};

describe.skipIf(!browserPath)('who may not ask an investor', () => {
  const portal = useWarmPortal();

  test.each(Object.entries(READERS))('is told why %s', async (_title, { screen, words, resolve }) => {
    const event = await buildEvent(portal);
    const here = { eventId: event.id };
    await buildPod(portal, here);
    await buildGroups(portal, event.id, [
      { meets: allBut(1) },
      { name: 'Investors', categories: ['INVESTOR'] },
      { name: 'Partners' },
    ]);
    const investor = { ...here, firstName: 'Ivan', lastName: 'Investor', category: 'INVESTOR' as const };
    await buildAttendee(portal, investor);
    const vera = await buildAttendee(portal, { ...here, firstName: 'Vera', lastName: 'Visitor' });
    const visitor = await portal.openAs(vera.userId, screen);
    const { page } = visitor;
    const home = `/event/${event.id}`;
    const meet = page
      .getByRole('article')
      .filter({ hasText: 'Ivan Investor' })
      .getByRole('button', { name: `${words.meet} Ivan Investor` });

    await page.goto(`${home}/attendees`);
    await meet.click();
    const [message, help] = words.refusal;
    const sheet = page.getByRole('dialog', { name: message });
    await sheet.getByText(help).waitFor();
    expect(await axeViolations(visitor, { overlaysOnly: true })).toEqual([]);
    expect(screen === ARABIC_DESKTOP ? await flawsInArabic(page) : []).toEqual([]);
    await sheet.getByRole('button', { name: words.ok }).click();
    await sheet.waitFor({ state: 'hidden' });

    const manager = await portal.openAs((await buildUser(portal, { role: Role.MANAGER })).id, DESKTOP);
    await resolve(manager.page, home);

    await page.goto(`${home}/attendees`, { waitUntil: 'load' });
    await meet.click();
    await page.getByRole('dialog', { name: words.request }).getByRole('radio').first().waitFor();
    expect([...visitor.complaints, ...manager.complaints]).toEqual([]);
  });
});
