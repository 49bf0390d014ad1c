import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import { buildEvent, buildMember, buildUser, signIn } from '../support/factories';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

describe.skipIf(!browserPath)('the account page', () => {
  const portal = useWarmPortal();

  sampledTest('a device is signed out from another one', async () => {
    const user = await buildUser(portal);
    await signIn(portal, { id: user.id });
    const visitor = await portal.openAs(user.id, PHONE);
    const { page } = visitor;
    await page.goto('/account');
    const devices = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Devices' }) })
      .last();
    await devices.getByRole('button', { name: /^Sign out Unknown device/ }).click();
    await page.getByText('The device has been signed out.').waitFor();
    expect(await devices.getByRole('listitem').count()).toBe(1);
    expect(await portal.sql('SELECT count(*)::int AS n FROM sessions WHERE user_id = $1', [user.id])).toEqual(
      [{ n: 1 }],
    );
  });

  test('language and appearance are chosen on the account page', async () => {
    const visitor = await portal.openAs((await buildUser(portal)).id, PHONE);
    const { page } = visitor;
    await page.goto('/account/display');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Appearance: System' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.locator('html[data-appearance="dark"]').waitFor({ state: 'attached' });
    await main.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'اردو' }).click();
    await page.locator('html[lang="ur"][dir="rtl"][data-appearance="dark"]').waitFor({ state: 'attached' });
    await main.getByRole('button', { name: 'زبان: اردو' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest(
    'matching is kept from learning at an event, and a choice that the server refuses is taken back',
    async () => {
      const event = await buildEvent(portal);
      const member = await buildMember(portal, { eventId: event.id });
      const objections = () =>
        portal.sql('SELECT attendee_id FROM match_objections WHERE attendee_id = $1', [member.id]);
      const visitor = await portal.openAs(member.userId, PHONE);
      const { page } = visitor;
      await page.goto('/account/notifications');
      const learning = (checked: boolean) =>
        page.getByRole('switch', { name: 'Let matching learn from what I do', checked });
      await learning(true).click();
      await learning(false).waitFor();
      await expect.poll(objections).toEqual([{ attendee_id: member.id }]);
      await page.reload();
      await learning(false).waitFor();

      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('ChooseMatchLearning')
          ? route.fulfill({ json: { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] } })
          : route.continue(),
      );
      await learning(false).click();
      await page.getByText('This could not be saved. Please try again.').waitFor();
      await learning(false).waitFor();
      expect(await objections()).toHaveLength(1);
    },
  );

  test('an address that is not verified leads to its verification and back', async () => {
    const user = await buildUser(portal, { emailVerifiedAt: null });
    const visitor = await portal.openAs(user.id, DESKTOP);
    const { page } = visitor;
    await page.goto('/account');
    await page.getByText('Not verified', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Verify e-mail' }).click();
    await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor();
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.getByText('Not verified', { exact: true }).waitFor();
    expect([new URL(page.url()).pathname, visitor.complaints]).toEqual(['/account', []]);
  });

  test('the home of an event reminds of an address that is not verified, until it is put away', async () => {
    const event = await buildEvent(portal);
    const user = await buildUser(portal, { emailVerifiedAt: null });
    await buildMember(portal, { eventId: event.id, userId: user.id, byInvitation: false });
    const visitor = await portal.openAs(user.id, PHONE);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    const notice = page.getByRole('region', { name: 'Confirm your e-mail address' });
    await notice.getByRole('link', { name: 'Confirm e-mail' }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await notice.getByRole('button', { name: 'Hide this notice' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Get the most out of it').first().waitFor();
    expect([await notice.count(), visitor.complaints]).toEqual([0, []]);
  });
});
