import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  chooseInterest,
  insert,
} from '../support/factories';
import { zoneAtNoon } from '../support/noon-zone';
import { sampled } from '../support/matrix';
import type { Portal } from '../support/portal';
import { useWarmPortal } from '../support/warm-portal';

const HOUR = 60 * 60_000;

/** An event of three days at noon of its second, with a session in each hour that are all in the agenda of a person. */
async function buildLongDay(portal: Portal) {
  const now = new Date();
  const noon = Math.floor(now.getTime() / HOUR) * HOUR;
  const event = await buildEvent(portal, {
    startsAt: new Date(noon - 36 * HOUR),
    endsAt: new Date(noon + 36 * HOUR),
    timezone: zoneAtNoon(now),
  });
  const me = await buildMember(portal, { eventId: event.id });
  for (let hour = 0; hour < 23; hour += 1) {
    const startsAt = new Date(noon + (hour - 12) * HOUR);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR) };
    const title = `Hour ${hour}`;
    const { id: activityId } = await buildActivity(portal, { event, title, track: 'Main stage', ...times });
    await insert(portal, 'agenda_entries', { attendeeId: me.id, activityId });
  }
  return { event, me, path: `/event/${event.id}/schedule` };
}

interface Column {
  left: number;
  /** Where its last block ends. */
  end: number;
  /** The free space between its blocks, in pixels. */
  gaps: number[];
}

/** The columns at the top of Home that take up space. */
const columnsOf = (page: Page): Promise<Column[]> =>
  page.evaluate(`[...document.querySelector('main .grid').children]
    .filter((column) => column.getClientRects().length > 0)
    .map((column) => {
      const boxes = [...column.children].map((block) => block.getBoundingClientRect());
      const gaps = boxes.slice(1).map((box, at) => Math.round(box.top - boxes[at].bottom));
      return { left: Math.round(column.getBoundingClientRect().left), end: Math.round(boxes.at(-1).bottom), gaps };
    })`);

/** Whether the first of these is wholly in the window. */
const isInView = async (page: Page, selector: string): Promise<boolean> => {
  const box = await page.locator(selector).first().boundingBox();
  return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0);
};

describe.skipIf(!browserPath)('the first view of a page', () => {
  const portal = useWarmPortal();

  test('is the mark of Podium while its scripts are on their way', async () => {
    const { page, complaints } = await portal.openAs((await buildMember(portal)).userId, PHONE);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/start-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.splash').waitFor();
    release();
    await page.locator('main').waitFor();
    expect(await page.locator('.splash').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test.each(
    sampled([
      ['programme', 'desktop', DESKTOP, ['[role=tab]', ':text-is("Main stage"):visible']],
      ['programme', 'phone', PHONE, ['[role=tab]']],
      ['agenda', 'desktop', DESKTOP, [':text("Today"):visible']],
      ['agenda', 'phone', PHONE, ['[role=tab]']],
    ] as const),
  )('of the %s on a %s is the present time, with its heads above it', async (view, _size, screen, heads) => {
    const { me, path } = await buildLongDay(portal);
    const { page, complaints } = await portal.openAs(me.userId, screen);
    await page.goto(`${path}?view=${view}`);
    await page.getByText('Hour 12', { exact: true }).filter({ visible: true }).first().waitFor();
    await expect.poll(() => isInView(page, ':text-is("Hour 12"):visible')).toBe(true);
    for (const head of heads) expect([head, await isInView(page, head)]).toEqual([head, true]);
    expect(complaints).toEqual([]);
  });

  test('of Home on a desktop has two columns without holes, and one where there is nothing for the other', async () => {
    const { event, me } = await buildLongDay(portal);
    const other = await buildAttendee(portal, { eventId: event.id });
    const startsAt = new Date(Math.ceil(Date.now() / HOUR) * HOUR);
    const meeting = { event, senderId: other.id, receiverId: me.id };
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR / 3) };
    await buildMeeting(portal, { ...meeting, status: 'ACTIVE', ...times });
    await buildMeeting(portal, {
      ...meeting,
      startsAt: times.endsAt,
      endsAt: new Date(startsAt.getTime() + HOUR),
    });
    const { page } = await portal.openAs(me.userId, DESKTOP);
    await page.goto(`/event/${event.id}`);
    await page.getByRole('region', { name: 'Now and next' }).waitFor();
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    const live = await columnsOf(page);
    expect(live).toHaveLength(2);
    expect(live[0]?.end).toBe(live[1]?.end);
    expect(live.flatMap(({ gaps }) => gaps).filter((gap) => gap > 24)).toEqual([]);

    const later = await buildEvent(portal);
    const early = await buildMember(portal, { eventId: later.id });
    const visitor = await portal.openAs(early.userId, DESKTOP);
    await visitor.page.goto(`/event/${later.id}`);
    await visitor.page.getByText('No upcoming meetings.').waitFor();
    await visitor.page.getByRole('button', { name: 'Hide this list' }).click();
    await expect.poll(() => columnsOf(visitor.page)).toHaveLength(1);
  });

  test('of Home on a phone takes 40 requests at most, and asks for the event once', async () => {
    const { event, me } = await buildLongDay(portal);
    const { page } = await portal.openAs(me.userId, PHONE);
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(request.headers()['x-apollo-operation-name'] ?? new URL(request.url()).pathname),
    );
    const live = page.waitForResponse(/assets\/live-/);
    await page.goto(`/event/${event.id}`);
    await page.getByRole('region', { name: 'Now and next' }).waitFor();
    await live;
    expect(asked.filter((name) => name === 'EventShell')).toEqual(['EventShell']);
    expect(asked.length).toBeLessThanOrEqual(40);
  });

  test('of a profile on a phone asks for the name before pictures, and begins interests with the commonest', async () => {
    const event = await buildEvent(portal);
    const { groupId, terms } = await buildInterests(portal, event.id);
    const other = await buildAttendee(portal, { eventId: event.id });
    await chooseInterest(portal, other.id, groupId, terms['Robotics']);
    const me = await buildMember(portal, { eventId: event.id });
    const { page } = await portal.openAs(me.userId, PHONE);
    await page.goto(`/join/${event.id}`);
    const name = await page.getByLabel('First name').boundingBox();
    const photo = await page.getByText('A photo helps people find you').boundingBox();
    expect(name?.y).toBeLessThan(photo?.y ?? 0);
    await page.goto(`/join/${event.id}?step=3`);
    const shown = page.getByRole('button', { name: /^(Energy|Health|Robotics)$/ });
    await shown.first().waitFor();
    expect((await shown.allTextContents()).map((text) => text.trim())).toEqual([
      'Robotics',
      'Energy',
      'Health',
    ]);
  });
});
