import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { readBadge } from '../support/badge-reader';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import { nameOf, type BuiltAttendee } from '../support/factories';
import { buildStand, card, leadsOf } from '../support/lead-scene';
import { waitFor } from '../support/wait';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const code = `SHARE${process.pid}`;

/** The text of a file that the list of leads is downloaded as. */
async function exportAs(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe.skipIf(!browserPath)('contacts', () => {
  const portal = useWarmPortal();

  sampledTest(
    "a visitor shares their contact from the notification, and takes it back: the team's open list follows",
    async () => {
      const { event, companyId, mona, guests, path } = await buildStand(portal, [`${code}A`]);
      const [guest] = guests as [BuiltAttendee];
      const member = await portal.openAs(mona.userId, DESKTOP);
      await member.page.goto(path);
      await member.page.getByText('Ready for your next visitor').waitFor();
      await readBadge(member.page, guest.inviteCode);
      await card(member.page, nameOf(guest)).waitFor();
      await member.page.getByRole('link', { name: 'All leads' }).click();
      const row = member.page.getByRole('listitem').filter({ hasText: nameOf(guest) });
      const write = row.getByRole('link', { name: `Write to ${nameOf(guest)}` });
      await row.getByRole('button', { name: `Remind me of ${nameOf(guest)}` }).waitFor();
      expect(await write.count()).toBe(0);

      const visitor = await portal.openAs(guest.userId, PHONE);
      await visitor.page.goto(`/event/${event.id}/help`);
      await visitor.page.getByRole('button', { name: /^Notifications, 1 unread$/ }).click();
      const bell = visitor.page.getByRole('dialog', { name: 'Notifications' });
      await bell.getByText(/Acme Robots met you and asks/).waitFor();
      expect(await axeViolations(visitor)).toEqual([]);
      // By keyboard.
      await bell.getByRole('button', { name: 'Share with Acme Robots' }).press('Enter');
      await bell.getByText('Acme Robots sees your e-mail and phone').waitFor();
      const [{ email } = { email: '' }] = await portal.sql<{ email: string }>(
        'SELECT email FROM users WHERE id = $1',
        [guest.userId],
      );
      const draft = await write.getAttribute('href');
      expect(decodeURIComponent(draft ?? '')).toMatch(
        new RegExp(`^mailto:${email}\\?subject=Acme Robots: following up from Spring Fair&body=Dear `),
      );
      expect(await exportAs(member.page, 'CSV')).toContain(email);

      await visitor.page.goto('/account/contacts');
      const choice = visitor.page.getByRole('switch', { name: 'Share e-mail and phone with Acme Robots' });
      await choice.focus();
      await visitor.page.keyboard.press('Space');
      await visitor.page.getByText(/^Does not see your e-mail and phone · since/).waitFor();
      await write.waitFor({ state: 'detached' });
      expect(await exportAs(member.page, 'CSV')).not.toContain(email);
      expect([await axeViolations(visitor), await axeViolations(member)]).toEqual([[], []]);

      // Edited and removed by the keyboard.
      await row.getByRole('button', { name: `Actions for ${nameOf(guest)}` }).press('Enter');
      await member.page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      const drawer = member.page.getByRole('dialog', { name: nameOf(guest) });
      await drawer.getByRole('radio', { name: 'Warm' }).check();
      await drawer.getByLabel('Note').fill('Call in May');
      await drawer.getByRole('button', { name: 'Save' }).press('Enter');
      await drawer.waitFor({ state: 'detached' });
      await waitFor(() => row.getByRole('radio', { name: 'Warm' }).isChecked(), 'the new rating');
      expect(await leadsOf(portal, companyId)).toMatchObject([{ rating: 'WARM', note: 'Call in May' }]);
      await row.getByRole('button', { name: `Actions for ${nameOf(guest)}` }).press('Enter');
      await member.page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
      await member.page.getByRole('button', { name: 'Yes' }).press('Enter');
      await member.page.getByText('No leads yet').waitFor();
      expect([...member.complaints, ...visitor.complaints]).toEqual([]);
    },
  );

  sampledTest('two attendees exchange contacts by a scan, and take them home', async () => {
    const { event, mona, guests } = await buildStand(portal, [`${code}B`]);
    const [guest] = guests as [BuiltAttendee];
    await portal.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [mona.id]);
    const path = `/event/${event.id}/contacts`;
    const one = await portal.openAs(mona.userId, PHONE);
    await one.page.goto(`/event/${event.id}/our-company/capture`);
    await one.page.getByRole('heading', { name: /not found/i }).waitFor();
    await one.page.goto(path);
    await one.page.getByText('No contacts yet').waitFor();
    await one.page.getByRole('button', { name: 'Scan a badge' }).click();
    await one.page.getByLabel('Code on the badge').fill(guest.inviteCode);
    await one.page.getByRole('button', { name: 'Exchange' }).press('Enter');
    await one.page.getByText(`${nameOf(guest)} was asked to exchange contacts`).waitFor();
    await one.page.getByRole('button', { name: 'Stop scanning' }).click();

    const other = await portal.openAs(guest.userId, PHONE);
    await other.page.emulateMedia({ colorScheme: 'dark' });
    await other.page.goto(path);
    await card(other.page, 'Mona Lux')
      .getByRole('button', { name: 'Accept: exchange contacts with Mona Lux' })
      .click();
    await card(other.page, 'Mona Lux').getByRole('link', { name: /@/ }).waitFor();
    await card(one.page, nameOf(guest)).getByText('+92 300 1234567').waitFor();
    expect([await axeViolations(one), await axeViolations(other)]).toEqual([[], []]);
    const download = one.page.waitForEvent('download');
    await card(one.page, nameOf(guest))
      .getByRole('button', { name: `vCard of ${nameOf(guest)}` })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    await card(one.page, nameOf(guest))
      .getByRole('button', { name: /^End the exchange/ })
      .click();
    await one.page.getByRole('button', { name: 'Yes' }).click();
    await card(other.page, 'Mona Lux').waitFor({ state: 'detached' });
    expect([...one.complaints, ...other.complaints].filter((text) => !/404/.test(text))).toEqual([]);
  });
});
