import { describe, expect, test } from 'vitest';
import { readBadge } from '../support/badge-reader';
import { axeViolations, browserPath, PHONE } from '../support/browser';
import { nameOf } from '../support/factories';
import { buildStand, card } from '../support/lead-scene';
import { usePortal } from '../support/portal';
import { NETWORK_FAILURE, readyOffline } from '../support/without-network';

const CODES = Array.from({ length: 10 }, (_, index) => `TODO${process.pid}N0${index}`);

describe.skipIf(!browserPath)('a stand that follows up', () => {
  const portal = usePortal();

  test('ten leads without a network, five followed up: two taps to rate one, one to tick it', async () => {
    const { mona, guests, path, companyId } = await buildStand(portal, CODES);
    const visitor = await portal.openAs(mona.userId, { ...PHONE, installable: true });
    const { page, context } = visitor;
    let taps = 0;
    const tap = async (name: string | RegExp, role: 'button' | 'menuitemradio' | 'link' = 'button') => {
      taps += 1;
      await page.getByRole(role, { name }).click();
    };
    await page.goto(path);
    await page.getByText('Ready for your next visitor').waitFor();
    await readyOffline(page);
    await context.setOffline(true);
    await page.getByText('No network: badges are kept on this device and sent later.').waitFor();
    for (const code of CODES) await readBadge(page, code);
    await page.getByText('10 badges wait on this device').waitFor();
    const last = CODES[9] ?? '';
    await page.getByLabel(`Badge …${last.slice(-4)}: Name, for this device`).fill('Vera with the red scarf');
    await card(page, 'Vera with the red scarf').waitFor();

    await context.setOffline(false);
    await page.getByText(/wait on this device/).waitFor({ state: 'detached' });
    await card(page, nameOf(guests[9]!)).waitFor();
    await tap('All leads', 'link');
    const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(10);
    const hot = nameOf(guests[4]!);
    await tap(`How good a lead is ${hot}?`);
    await tap('Hot', 'menuitemradio');
    // The hot one comes first.
    await rows.first().getByText(hot).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);

    for (const guest of guests.slice(0, 5)) {
      await tap(`${nameOf(guest)}: followed up`);
      await rows.filter({ hasText: nameOf(guest) }).waitFor({ state: 'detached' });
    }
    await expect.poll(() => rows.count()).toBe(5);
    expect(taps).toBe(8);
    const done = await portal.sql(
      'SELECT 1 FROM leads WHERE company_id = $1 AND followed_up_by = $2 AND followed_up_at IS NOT NULL',
      [companyId, mona.id],
    );
    expect(done).toHaveLength(5);
    expect(visitor.complaints.filter((text) => !NETWORK_FAILURE.test(text))).toEqual([]);
  });
});
