import type { Page } from 'playwright-core';
import { Role } from '../../server/src/core/auth/roles';
import { call, expectOk, graphql } from './client';
import { signInAs } from './factories';
import type { Portal } from './portal';
import { waitFor } from './wait';

/** A strong password. */
export const PASSWORD = 'walnut lanterns drift';
let people = 0;

/** An address that no other test uses. */
export const newEmail = (): string => `coming.${process.pid}.${Date.now()}.${(people += 1)}@example.test`;

/** The text of the newest mail of a kind to an address; in the demo, administrators read them. */
export async function mailTo(portal: Portal, recipient: string, template: string): Promise<string> {
  const token = await signInAs(portal, Role.ADMIN);
  const MAILS = '{ mails(first: 100) { nodes { recipient template text } } }';
  return waitFor(async () => {
    const { mails } = await expectOk(
      graphql<{ mails: { nodes: Record<string, string>[] } }>(portal.url, MAILS, {}, token),
    );
    return mails.nodes.find((mail) => mail.recipient === recipient && mail.template === template)?.text;
  }, `the ${template} mail to ${recipient}`);
}

/** Invites Nadia Aziz to an event, and gives the path of the link in her mail. */
export async function invite(portal: Portal, eventId: string, email: string): Promise<string> {
  const input = { eventId, email, firstName: 'Nadia', lastName: 'Aziz', sendInvite: true };
  await call(portal.url, await signInAs(portal, Role.ADMIN), 'createAttendee', input, 'attendee { id }');
  return /\/auth\/invite\/\w+/.exec(await mailTo(portal, email, 'invitation'))?.[0] ?? '';
}

/** The stored profiles of the person with this address. */
export const profilesOf = (portal: Portal, email: string): Promise<unknown[]> =>
  portal.sql(
    `SELECT a.status, a.job_title, a.organization, a.country, a.introduction, a.phone,
     a.shares_email, a.mails_reminders FROM attendees a
     JOIN users u ON u.id = a.user_id WHERE u.email = $1`,
    [email],
  );

/** The profile that these tests fill in. */
export const PROFILE = {
  status: 'CONFIRMED',
  job_title: 'Founder',
  organization: 'Aziz Labs',
  country: 'PK',
  introduction: 'We lend to small shops.',
  phone: '+92 300 1234567',
  shares_email: true,
  mails_reminders: false,
};

/** Labels of the fields and buttons of the three steps. */
const ENGLISH_STEPS = {
  jobTitle: 'Job title',
  organization: 'Organization',
  country: 'Country you operate in',
  pakistan: 'Pakistan',
  phone: 'Phone',
  sharesEmail: 'Show my e-mail to people I meet',
  introduction: 'Introduction',
  next: 'Next',
  join: 'Join the event',
};

/** Fills in the three steps with `PROFILE`, and joins; the event has the terms of `buildInterests`. */
export async function completeProfile(page: Page, words = ENGLISH_STEPS): Promise<void> {
  await page.getByLabel(words.jobTitle).fill('Founder');
  await page.getByLabel(words.organization).fill('Aziz Labs');
  await page.getByRole('combobox', { name: words.country }).selectOption({ label: words.pakistan });
  await page.getByLabel(words.phone).fill('+92 300 1234567');
  await page.getByRole('switch', { name: words.sharesEmail }).click();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('textbox', { name: words.introduction }).fill('We lend to small shops.');
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: 'Robotics' }).click();
  await page.getByRole('button', { name: words.join }).click();
}
