import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser, midnight } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const URDU = 'ہم آپ کے منتظر ہیں۔\nجلد ملیں گے';

describe.skipIf(!browserPath)('the invitation of an event', () => {
  const portal = useWarmPortal();

  sampledTest('is written in own words, seen as a mail while typing, and tried out', async () => {
    const event = await buildEvent(portal);
    const here = { eventId: event.id, status: 'INVITED' } as const;
    await buildAttendee(portal, { ...here, firstName: 'Nadia', lastName: 'Aziz' });
    await buildAttendee(portal, { ...here, invitedAt: new Date(Date.now() - 4 * 86_400_000) });
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const visitor = await portal.openAs(manager.id, DESKTOP);
    const { page, complaints } = visitor;
    await page.goto(`/event/${event.id}/attendees`);
    await page.getByRole('button', { name: 'Edit invitation' }).click();
    const drawer = page.getByRole('dialog', { name: 'The invitation' });
    const mail = drawer.getByRole('region', { name: 'The e-mail' });
    await mail.getByText(`You are invited to ${event.title}`, { exact: true }).waitFor();
    await drawer.getByRole('radio', { name: 'Urdu' }).check();
    await drawer.getByRole('textbox', { name: 'Opening text' }).fill(URDU);
    await mail.getByText('جلد ملیں گے').waitFor();
    const direction = `getComputedStyle(document.querySelector('[role=dialog] blockquote')).direction`;
    expect(await page.evaluate(direction)).toBe('rtl');
    await drawer.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText(/^A test to .* is in the mail log$/).waitFor();
    const tests = 'SELECT text FROM mails WHERE event_id = $1';
    expect(await portal.sql(tests, [event.id])).toEqual([{ text: expect.stringContaining(URDU) as string }]);
    await drawer.getByRole('radio', { name: 'At a time' }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.getByText('Choose a day and time.').waitFor();
    await drawer
      .getByRole('textbox', { name: 'Send at', exact: true })
      .fill(midnight(2).toISOString().slice(0, 10));
    await drawer.getByRole('textbox', { name: 'Send at', exact: true }).press('Tab');
    await drawer.getByText('No reminder leaves today.').waitFor();
    await drawer.getByRole('spinbutton', { name: 'First reminder after (days)' }).fill('3');
    await drawer.getByText('About 1 person would be reminded today.').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const kept = await portal.sql(
      'SELECT words, send_at IS NOT NULL AS planned, reminder_days AS days FROM invitation_plans WHERE event_id = $1',
      [event.id],
    );
    expect(kept).toEqual([
      { words: [{ language: 'UR', subject: null, text: URDU }], planned: true, days: [3] },
    ]);
    await page.getByText(/^Invitations go out on /).waitFor();
    // The question of an invitation shows the same mail, and leads to its words.
    await page.getByRole('checkbox', { name: 'Select Nadia Aziz' }).check();
    await page
      .getByRole('region', { name: 'Actions for the selected rows' })
      .getByRole('button', { name: 'Invite' })
      .click();
    const question = page.getByRole('dialog', { name: 'Prepare invitations' });
    await question.getByRole('radio', { name: 'Urdu' }).check();
    await question.getByText('جلد ملیں گے').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await question.getByRole('button', { name: 'Own words, time, reminders' }).click();
    await drawer.waitFor();
    expect(complaints).toEqual([]);
  });
});
