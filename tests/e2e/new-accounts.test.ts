import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP } from '../support/browser';
import { buildEvent } from '../support/factories';
import { sampled } from '../support/matrix';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

describe.skipIf(!browserPath)('a form for a new account', () => {
  const portal = useWarmPortal();

  test.each(
    sampled([
      [
        'registering at an event',
        async () => `/auth/register/${(await buildEvent(portal, { registration: 'OPEN' })).id}`,
      ],
      ['creating an account', async () => '/auth/create-account'],
    ]),
  )('%s asks before it is left with what was typed', async (_name, pathOf) => {
    const { page, complaints } = await portal.open(DESKTOP);
    await page.goto(await pathOf());
    await page.getByLabel('E-mail').fill('lina@example.test');
    const leave = () => page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await leave();
    const question = page.getByRole('dialog', { name: 'Leave now?' });
    await question.getByRole('button', { name: 'No' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('E-mail').inputValue()).toBe('lina@example.test');
    await leave();
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/auth');
    expect(complaints).toEqual([]);
  });

  sampledTest('is left without a question while it is empty, and once the account is there', async () => {
    const { page, complaints } = await portal.open(DESKTOP);
    await page.goto('/auth/create-account');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/auth');
    await page.goto('/auth/create-account');
    await page.getByLabel('Your name').fill('Lina Haddad');
    await page.getByLabel('E-mail').fill(`lina.${Date.now()}@example.test`);
    await page.getByLabel('Password', { exact: true }).fill('walnut lanterns drift');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please agree to the terms and the privacy policy.').waitFor();
    await page.getByRole('checkbox', { name: 'I agree to the Terms' }).check();
    await page.getByText('Please agree to the terms').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Confirm your e-mail address').waitFor();
    expect([await page.getByRole('dialog').count(), complaints]).toEqual([0, []]);
  });
});
