import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import {
  codeFor,
  completeProfile,
  invite,
  makeAccount,
  newEmail,
  PASSWORD,
  PROFILE,
  profilesOf,
  signInWithPassword,
} from '../support/coming-in';
import { buildEvent, buildInterests } from '../support/factories';
import { usePortal } from '../support/portal';

describe.skipIf(!browserPath)('coming in', () => {
  const portal = usePortal();

  test('a mailed invitation leads to a confirmed profile', async () => {
    const event = await buildEvent(portal, { registration: 'INVITE_ONLY' });
    await buildInterests(portal, event.id);
    const email = newEmail();
    const link = await invite(portal, event.id, email);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { page, context, complaints } = await portal.open(PHONE);
    // On a slow network the script of the last step comes after the first words are typed.
    await page.route('**/assets/InterestsStep-*', (route) => late.then(() => route.continue()));
    await page.goto(link);
    await page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password and continue' }).click();
    await page.getByRole('heading', { name: 'Your profile' }).waitFor();
    // What was typed survives a reload.
    await page.getByLabel('Organization').fill('Kept Ltd');
    arrive();
    await page.reload();
    await page.getByText('Your draft has been restored.').waitFor();
    expect(await page.getByLabel('Organization').inputValue()).toBe('Kept Ltd');
    await completeProfile(page);
    await page.waitForURL(`**/event/${event.id}`);
    expect({ profile: await profilesOf(portal, email), complaints }).toEqual({
      profile: [PROFILE],
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
    await page.getByRole('checkbox', { name: 'I agree to the Terms' }).check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { name: 'Your profile' }).waitFor();
    await completeProfile(page);
    await page.waitForURL(`**/event/${event.id}`);
    expect({ profile: await profilesOf(portal, email), complaints }).toEqual({
      profile: [PROFILE],
      complaints: [],
    });
    await context.close();
  });

  test('a forgotten password is set with the mailed code', async () => {
    const email = newEmail();
    await makeAccount(portal, email);
    const { page, context, complaints } = await portal.open(PHONE);
    await page.goto('/auth/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    const code = await codeFor(portal, email);
    await page.reload();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(code);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(new URL(page.url()).search).toBe('?step=password');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const login = await signInWithPassword(portal, email);
    expect({ login, complaints }).toEqual({ login: { login: { user: { email } } }, complaints: [] });
    await context.close();
  });
});
