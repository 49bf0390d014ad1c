import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { completeProfile, mailTo, newEmail, PASSWORD } from '../../support/coming-in';
import { buildAttendee, buildEvent, buildInterests, buildUser } from '../../support/factories';
import { usePortal } from '../../support/portal';

describe.skipIf(!browserPath)('invitations', () => {
  const portal = usePortal();

  test('go to all at once, and one is accepted while the console watches', async () => {
    const event = await buildEvent(portal);
    await buildInterests(portal, event.id);
    const nadiaMail = newEmail();
    const people = [
      { firstName: 'Nadia', lastName: 'Aziz', email: nadiaMail },
      { firstName: 'Omar', lastName: 'Farooq', email: newEmail() },
    ];
    for (const { email, ...name } of people) {
      const user = await buildUser(portal, { email, emailVerifiedAt: null });
      await buildAttendee(portal, { eventId: event.id, userId: user.id, status: 'INVITED', ...name });
    }
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const watching = await portal.openAs(manager.id, DESKTOP);
    const { page } = watching;
    await page.goto(`/event/${event.id}/attendees`);
    const nadia = page.getByRole('row').filter({ hasText: 'Nadia Aziz' });
    await nadia.getByText('Not invited').waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page
      .getByRole('region', { name: 'Actions for the selected rows' })
      .getByRole('button', { name: 'Invite' })
      .click();
    await page
      .getByRole('dialog', { name: 'Send invitations' })
      .getByRole('button', { name: 'Invite 2 people' })
      .click();
    await page.getByRole('region', { name: 'Bulk changes' }).getByText('2 people invited').waitFor();
    await nadia.getByText('Invited', { exact: true }).waitFor();

    const link = /\/auth\/invite\/\w+/.exec(await mailTo(portal, nadiaMail, 'invitation'))?.[0] ?? '';
    const guest = await portal.open(PHONE);
    await guest.page.goto(link);
    await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.page.getByRole('button', { name: 'Set password and continue' }).click();
    await completeProfile(guest.page);
    await guest.page.waitForURL(`**/event/${event.id}`);
    await nadia.getByText('Confirmed').waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'Omar Farooq' })
      .getByText('Invited', { exact: true })
      .waitFor();
    expect(watching.complaints).toEqual([]);
  });

  test('are sent again once in ten minutes', async () => {
    const event = await buildEvent(portal);
    await buildAttendee(portal, { eventId: event.id, status: 'INVITED', firstName: 'Li', lastName: 'Wei' });
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/attendees`);
    const press = async (name: string) => {
      await page.getByRole('button', { name: 'Actions for Li Wei' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await press('Send invitation');
    await page.getByText('Invitation sent to Li Wei').waitFor();
    await press('Send reminder');
    await page.getByText(/You can send a reminder in 10 minutes/).waitFor();
    expect(complaints.filter((text) => !text.includes('429'))).toEqual([]);
  });
});
