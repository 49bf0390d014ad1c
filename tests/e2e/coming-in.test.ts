import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../server/src/core/roles';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { buildEvent, buildInterests, signInAs } from '../support/factories';
import { usePortal, type Portal } from '../support/portal';
import { waitFor } from '../support/wait';

const PASSWORD = 'walnut lanterns drift';
let people = 0;
const newEmail = () => `coming.${Date.now()}.${(people += 1)}@example.test`;

/** The text of the newest mail of a kind to an address; in the demo, administrators read them. */
async function mailTo(portal: Portal, recipient: string, template: string): Promise<string> {
  const token = await signInAs(portal, Role.ADMIN);
  const MAILS = '{ mails(first: 100) { nodes { recipient template text } } }';
  return waitFor(async () => {
    const { mails } = await expectOk(
      graphql<{ mails: { nodes: { recipient: string; template: string; text: string | null }[] } }>(
        portal.url,
        MAILS,
        {},
        token,
      ),
    );
    return mails.nodes.find((mail) => mail.recipient === recipient && mail.template === template)?.text;
  }, `the ${template} mail to ${recipient}`);
}

/** Fills in the three steps, and joins. */
async function completeProfile(page: Page): Promise<void> {
  await page.getByLabel('Job title').fill('Founder');
  await page.getByLabel('Organization').fill('Aziz Labs');
  await page.getByRole('combobox', { name: /Country/ }).fill('Pakistan');
  await page.keyboard.press('Enter');
  await page.getByLabel('Phone').fill('+92 300 1234567');
  await page.getByRole('switch', { name: 'Show my e-mail to people I meet' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /Introduction/ }).fill('We lend to small shops.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Robotics' }).click();
  await page.getByRole('button', { name: 'Join the event' }).click();
}

const profileOf = (portal: Portal, email: string) =>
  portal.sql(
    `SELECT a.status, a.job_title, a.organization, a.country, a.introduction, a.phone,
     a.shares_email, a.mails_reminders FROM attendees a
     JOIN users u ON u.id = a.user_id WHERE u.email = $1`,
    [email],
  );

const confirmed = {
  status: 'CONFIRMED',
  job_title: 'Founder',
  organization: 'Aziz Labs',
  country: 'PK',
  introduction: 'We lend to small shops.',
  phone: '+92 300 1234567',
  shares_email: true,
  mails_reminders: false,
};

describe.skipIf(!browserPath)('coming in', () => {
  const portal = usePortal();

  test('a mailed invitation leads to a confirmed profile', async () => {
    const event = await buildEvent(portal, { registration: 'INVITE_ONLY' });
    await buildInterests(portal, event.id);
    const email = newEmail();
    const INVITE =
      'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee { id } } }';
    const input = { eventId: event.id, email, firstName: 'Nadia', lastName: 'Aziz', sendInvite: true };
    await expectOk(graphql(portal.url, INVITE, { input }, await signInAs(portal, Role.ADMIN)));
    const text = await mailTo(portal, email, 'invitation');
    const [link = ''] = /\/auth\/invite\/\w+/.exec(text) ?? [];
    const { page, context, complaints } = await portal.open(PHONE);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password and continue' }).click();
    await page.getByRole('heading', { name: 'Your profile' }).waitFor();
    // What was typed survives a reload.
    await page.getByLabel('Organization').fill('Kept Ltd');
    await page.reload();
    await page.getByText('We kept what you had typed.').waitFor();
    expect(await page.getByLabel('Organization').inputValue()).toBe('Kept Ltd');
    await completeProfile(page);
    await page.waitForURL(`**/event/${event.id}`);
    expect({ profile: await profileOf(portal, email), complaints }).toEqual({
      profile: [confirmed],
      complaints: [],
    });
    // The code changed hands when she joined.
    await context.clearCookies();
    await page.evaluate('localStorage.clear()');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This code does not work' }).waitFor();
    await context.close();
  });

  test('anybody registers at an open event', async () => {
    const event = await buildEvent(portal, { registration: 'OPEN' });
    await buildInterests(portal, event.id);
    const email = newEmail();
    const { page, context, complaints } = await portal.open(DESKTOP);
    await page.goto(`/auth/register/${event.id}`);
    await page.getByText(event.title).first().waitFor();
    await page.getByLabel('First name').fill('Lina');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { name: 'Your profile' }).waitFor();
    await completeProfile(page);
    await page.waitForURL(`**/event/${event.id}`);
    expect({ profile: await profileOf(portal, email), complaints }).toEqual({
      profile: [confirmed],
      complaints: [],
    });
    await context.close();
  });

  test('a forgotten password is set with the mailed code', async () => {
    const email = newEmail();
    const MAKE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { user { id } } }';
    const input = { email, displayName: 'Omar Farooq', password: 'quiet river stones' };
    await expectOk(graphql(portal.url, MAKE, { input }));
    const { page, context, complaints } = await portal.open(PHONE);
    await page.goto('/auth/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    const [code = ''] = /\b\d{6}\b/.exec(await mailTo(portal, email, 'one-time-code')) ?? [];
    await page.reload();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(code);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(new URL(page.url()).search).toBe('?step=password');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { user { email } } }';
    const login = await expectOk(graphql(portal.url, LOGIN, { input: { email, password: PASSWORD } }));
    expect({ login, complaints }).toEqual({ login: { login: { user: { email } } }, complaints: [] });
    await context.close();
  });
});
