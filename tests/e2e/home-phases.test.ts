import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE, scrollTo } from '../support/browser';
import {
  buildActivity,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  midnight,
} from '../support/factories';
import { zoneAtNoon } from '../support/noon-zone';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

declare const getComputedStyle: (of: never) => { borderInlineStartColor: string };

describe.skipIf(!browserPath)('the home of an event', () => {
  const portal = useWarmPortal();

  test('counts down before the event, and names the first steps', async () => {
    const event = await buildEvent(portal, { startsAt: midnight(3), endsAt: midnight(5) });
    const member = await buildMember(portal, { eventId: event.id });
    const visitor = await portal.openAs(member.userId, PHONE);
    await visitor.page.goto(`/event/${event.id}`);
    await visitor.page.getByText(/^Starts in \d/).waitFor();
    await visitor.page.getByRole('link', { name: 'Complete your profile' }).waitFor();
    await visitor.page.getByText('No upcoming meetings.').waitFor();
    // The bar has the title: the head of the page says it to screen readers alone.
    const title = visitor.page.getByRole('heading', { level: 1, name: event.title });
    expect((await title.boundingBox())?.width).toBe(1);
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('shows during the event the matches who have time to meet today', async () => {
    const now = new Date();
    const event = await buildEvent(portal, {
      startsAt: new Date(now.getTime() - DAY / 2),
      endsAt: new Date(now.getTime() + DAY),
      // Noon there, on the same date.
      timezone: zoneAtNoon(now),
      meetingHours: [{ date: now.toISOString().slice(0, 10), from: '00:00', to: '23:30' }],
    });
    const eventId = event.id;
    await buildPod(portal, { eventId });
    const member = await buildMember(portal, { eventId });
    const session = (title: string, from: number) =>
      buildActivity(portal, {
        event,
        title,
        startsAt: new Date(now.getTime() + from * HOUR),
        endsAt: new Date(now.getTime() + (from + 2) * HOUR),
      });
    await session('Open banking', -1);
    await session('Smart farming', 2);
    const company = await buildCompany(portal, { eventId, kind: 'EXHIBITOR' });
    await buildMember(portal, { eventId, companyId: company.id, firstName: 'Layla', lastName: 'Amin' });
    const visitor = await portal.openAs(member.userId, PHONE);
    await visitor.page.goto(`/event/${eventId}`);
    const today = visitor.page.getByRole('region', { name: 'People to meet today' });
    const card = today.getByRole('article').filter({ hasText: 'Layla Amin' });
    await scrollTo(visitor.page, card.getByText('Whom you look for'));
    await card.getByText(/^\d+ times free for both, next \d+:\d\d/).waitFor();
    // What runs is said in words, not by an edge of another colour.
    const edgeOf = (name: string) =>
      visitor.page
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link as never).borderInlineStartColor);
    expect(await edgeOf('Open banking')).toBe(await edgeOf('Smart farming'));
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('shows after the event the people met there, with the notes as a file', async () => {
    const event = await buildEvent(portal, {
      startsAt: midnight(-3),
      endsAt: midnight(-1),
      meetingHours: [],
    });
    const member = await buildMember(portal, { eventId: event.id });
    const other = await buildMember(portal, {
      eventId: event.id,
      firstName: 'Ayesha',
      lastName: 'Siddiqui',
      organization: 'Karakoram Robotics',
    });
    const startsAt = new Date(event.startsAt.getTime() + DAY / 2);
    await buildMeeting(portal, {
      event,
      senderId: member.id,
      receiverId: other.id,
      status: 'ACTIVE',
      note: 'Send the deck',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 20 * 60_000),
    });
    const visitor = await portal.openAs(member.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    const met = page.getByRole('region', { name: 'People you met' });
    await met.getByText('Send the deck').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);

    const download = page.waitForEvent('download');
    await met.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')[1]).toMatch(/^Ayesha Siddiqui,,Karakoram Robotics,,,.*Send the deck$/);

    // One tap says that it took place.
    await page.goto(`/event/${event.id}?modal=meetings`);
    await page.getByRole('button', { name: 'Yes, we met' }).click();
    await page.getByText('Past (1)').click();
    await page.getByText(/^You met/).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('the list of events', () => {
  const portal = useWarmPortal();

  sampledTest('shows my events as cards, and is reached again from inside one', async () => {
    const member = await buildMember(portal, { eventId: (await buildEvent(portal)).id });
    const event = await buildEvent(portal);
    await buildMember(portal, { eventId: event.id, userId: member.userId });
    const visitor = await portal.openAs(member.userId, DESKTOP);
    const { page } = visitor;
    await page.goto('/');
    const upcoming = page.getByRole('region', { name: 'Upcoming' });
    await upcoming.getByRole('link', { name: event.title }).click();
    await page.getByRole('heading', { level: 1, name: event.title }).waitFor();
    await page.getByRole('link', { name: 'Podium, all events' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My events' }).waitFor();
    await upcoming.getByRole('link', { name: event.title }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
