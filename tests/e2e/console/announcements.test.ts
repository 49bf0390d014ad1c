import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('an announcement', () => {
  const portal = useWarmPortal();

  sampledTest('is heard at once by those it is for, by nobody else, and is in the mail log', async () => {
    const event = await buildEvent(portal);
    const here = { eventId: event.id };
    const speaker = await buildAttendee(portal, { ...here, category: 'SPEAKER' });
    const visitor = await buildAttendee(portal, here);
    const manager = await buildUser(portal, { role: Role.MANAGER, displayName: 'Nadia Khan' });
    const [atDesk, inHall, elsewhere] = [
      await portal.openAs(manager.id, DESKTOP),
      await portal.openAs(speaker.userId, DESKTOP),
      await portal.openAs(visitor.userId, DESKTOP),
    ];
    for (const { page } of [inHall, elsewhere]) {
      await page.goto(`/event/${event.id}`);
      await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    }

    const { page } = atDesk;
    await page.goto(`/event/${event.id}/announcements`);
    await page.getByText('No announcements yet').waitFor();
    await page.getByRole('button', { name: 'New announcement' }).first().click();
    const form = page.getByRole('dialog', { name: 'New announcement' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Speakers meet at noon');
    await form.getByRole('textbox', { name: 'Text' }).fill('Please come to room 4.');
    await form.getByRole('checkbox', { name: 'By mail' }).check();
    await form.getByText('2 people').waitFor();
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByTitle('Speakers').click();
    await form.getByText('1 person').waitFor();
    await form.getByRole('button', { name: 'Save and review' }).click();
    const review = page.getByRole('dialog', { name: 'Speakers meet at noon' });
    await review.getByText('Please come to room 4.').waitFor();
    await review.getByRole('button', { name: 'Send to 1 person' }).click();

    await inHall.page.getByText('Speakers meet at noon').first().waitFor();
    await inHall.page.getByRole('button', { name: 'Show' }).click();
    await inHall.page
      .getByRole('dialog', { name: 'Notifications' })
      .getByText('Please come to room 4.')
      .waitFor();
    await page.getByText('Sent', { exact: true }).first().waitFor();
    expect(await elsewhere.page.getByText('Speakers meet at noon').count()).toBe(0);

    await page.goto(`/event/${event.id}/mail-log`);
    await page.getByText('Announcement', { exact: true }).first().waitFor();
    const rows = await portal.sql<{ userId: string }>(
      `SELECT u.id AS "userId" FROM mails m JOIN users u ON u.email = m.recipient WHERE m.event_id = $1`,
      [event.id],
    );
    expect(rows).toEqual([{ userId: speaker.userId }]);
    expect([atDesk, inHall, elsewhere].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
