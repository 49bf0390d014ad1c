import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildAttendee, buildUser } from '../../support/factories';
import { usePortal } from '../../support/portal';
import { pathOf, useSpecEvent } from '../../support/spec-event';
import { sampledTest } from '../../support/warm-portal';

const WIDE = { width: 1536, height: 864 };

describe.skipIf(!browserPath)('the screens and rules of the specification', () => {
  const { portal, people, home, asSara, anonymous, openHome } = useSpecEvent();
  const alone = usePortal();

  describe('section 2, profile modal', () => {
    const openProfile = async () => {
      const page = await asSara();
      await page.goto(`${home()}?modal=profile`);
      const dialog = page.getByRole('dialog', { name: 'Profile' });
      await dialog
        .getByRole('heading', { name: `${people.sara.firstName} ${people.sara.lastName}` })
        .waitFor();
      return { page, dialog };
    };

    sampledTest(
      'shows placeholders for missing cover and avatar, and N/A for an empty introduction',
      async () => {
        const { dialog } = await openProfile();
        await dialog.getByText('N/A').first().waitFor();
        expect(await dialog.locator('img[src="/images/image-placeholder.png"]').count()).toBe(2);
      },
    );

    test('leads to /join/{event id} to edit', async () => {
      const { page, dialog } = await openProfile();
      await dialog.getByText('Edit Profile').click();
      await page.waitForURL(`**/join/${people.event.id}`);
      expect(pathOf(page)).toBe(`/join/${people.event.id}`);
    });

    test('has the QR code at 78 px', async () => {
      const { dialog } = await openProfile();
      const box = await dialog.locator('button svg[width="78"]').first().boundingBox();
      expect([box?.width, box?.height]).toEqual([78, 78]);
    });
  });

  describe('section 2, My Meetings modal', () => {
    sampledTest(
      "shows time range, the other's name, job and organization, and 'Pod: ' with its name",
      async () => {
        const page = await asSara();
        await page.goto(`${home()}?modal=meetings`);
        const card = page.getByRole('article', {
          name: `${people.daniel.firstName} ${people.daniel.lastName}`,
        });
        await card.waitFor();
        const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
        expect(text).toMatch(/\d\d:\d\d (am|pm) – \d\d:\d\d (am|pm)/);
        expect(text).toContain('Pod: Harbour');
      },
    );
  });

  describe('section 4, attendee profile status', () => {
    test('INVITED redirects to /join/{event id}', async () => {
      const user = await buildUser(portal);
      await buildAttendee(portal, { eventId: people.event.id, userId: user.id, status: 'INVITED' });
      const { page } = await portal.openAs(user.id, DESKTOP);
      await page.goto(home());
      await page.waitForURL(`**/join/${people.event.id}`);
      expect(pathOf(page)).toBe(`/join/${people.event.id}`);
    });

    sampledTest('CONFIRMED opens the shell, and other roles enter directly', async () => {
      const page = await asSara();
      await openHome(page);
      const { page: staff } = await portal.openAsDemo('executive', DESKTOP);
      await openHome(staff);
      expect([pathOf(page), pathOf(staff)]).toEqual([home(), home()]);
    });
  });

  describe('section 8, failures without a message', () => {
    sampledTest('a picture that does not load falls back to the placeholder', async () => {
      const page = await asSara();
      await portal.sql("UPDATE attendees SET avatar = 'missing.webp' WHERE id = $1", [people.daniel.id]);
      await page.goto(`${home()}/attendees?person=${people.daniel.id}`);
      const placeholder = page.locator('img[src="/images/image-placeholder.png"]').first();
      await placeholder.waitFor();
      expect(await placeholder.isVisible()).toBe(true);
      await portal.sql('UPDATE attendees SET avatar = NULL WHERE id = $1', [people.daniel.id]);
    });
  });

  describe('section 9', () => {
    sampledTest('page titles end with the short name of the product', async () => {
      const page = await anonymous(PHONE);
      for (const path of ['/auth', '/help', '/nowhere']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.title()).toMatch(/ · Podium$/);
      }
    });

    test('the carousel advances every 4 seconds', async () => {
      const { page } = await alone.open(WIDE);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Show headline 1 of 3' }).waitFor();
      // Until here the clock ran on by itself; a change begins the four seconds that are measured.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const current = page.locator('button[aria-current="true"]');
      const headline = () => current.getAttribute('aria-label');
      const first = await headline();
      await expect
        .poll(async () => (await page.clock.runFor(100), headline()), { timeout: 30_000 })
        .not.toBe(first);
      const second = await headline();
      await page.clock.runFor(3700);
      expect(await headline()).toBe(second);
      await page.clock.runFor(500);
      await expect.poll(headline).not.toBe(second);
    });
  });
});
