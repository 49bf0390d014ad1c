import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { call } from '../../support/client';
import { invite, mailTo, newEmail, PASSWORD, PROFILE, profilesOf } from '../../support/registration';
import { buildEvent, buildInterests } from '../../support/factories';
import { awaitFocus, awaitFocusIn, DARK_PHONE, tabTo, typeInto, use } from '../../support/keyboard';
import type { Portal } from '../../support/portal';
import { describeJourneys } from '../../support/warm-portal';

/** Fills in the three steps, and joins. */
async function completeProfile(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await typeInto(page, page.getByLabel('Job title'), 'Founder');
  await typeInto(page, page.getByLabel('Organization'), 'Aziz Labs');
  await typeInto(page, page.getByRole('combobox', { name: /Country/ }), 'Pakistan');
  await typeInto(page, page.getByLabel('Phone'), '+92 300 1234567');
  await use(page, page.getByRole('switch', { name: 'Show my e-mail to people I meet' }), 'Space');
  await use(page, next);
  await awaitFocus(page, page.getByRole('heading', { name: /Introduction/ }));
  await typeInto(page, page.getByRole('textbox', { name: /Introduction/ }), 'We lend to small shops.');
  await use(page, next, 'Space');
  await awaitFocus(page, page.getByRole('heading', { name: /Interests/ }));
  await use(page, page.getByRole('button', { name: 'Robotics' }), 'Space');
  await use(page, page.getByRole('button', { name: 'Join the event' }));
}

async function acceptInvitation(portal: Portal): Promise<void> {
  const event = await buildEvent(portal, { registration: 'INVITE_ONLY' });
  await buildInterests(portal, event.id);
  const email = newEmail();
  const { page, complaints } = await portal.open(DARK_PHONE);
  await page.goto(await invite(portal, event.id, email));
  await page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor();
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await use(page, page.getByRole('button', { name: 'Set password and continue' }));
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  await completeProfile(page);
  await page.waitForURL(`**/event/${event.id}`);
  expect({ profiles: await profilesOf(portal, email), complaints }).toEqual({
    profiles: [PROFILE],
    complaints: [],
  });
}

async function registerAtEvent(portal: Portal): Promise<void> {
  const event = await buildEvent(portal, { registration: 'OPEN' });
  await buildInterests(portal, event.id);
  const email = newEmail();
  const { page, complaints } = await portal.open(DARK_PHONE);
  await page.goto(`/auth/register/${event.id}`);
  await typeInto(page, page.getByLabel('First name'), 'Lina');
  await typeInto(page, page.getByLabel('Last name'), 'Haddad');
  await typeInto(page, page.getByLabel('E-mail'), email);
  await use(page, page.getByRole('button', { name: 'Register' }));
  await awaitFocus(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the Terms' }));
  await page.keyboard.press('Space');
  await use(page, page.getByRole('button', { name: 'Register' }));
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  await completeProfile(page);
  await page.waitForURL(`**/event/${event.id}`);
  expect({ profiles: await profilesOf(portal, email), complaints }).toEqual({
    profiles: [PROFILE],
    complaints: [],
  });
}

async function setForgottenPassword(portal: Portal): Promise<void> {
  const email = newEmail();
  const account = { email, displayName: 'Omar Farooq', password: 'quiet river stones' };
  await call(portal.url, undefined, 'createAccount', account, 'user { id }');
  const { page, complaints } = await portal.open(DARK_PHONE);
  await page.goto('/auth');
  await use(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await awaitFocusIn(page, page.getByRole('main'));
  await typeInto(page, page.getByLabel('E-mail'), email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  const [code = ''] = /\b\d{6}\b/.exec(await mailTo(portal, email, 'one-time-code')) ?? [];
  await awaitFocus(page, page.getByLabel('Digit 1 of 6'));
  await page.reload();
  await tabTo(page, page.getByLabel('Digit 1 of 6'));
  await page.keyboard.type(code);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(new URL(page.url()).search).toBe('?step=password');
  await typeInto(page, page.getByLabel('New password'), PASSWORD);
  await use(page, page.getByRole('button', { name: 'Save and sign in' }));
  await page.waitForURL((url) => url.pathname === '/');
  const login = await call(portal.url, undefined, 'login', { email, password: PASSWORD }, 'user { email }');
  expect({ login, complaints }).toEqual({ login: { user: { email } }, complaints: [] });
}

describeJourneys('registration by keyboard alone, on a phone in the dark', {
  'a mailed invitation leads to a confirmed profile': acceptInvitation,
  'a visitor registers at an open event': registerAtEvent,
  'a forgotten password is set with the mailed code': setForgottenPassword,
});
