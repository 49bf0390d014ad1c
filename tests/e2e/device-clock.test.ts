import { describe, expect, test } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../support/browser';
import { buildActivity, buildEvent, buildUser } from '../support/factories';
import { useWarmPortal } from '../support/warm-portal';

/** At 2 o'clock on this day the clocks of New York are put to 3. */
const DAY = '2027-03-14';

describe.skipIf(!browserPath)('a device whose own clock changes', () => {
  const portal = useWarmPortal();

  test('shows the times of the event, and a new title moves nothing', async () => {
    const event = await buildEvent(portal, {
      timezone: 'Asia/Karachi',
      startsAt: new Date(`${DAY}T00:00:00+05:00`),
      endsAt: new Date(`${DAY}T23:00:00+05:00`),
      meetingHours: [],
    });
    // A program that uses the API may set seconds, which the form does not show.
    const [startsAt, endsAt] = [new Date(`${DAY}T02:30:15+05:00`), new Date(`${DAY}T03:15:45+05:00`)];
    const session = await buildActivity(portal, { event, title: 'Night shift', startsAt, endsAt });
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, {
      ...DESKTOP,
      timezoneId: 'America/New_York',
    });
    await page.goto(`/event/${event.id}/schedule?edit=${session.id}`);
    const form = page.getByRole('dialog', { name: 'Edit session' });
    await form.getByLabel('Title').waitFor();
    expect([
      await form.getByLabel('Starts').inputValue(),
      await form.getByLabel('Ends').inputValue(),
    ]).toEqual(['02:30 am', '03:15 am']);
    await form.getByLabel('Title').fill('Early shift');
    await form.getByRole('button', { name: 'Save session' }).click();
    await form.waitFor({ state: 'hidden' });
    await page
      .getByText(/02:30.– 03:15.am/)
      .first()
      .waitFor();
    const [saved] = await portal.sql(
      'SELECT title, starts_at AS "startsAt", ends_at AS "endsAt" FROM activities WHERE id = $1',
      [session.id],
    );
    expect(saved).toEqual({ title: 'Early shift', startsAt, endsAt });
    expect(complaints).toEqual([]);
  });
});
