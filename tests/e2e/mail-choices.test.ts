import { describe, expect } from 'vitest';
import { tokenOf } from '../../server/src/modules/mails/mail-kinds';
import { ARABIC_PHONE, flawsInArabic } from '../support/arabic';
import { axeViolations, browserPath, PHONE } from '../support/browser';
import { buildEvent, buildMember } from '../support/factories';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

describe.skipIf(!browserPath)('the choices about mails', () => {
  const portal = useWarmPortal();

  sampledTest('open by the link of a mail without a session, and are saved at once', async () => {
    const event = await buildEvent(portal, { title: 'Harbour Forum' });
    const me = await buildMember(portal, { eventId: event.id });
    const [{ key, email } = { key: Buffer.alloc(0), email: '' }] = await portal.sql<{
      key: Buffer;
      email: string;
    }>('SELECT key, email FROM mail_keys, users WHERE users.id = $1', [me.userId]);
    const path = `/mail/${tokenOf(key, { attendeeId: me.id, kind: 'ANNOUNCEMENTS' }, email)}`;
    const wanted = async () =>
      (
        await portal.sql<{ wanted: boolean[] }>(
          'SELECT ARRAY[mails_announcements, mails_requests, mails_reminders] AS wanted FROM attendees WHERE id = $1',
          [me.id],
        )
      )[0]?.wanted;

    const visitor = await portal.open(PHONE);
    const { page } = visitor;
    await page.goto(path);
    await page.getByText('Harbour Forum').waitFor();
    const announcements = page.getByRole('switch', { name: 'Announcements of the organisers' });
    expect([await announcements.isChecked(), await wanted()]).toEqual([true, [true, true, false]]);
    const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await announcements.click();
    await saved;
    expect(await wanted()).toEqual([false, true, false]);
    expect(await axeViolations(visitor)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByText('Harbour Forum').waitFor();
    expect([await announcements.isChecked(), await axeViolations(visitor)]).toEqual([false, []]);

    const reader = await portal.open(ARABIC_PHONE);
    await reader.page.goto(path);
    await reader.page.getByText('Harbour Forum').waitFor();
    expect([await flawsInArabic(reader.page), await axeViolations(reader)]).toEqual([[], []]);
  });
});
