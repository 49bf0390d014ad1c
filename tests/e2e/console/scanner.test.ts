import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildGuests, buildStaff, chooseGate, expectScan, result } from '../../support/door';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { waitFor } from '../../support/wait';
import { zoneAtNoon } from '../../support/noon-zone';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the scanner', () => {
  const portal = useWarmPortal();

  sampledTest('tells every kind of badge apart, and counts people live', async () => {
    // It counts the people of a day, which must not end meanwhile.
    const event = await buildEvent(portal, { timezone: zoneAtNoon(new Date()) });
    const guest = await buildAttendee(portal, { eventId: event.id, firstName: 'Sara', lastName: 'Nadeem' });
    const invited = await buildAttendee(portal, { eventId: event.id, status: 'INVITED' });
    const elsewhere = await buildAttendee(portal);
    const staff = await buildStaff(portal);
    const visitor = await portal.openAs(staff.id, DESKTOP);
    const { page, complaints } = visitor;
    await page.goto(`/event/${event.id}/scanner`);
    await page.getByText('Nobody was recorded today.').waitFor();
    await chooseGate(page, 'North');
    await expectScan(page, guest.inviteCode, 'Welcome');
    expect(await axeViolations(visitor)).toEqual([]);
    const stage = page.getByRole('region', { name: 'Scan a badge' });
    await stage.getByText('Sara Nadeem').waitFor();
    await page.getByRole('row', { name: 'North 1 0 1' }).waitFor();
    const link = `${portal.url}/attendees/verify-code/${guest.inviteCode}`;
    await expectScan(page, link, 'Just entered');
    await stage.getByText('Came in at').waitFor();
    await expectScan(page, 'NOBODYHASTHIS', 'Unknown code');
    await expectScan(page, elsewhere.inviteCode, 'Another event');
    expect(await stage.getByText(elsewhere.firstName).count()).toBe(0);
    await expectScan(page, invited.inviteCode, 'Not confirmed');
    await stage.getByText('Has not accepted the invitation yet.').waitFor();
    await expectScan(page, 'https://elsewhere.example/attendees/verify-code/ABC', 'Unknown code');
    await stage.getByText('This is not a badge of this portal.').waitFor();
    await page.getByText('Out', { exact: true }).first().click();
    await expectScan(page, guest.inviteCode, 'Goodbye');
    await page.getByRole('row', { name: 'North 1 1 0' }).waitFor();
    // A mistake: the last scan is taken the other way.
    await page.getByRole('button', { name: 'Scan in again' }).first().click();
    await result(page, 'Welcome back').waitFor();
    await page.getByRole('row', { name: 'North 1 1 1' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('works by keyboard alone, and a reader does not disturb what is being typed', async () => {
    const event = await buildEvent(portal);
    const [typed, read] = await buildGuests(portal, event.id, 2);
    const staff = await buildStaff(portal);
    const { page } = await portal.openAs(staff.id, DESKTOP);
    await page.goto(`/event/${event.id}/scanner`);
    const field = page.getByLabel('Code on the badge');
    await field.fill('half a co');
    await expectScan(page, read?.inviteCode ?? '', 'Welcome');
    expect(await field.inputValue()).toBe('half a co');
    await field.fill('');
    await page.keyboard.type(typed?.inviteCode ?? '', { delay: 90 });
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Last scans' })
      .getByText(`${typed?.firstName} ${typed?.lastName}`)
      .waitFor();
    expect(await field.inputValue()).toBe('');
  });

  sampledTest(
    'staff record an entry from the page that a badge leads to; others see nothing of it',
    async () => {
      const event = await buildEvent(portal);
      const guest = await buildAttendee(portal, { eventId: event.id, firstName: 'Sara', lastName: 'Nadeem' });
      const path = `/attendees/verify-code/${guest.inviteCode}`;
      const executive = await portal.openAs((await buildUser(portal, { role: Role.EXECUTIVE })).id, PHONE);
      const anybody = await portal.open(PHONE);
      const staff = await portal.openAs((await buildStaff(portal)).id, PHONE);
      for (const { page } of [executive, anybody, staff]) {
        await page.goto(path);
        await page.getByText('This person may enter.').waitFor();
      }
      await chooseGate(staff.page, 'South');
      await staff.page.getByRole('button', { name: 'Record entry' }).click();
      await staff.page.getByText('Welcome', { exact: true }).waitFor();
      await staff.page.getByRole('button', { name: 'Record another entry' }).waitFor();
      await staff.page.getByText('Out', { exact: true }).click();
      await staff.page.getByRole('button', { name: 'Record exit' }).click();
      await staff.page.getByText('Goodbye', { exact: true }).waitFor();
      // The page says at once what it expects, before the server has answered.
      const rows = await waitFor(async () => {
        const recorded = await portal.sql(
          'SELECT gate, direction FROM check_ins WHERE event_id = $1 ORDER BY at',
          [event.id],
        );
        return recorded.length > 1 && recorded;
      }, 'The exit');
      expect(rows).toEqual([
        { gate: 'South', direction: 'IN' },
        { gate: 'South', direction: 'OUT' },
      ]);
      for (const { page } of [executive, anybody])
        expect(await page.getByRole('button', { name: /Record/ }).count()).toBe(0);
      expect(await axeViolations(staff)).toEqual([]);
    },
  );
});
