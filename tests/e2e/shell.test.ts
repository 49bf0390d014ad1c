import { expect, describe, test } from 'vitest';
import { browserPath, DESKTOP, PHONE, type Visitor } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { DEMO_EVENT_ID } from '../support/demo-event';
import { buildEvent, buildMember, buildPod, slotOf } from '../support/factories';
import { sampled } from '../support/matrix';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const home = `/event/${DEMO_EVENT_ID}`;

const REQUEST =
  'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }';

const labelsOf = (
  { page }: Visitor,
  role: 'menuitem' | 'button' | 'link',
  within: string,
): Promise<string[]> => page.locator(within).getByRole(role).allInnerTexts();

describe.skipIf(!browserPath)('the shell', () => {
  const portal = useWarmPortal();

  test('opens menus in place also with reduced motion', async () => {
    const visitor = await portal.openAsDemo('attendee', DESKTOP);
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    const button = page.getByRole('button', { name: /^Account menu/ });
    await button.click();
    const menu = page.getByRole('menu').filter({ has: page.getByRole('menuitem', { name: 'My Meetings' }) });
    await menu.waitFor();
    const [below, above] = [await menu.boundingBox(), await button.boundingBox()];
    expect(below!.y - (above!.y + above!.height)).toBeLessThan(24);
  });

  test.each(
    sampled([
      ['attendee', ['Profile', 'My Meetings', 'Help', 'Industry Insights', 'Logout']],
      ['executive', ['My Meetings', 'Help', 'Industry Insights', 'Logout']],
    ] as const),
  )('has the menu of the specification for %s', async (as, expected) => {
    const visitor = await portal.openAsDemo(as, DESKTOP);
    await visitor.page.goto(home);
    await visitor.page.getByRole('button', { name: /^Account menu/ }).click();
    await visitor.page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    const [first, ...entries] = await labelsOf(visitor, 'menuitem', 'header');
    expect(first).toContain('Account and settings');
    expect(entries).toEqual(expected);
  });

  sampledTest('has the phone menu of the specification, and the rest under More', async () => {
    const visitor = await portal.openAsDemo('manager', PHONE);
    const { page } = visitor;
    await page.goto(home);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('heading', { name: 'More' }).waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      'Schedule',
      'Industry Insights',
      'My Meetings',
      'Help',
      'Scan QR Code',
      'Logout',
      'Top IT Exporters',
      'Startups',
      'Investors',
      'Events',
      'Users',
      'Pods',
      'Reports',
      'Statistics',
      'Event setup',
      'Meeting program',
      'Announcements',
      'Imports',
      'API and webhooks',
      'Message reports',
      'Who can see it',
      'Audit log',
      'Mail log',
    ]);
    const sizes = await dialog
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => (button as unknown as { offsetHeight: number }).offsetHeight),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(
      await page
        .getByRole('button', { name: 'Menu', exact: true })
        .evaluate((button) => button.matches(':focus')),
    ).toBe(true);
  });

  sampledTest('a notification arrives live and leads to its meeting', async () => {
    const event = await buildEvent(portal);
    await buildPod(portal, { eventId: event.id });
    const me = await buildMember(portal, { eventId: event.id });
    const sender = await buildMember(portal, { eventId: event.id, firstName: 'Nadia', lastName: 'Aziz' });
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    const input = { attendeeId: me.id, startsAt: slotOf(event).startsAt };
    await expectOk(graphql(portal.url, REQUEST, { input }, sender.token));
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /Nadia Aziz would like to meet you/ })
      .click();
    await page.getByRole('dialog', { name: 'My Meetings' }).getByText('Nadia Aziz').first().waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(
      await portal.sql(
        'SELECT count(*)::int AS n FROM notifications WHERE attendee_id = $1 AND read_at IS NULL',
        [me.id],
      ),
    ).toEqual([{ n: 0 }]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'My Meetings' }).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });
});
