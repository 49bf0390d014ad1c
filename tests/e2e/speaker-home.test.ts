import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, PHONE } from '../support/browser';
import { buildActivity, buildAttendee, buildEvent, buildMember, insert } from '../support/factories';
import { zoneAtNoon } from '../support/noon-zone';
import { useWarmPortal } from '../support/warm-portal';

const MINUTE = 60_000;

describe.skipIf(!browserPath)('the home of a speaker', () => {
  const portal = useWarmPortal();

  test('names room and audience of the next talk without a tap, and leads to it in one', async () => {
    const now = Date.now();
    const event = await buildEvent(portal, {
      startsAt: new Date(now - 12 * 60 * MINUTE),
      endsAt: new Date(now + 24 * 60 * MINUTE),
      timezone: zoneAtNoon(new Date(now)),
    });
    const eventId = event.id;
    const speaker = await buildMember(portal, { eventId, category: 'SPEAKER' });
    const talk = async (title: string, minutes: number) => {
      const startsAt = new Date(now + minutes * MINUTE);
      const endsAt = new Date(now + (minutes + 30) * MINUTE);
      const place = { location: 'Blue hall', track: 'Finance' };
      const { id } = await buildActivity(portal, { event, title, startsAt, endsAt, ...place });
      await insert(portal, 'activity_speakers', { attendeeId: speaker.id, activityId: id });
      return id;
    };
    await talk('Yesterday’s money', -90);
    const next = await talk('Open banking', 45);
    await talk('Smart farming', 200);
    for (let count = 0; count < 2; count += 1) {
      const { id } = await buildAttendee(portal, { eventId });
      await insert(portal, 'agenda_entries', { attendeeId: id, activityId: next });
    }

    const screen = await portal.openAs(speaker.userId, PHONE);
    const { page } = screen;
    await page.goto(`/event/${eventId}`);
    const mine = page.getByRole('region', { name: 'My next talk' });
    const link = mine.getByRole('link', { name: 'Open banking' });
    await link.waitFor();
    const text = await link.innerText();
    for (const words of [/in 4\d min/, 'Blue hall', 'Finance', '2 people plan to come'])
      expect(text).toMatch(words);
    expect(await mine.getByRole('link').allInnerTexts()).toEqual([
      text,
      'Add a picture',
      'Introduce yourself',
    ]);
    expect(await axeViolations(screen)).toEqual([]);

    await link.click();
    await page
      .getByRole('dialog', { name: 'Session' })
      .getByRole('heading', { name: 'Open banking' })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('session')).toBe(next);

    // A person without a talk sees nothing of it.
    const visitor = await portal.openAs((await buildMember(portal, { eventId })).userId, PHONE);
    await visitor.page.goto(`/event/${eventId}`);
    await visitor.page.getByText('No upcoming meetings.').waitFor();
    expect(await visitor.page.getByRole('region', { name: 'My next talk' }).count()).toBe(0);
    expect([...screen.complaints, ...visitor.complaints]).toEqual([]);
  });
});
