import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { completeProfile, mailTo, newEmail, PASSWORD, PROFILE, profilesOf } from '../../support/registration';
import { buildAttendee, buildEvent, buildInterests, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('invitations', () => {
  const portal = useWarmPortal();

  sampledTest(
    'go to all at once, and one leads to a confirmed profile while the console watches',
    async () => {
      const event = await buildEvent(portal, { registration: 'INVITE_ONLY' });
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
        .getByRole('dialog', { name: 'Prepare invitations' })
        .getByRole('button', { name: 'Prepare 2 invitations' })
        .click();
      await page
        .getByRole('region', { name: 'Bulk changes' })
        .getByText('Invitations of 2 people are ready, not e-mailed')
        .waitFor();
      await nadia.getByText('Not e-mailed', { exact: true }).waitFor();

      const link = /\/auth\/invite\/\w+/.exec(await mailTo(portal, nadiaMail, 'invitation'))?.[0] ?? '';
      const guest = await portal.open(PHONE);
      let arrive: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (arrive = resolve));
      // On a slow network the script of the last step comes after the first words are typed.
      await guest.page.route('**/assets/InterestsStep-*', (route) => late.then(() => route.continue()));
      await guest.page.goto(link);
      await guest.page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor();
      await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await guest.page.getByRole('button', { name: 'Set password and continue' }).click();
      await guest.page.getByRole('heading', { name: 'Your profile' }).waitFor();
      // What was typed survives a reload.
      await guest.page.getByLabel('Organization').fill('Kept Ltd');
      arrive();
      await guest.page.reload();
      await guest.page.getByText('Your draft has been restored.').waitFor();
      expect(await guest.page.getByLabel('Organization').inputValue()).toBe('Kept Ltd');
      await completeProfile(guest.page);
      await guest.page.waitForURL(`**/event/${event.id}`);
      expect(await profilesOf(portal, nadiaMail)).toEqual([PROFILE]);
      await nadia.getByText('Confirmed').waitFor();
      await page
        .getByRole('row')
        .filter({ hasText: 'Omar Farooq' })
        .getByText('Not e-mailed', { exact: true })
        .waitFor();
      expect([...watching.complaints, ...guest.complaints]).toEqual([]);

      // The code changed hands when she joined.
      await guest.context.clearCookies();
      await guest.page.evaluate('localStorage.clear()');
      await guest.page.goto(link);
      await guest.page.getByRole('heading', { name: 'This code does not work' }).waitFor();
    },
  );

  sampledTest('are sent again once in ten minutes', async () => {
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
    await page.getByText('No e-mail was sent to Li Wei').waitFor();
    await press('Send reminder');
    await page.getByText(/You can send a reminder in 10 minutes/).waitFor();
    expect(complaints.filter((text) => !text.includes('429'))).toEqual([]);
  });
});
