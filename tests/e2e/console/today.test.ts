import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildUser,
  insert,
  midnight,
} from '../../support/factories';
import { useWarmPortal } from '../../support/warm-portal';
import { buildWebhook } from '../../support/webhooks';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

describe.skipIf(!browserPath)("the organiser's home", () => {
  const portal = useWarmPortal();
  const open = async (role: Role, screen = DESKTOP) =>
    portal.openAs((await buildUser(portal, { role })).id, screen);

  test('on the morning of the event, four problems are ended from it, and it says that nothing is left', async () => {
    const event = await buildEvent(portal, { startsAt: inMinutes(-60), endsAt: inMinutes(600) });
    const eventId = event.id;
    // A mail that was refused, a webhook that is paused, a badge at two gates.
    const guest = await buildUser(portal);
    const mail = { recipient: guest.email, template: 'invitation', subject: 'Come', status: 'FAILED' };
    const refusal = { error: '550 Unknown', addressRefused: true };
    await insert(portal, 'mails', { id: newId(), eventId, ...mail, attempts: 1, ...refusal });
    await insert(portal, 'mail_refusals', { address: guest.email, userId: guest.id });
    const paused = { pausedAt: new Date(), pauseReason: 'FAILING' as const };
    await buildWebhook(portal, { eventId, name: 'Badge printer', ...paused });
    const attendee = await buildAttendee(portal, { eventId, firstName: 'Layla', lastName: 'Amin' });
    const scan = (gate: string, minutes: number, offline: boolean, attendeeId = attendee.id) =>
      insert(portal, 'check_ins', {
        id: newId(),
        eventId,
        attendeeId,
        clientId: newId(),
        direction: 'IN',
        gate,
        offline,
        at: inMinutes(minutes),
      });
    await scan('North', -20, false);
    await scan('South', -19, true);
    const other = await buildAttendee(portal, { eventId, firstName: 'Omar', lastName: 'Said' });
    await scan('North', -16, false, other.id);
    await scan('South', -15, true, other.id);

    const { page, complaints } = await open(Role.MANAGER);
    await page.goto(`/event/${eventId}`);
    const needs = page.getByRole('region', { name: 'Needs you' });
    await needs.getByText('Scanned at North, South').first().waitFor();
    // A tap each, and each problem leaves the list.
    for (const name of [
      'Record exit: Layla Amin',
      'Checked: Omar Said',
      `Send again: ${guest.email}`,
      'Resume: Badge printer',
    ]) {
      const act = needs.getByRole('button', { name });
      await act.click();
      await act.waitFor({ state: 'detached' });
    }
    await needs.getByText('Nothing waits for you').waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows who comes in and what is reported without a reload', async () => {
    const event = await buildEvent(portal, { startsAt: inMinutes(-60), endsAt: inMinutes(600) });
    const here = { eventId: event.id };
    const session = { startsAt: inMinutes(-10), endsAt: inMinutes(30), title: 'Open banking' };
    await buildActivity(portal, { event, ...session });
    const attendee = await buildAttendee(portal, here);
    const visitor = await open(Role.ADMIN, PHONE);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    await page.getByRole('region', { name: 'The day' }).getByText('Open banking').waitFor();
    const doors = page.getByRole('region', { name: 'At the doors' });
    await doors.getByText('No one has come in today.').waitFor();
    await insert(portal, 'check_ins', {
      id: newId(),
      ...here,
      attendeeId: attendee.id,
      clientId: newId(),
      gate: 'North',
      direction: 'IN',
      at: new Date(),
    });
    await page
      .getByText(/^1 entry today/)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Needs you' }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await buildWebhook(portal, { ...here, name: 'Printer', pausedAt: new Date(), pauseReason: 'GONE' });
    await page.getByRole('button', { name: 'Resume: Printer' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  test('before the event has the funnel and the next step, and the link to share', async () => {
    const event = await buildEvent(portal);
    await buildAttendee(portal, { eventId: event.id, status: 'INVITED' });
    const visitor = await open(Role.MANAGER);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    await page.getByText(/^Starts in \d/).waitFor();
    await page.getByText('0 of 1 person joined, 0%.').first().waitFor();
    await page.getByRole('link', { name: /^Next: / }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  test('after the event says what came of it, beside the event before, to executives too', async () => {
    const days = { startsAt: midnight(-3), endsAt: midnight(-1), meetingHours: [] };
    const before = await buildEvent(portal, {
      title: 'The forum before',
      ...days,
      startsAt: midnight(-9),
      endsAt: midnight(-8),
    });
    const event = await buildEvent(portal, days);
    const here = { eventId: event.id };
    const company = await buildCompany(portal, { ...here, kind: 'EXHIBITOR', name: 'Solar Works' });
    const member = await buildAttendee(portal, { ...here, companyId: company.id, checkedInAt: midnight(-2) });
    const time = { startsAt: midnight(-2), endsAt: new Date(midnight(-2).getTime() + 20 * MINUTE) };
    await buildMeeting(portal, { event, senderId: member.id, status: 'ACTIVE', ...time });
    const visitor = await open(Role.EXECUTIVE);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    const result = page.getByRole('region', { name: 'What came of it', exact: true });
    await result.getByText('1 person came, 50% of those who joined.').waitFor();
    await result.getByText('1 meeting was held; 100% of 1 request was accepted.').waitFor();
    await result.getByText(/^Solar Works made most of it/).waitFor();
    for (const words of [before.title, '+1 · before 0']) await page.getByText(words).first().waitFor();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('the home of an event', () => {
  const portal = useWarmPortal();

  test('is the home of staff who have a profile too, with a way to that of attendees and back', async () => {
    const event = await buildEvent(portal, { startsAt: inMinutes(-60), endsAt: inMinutes(600) });
    const staff = await buildUser(portal, { role: Role.MANAGER });
    await buildAttendee(portal, { eventId: event.id, userId: staff.id });
    const visitor = await portal.openAs(staff.id, PHONE);
    const { page, complaints } = visitor;
    await page.goto(`/event/${event.id}`);
    const needs = page.getByRole('region', { name: 'Needs you' });
    await needs.waitFor();
    await page.getByRole('link', { name: 'Home of attendees' }).click();
    await page.getByRole('region', { name: 'Now and next' }).waitFor();
    expect(await needs.count()).toBe(0);
    expect(await axeViolations(visitor)).toEqual([]);
    await page.getByRole('link', { name: 'Home of organisers' }).click();
    await needs.waitFor();
    expect(complaints).toEqual([]);
  });
});
