import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readBadge } from '../../support/badge-reader';
import { axeViolations, browserPath, PHONE, type Visitor } from '../../support/browser';
import { expectOk, graphql } from '../../support/client';
import { buildGuests, buildStaff, chooseGate, expectScan, result } from '../../support/door';
import { buildEvent, signIn } from '../../support/factories';
import { isWhole } from '../../support/matrix';
import { zoneAtNoon } from '../../support/noon-zone';
import { usePortal, type Portal } from '../../support/portal';
import { waitFor } from '../../support/wait';
import { NETWORK_FAILURE, readyOffline } from '../../support/without-network';

const HEADS = `query ($id: ID!) { headCount(eventId: $id) { inside entered gates { gate in } } }`;

/** Everything that the database of the queue holds, as text. */
const QUEUE_TEXT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('podium-entry-queue');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const all = opening.result.transaction('entries').objectStore('entries').getAll();
    all.onerror = reject;
    all.onsuccess = () => { opening.result.close(); resolve(JSON.stringify(all.result)); };
  };
})`;

/** A device at a gate, ready to go on without a network. */
async function openDevice(portal: Portal, staffId: string, path: string, gate: string): Promise<Visitor> {
  const visitor = await portal.openAs(staffId, { ...PHONE, installable: true });
  await visitor.page.goto(path);
  await chooseGate(visitor.page, gate);
  await visitor.page.getByText(`Works without a network: ${GUESTS} codes`).waitFor();
  await readyOffline(visitor.page);
  return visitor;
}

const goOffline = async (context: BrowserContext, page: Page): Promise<void> => {
  await context.setOffline(true);
  await page.getByText('No network: scans are checked on this device').waitFor();
};

const queueOf = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Queue: ${count} entr`) });

/** North has the first six tenths, South the last six: two tenths of the badges are at both. */
const GUESTS = isWhole ? 50 : 10;
const EACH = 0.6 * GUESTS;
const TWICE = 0.2 * GUESTS;

describe.skipIf(!browserPath)('the scanner without a network', () => {
  const portal = usePortal();

  test('two devices without a network: nothing is lost, people count once, conflicts are shown', async () => {
    // It counts the people of a day, which must not end meanwhile.
    const event = await buildEvent(portal, { timezone: zoneAtNoon(new Date()) });
    const path = `/event/${event.id}/scanner`;
    const guests = await buildGuests(portal, event.id, GUESTS);
    const codes = guests.map(({ inviteCode }) => inviteCode);
    const staff = await buildStaff(portal);
    const north = await openDevice(portal, staff.id, path, 'North');
    const south = await openDevice(portal, staff.id, path, 'South');
    await goOffline(north.context, north.page);
    await goOffline(south.context, south.page);

    for (const code of codes.slice(0, EACH / 2)) await readBadge(north.page, code);
    await queueOf(north.page, EACH / 2).waitFor();
    await result(north.page, 'Queued').waitFor();
    await north.page.reload();
    await queueOf(north.page, EACH / 2).waitFor();
    await expectScan(north.page, codes[0] ?? '', 'Queued');
    await north.page.getByText('Has entered before, queued').waitFor();
    for (const code of codes.slice(EACH / 2, EACH)) await readBadge(north.page, code);
    await expectScan(north.page, 'NOBODYHASTHIS', 'Not on the list');
    await queueOf(north.page, EACH + 2).waitFor();
    for (const code of codes.slice(-EACH)) await readBadge(south.page, code);
    await queueOf(south.page, EACH).waitFor();
    const kept = await north.page.evaluate<string>(QUEUE_TEXT);
    expect(
      guests.filter(({ inviteCode, lastName }) => kept.includes(inviteCode) || kept.includes(lastName)),
    ).toEqual([]);

    // Signed out and in again on the first device; the second is back at once.
    const session = await north.page.evaluate<string>('localStorage.getItem("podium")');
    // Signing out without a network is noted in the console, as it should be.
    const complaints = [...north.complaints];
    await north.page.getByRole('button', { name: 'Menu' }).click();
    await north.page.getByText('Logout', { exact: true }).click();
    await north.page.waitForURL('**/auth');
    await north.context.setOffline(false);
    await south.context.setOffline(false);
    await queueOf(south.page, 0).waitFor();
    const token = await signIn(portal, staff);
    const heads = async () =>
      (
        await expectOk(
          graphql<{ headCount: { inside: number; entered: number } }>(
            portal.url,
            HEADS,
            { id: event.id },
            token,
          ),
        )
      ).headCount;
    expect(await heads()).toMatchObject({ inside: EACH });
    await north.page.evaluate((text) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { setItem(k: string, v: string): void };
      };
      localStorage.setItem('podium', text);
    }, session);
    await north.page.goto(path);
    await waitFor(async () => (await heads()).inside === GUESTS, 'everybody inside');
    expect(await heads()).toEqual({
      inside: GUESTS,
      entered: GUESTS,
      gates: [
        { gate: 'North', in: EACH },
        { gate: 'South', in: EACH },
      ],
    });

    // One was not recorded.
    await queueOf(north.page, TWICE + 1).click();
    const panel = north.page.getByRole('dialog', { name: 'Queue and conflicts' });
    await panel.getByRole('heading', { name: 'Not recorded (1)' }).waitFor();
    await panel.getByRole('heading', { name: `Conflicts (${TWICE})` }).waitFor();
    const twice = guests[GUESTS / 2];
    await panel.getByText(`${twice?.firstName} ${twice?.lastName}`).waitFor();
    expect(await axeViolations(north)).toEqual([]);
    await panel.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await panel.getByRole('heading', { name: /^Not recorded/ }).waitFor({ state: 'detached' });
    await queueOf(south.page, TWICE).waitFor();
    // Staff have looked at one of them: it is no conflict any more, and no exit either.
    await panel.getByRole('button', { name: `Checked: ${twice?.firstName} ${twice?.lastName}` }).click();
    await panel.getByRole('heading', { name: `Conflicts (${TWICE - 1})` }).waitFor();
    expect(await heads()).toMatchObject({ inside: GUESTS });
    complaints.push(...south.complaints);
    expect(complaints.filter((text) => !NETWORK_FAILURE.test(text))).toEqual([]);
  });
});
