import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readBadge } from '../support/badge-reader';
import { writeBadgeVideo } from '../support/badge-video';
import { axeViolations, browserPath, PHONE } from '../support/browser';
import { nameOf, type BuiltAttendee } from '../support/factories';
import { buildStand, card, leadsOf } from '../support/lead-scene';
import { usePortal } from '../support/portal';
import { waitFor } from '../support/wait';
import { NETWORK_FAILURE, readyOffline } from '../support/without-network';

/** The first visitor is in the film. */
const CODES = Array.from({ length: 10 }, (_, index) =>
  index === 0 ? `FILM${process.pid}` : `LEAD${process.pid}N0${index}`,
);
const folder = mkdtempSync(join(tmpdir(), 'podium-lead-'));
const film = join(folder, 'badge.mjpeg');

const badge = (page: Page, code: string) => card(page, `Badge …${code.slice(-4)}`);
const waits = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} badges? waits? on this device$`));

const scanAll = async (page: Page, codes: readonly string[], rating: string): Promise<void> => {
  for (const code of codes) {
    await readBadge(page, code);
    await badge(page, code).getByRole('radio', { name: rating }).check();
  }
};

describe.skipIf(!browserPath)('capturing leads', () => {
  // The film is written before the browser opens its camera.
  const portal = usePortal([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  beforeAll(() => writeBadgeVideo(film, `${inject('portal')?.url}/attendees/verify-code/${CODES[0]}`));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('two members scan ten visitors without a network, reload and come back: ten leads, none double', async () => {
    const { companyId, mona, nils, guests, path } = await buildStand(portal, CODES);
    const open = async (userId: string, colorScheme: 'light' | 'dark') => {
      const visitor = await portal.openAs(userId, { ...PHONE, installable: true });
      await visitor.page.emulateMedia({ colorScheme });
      await visitor.page.goto(path);
      // The camera reads the badge in the film at once.
      await card(visitor.page, nameOf(guests[0] as BuiltAttendee)).waitFor();
      await readyOffline(visitor.page);
      return visitor;
    };
    const first = await open(mona.userId, 'light');
    const second = await open(nils.userId, 'dark');
    for (const { context, page } of [first, second]) {
      await context.setOffline(true);
      await page.getByText('No network: badges are kept on this device and sent later.').waitFor();
    }

    // Mona has the first six, Nils the last six of nine: three badges are scanned by both.
    await scanAll(first.page, CODES.slice(1, 7), 'Hot');
    await scanAll(second.page, CODES.slice(4), 'Cold');
    const last = CODES[6] ?? '';
    await badge(first.page, last).getByLabel('Note').fill('Wants two arms');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
      await badge(first.page, last).getByLabel('How many robots?').press(key);
    await badge(first.page, last).getByRole('checkbox', { name: 'Large' }).check();
    // The same badge again is the same card.
    await readBadge(first.page, last);
    await first.page.getByText('This badge is in the list already.').waitFor();
    // A colleague is known without a network too, and does not wait.
    await readBadge(first.page, nils.inviteCode);
    await first.page.getByText('Your colleague Nils Berg is not captured as a lead.').waitFor();
    await waits(first.page, 6).waitFor();
    await waits(second.page, 6).waitFor();
    expect([await axeViolations(first), await axeViolations(second)]).toEqual([[], []]);

    await first.page.reload();
    // The film adds the badge that is known already: the device cannot know without a network.
    await waits(first.page, 7).waitFor();
    await badge(first.page, last).getByRole('button', { name: /^Open/ }).click();
    await badge(first.page, last).getByText('Many', { exact: true }).first().waitFor();
    await first.context.setOffline(false);
    await second.context.setOffline(false);
    await card(first.page, nameOf(guests[6] as BuiltAttendee)).waitFor();
    await card(second.page, nameOf(guests[9] as BuiltAttendee)).waitFor();
    await waits(first.page, 1).waitFor({ state: 'detached' });
    const leads = await leadsOf(portal, companyId);
    expect(leads.map(({ code }) => code)).toEqual([...CODES]);
    const both = leads.find(({ code }) => code === last);
    expect([both?.note, Object.values(both?.answers ?? {}).flat()]).toEqual([
      'Wants two arms',
      ['Many', 'Large'],
    ]);
    expect(leads.filter(({ rating }) => rating === 'HOT').length).toBeGreaterThanOrEqual(3);
    expect(leads.filter(({ rating }) => rating === null)).toHaveLength(1);

    // A later answer is sent to the server by itself.
    const known = card(first.page, nameOf(guests[6] as BuiltAttendee));
    const openAgain = known.getByRole('button', { name: /^Open/ });
    await openAgain.or(known.getByLabel('Note')).first().waitFor();
    if (await openAgain.isVisible()) await openAgain.click();
    await known.getByLabel('Note').fill('Wants three arms');
    await waitFor(
      async () => (await leadsOf(portal, companyId)).some(({ note }) => note === 'Wants three arms'),
      'the changed note',
    );
    const complaints = [...first.complaints, ...second.complaints];
    expect(complaints.filter((text) => !NETWORK_FAILURE.test(text))).toEqual([]);
  });
});
