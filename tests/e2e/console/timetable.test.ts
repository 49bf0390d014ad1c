import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildMember, buildPod, buildUser, nameOf, type BuiltMember } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';
import { buildWish, buildWishEvent } from '../../support/wishes';

/** An event at which each of twelve people must meet the next two, with three pods. */
async function buildWishes(portal: Portal) {
  const event = await buildWishEvent(portal);
  const people: BuiltMember[] = [];
  for (const name of ['Oak', 'Elm', 'Ash']) await buildPod(portal, { eventId: event.id, name });
  for (let index = 0; index < 12; index++)
    people.push(
      await buildMember(portal, { eventId: event.id, firstName: 'Person', lastName: `No${index + 1}` }),
    );
  for (const [index, { id }] of people.entries())
    for (const step of [1, 2])
      await buildWish(portal, id, { toAttendeeId: people[(index + step) % 12]!.id }, 'MUST', step);
  const manager = await buildUser(portal, { role: Role.MANAGER });
  return { event, people, manager, path: `/event/${event.id}/meeting-program/timetable` };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const planned = (page: Page) =>
  page.getByRole('tabpanel').getByRole('button', { name: /Person No\d+ and Person/ });

/** Starts the computation of both orders. */
async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan the meetings' }).click();
  const form = page.getByRole('dialog', { name: 'Plan the meetings' });
  await form.getByRole('radio', { name: /^Nothing: / }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  await form.waitFor({ state: 'hidden' });
}

describe.skipIf(!browserPath)('the timetable of an event', () => {
  const portal = useWarmPortal();

  test('is computed in both orders, looked at, published, seen by its people, and taken back', async () => {
    const { event, people, manager, path } = await buildWishes(portal);
    const staff = await portal.openAs(manager.id, DESKTOP);
    const { page } = staff;
    await page.goto(path);
    await page.getByText('No timetable yet').waitFor();
    expect(await axeViolations(staff)).toEqual([]);
    await plan(page);
    const runs = page.getByRole('region', { name: 'Timetables' });
    await runs.getByText('24 of at most 24 must-meets').nth(1).waitFor();
    await page
      .getByRole('region', { name: 'Side by side' })
      .getByRole('rowheader', { name: 'Must-meets' })
      .waitFor();
    expect(await axeViolations(staff)).toEqual([]);

    await runs.getByRole('button', { name: /:/ }).first().click();
    await heading(page, /^Timetable of /).waitFor();
    await page.getByRole('link', { name: '24 new' }).waitFor();
    await planned(page).first().waitFor();
    expect(await axeViolations(staff)).toEqual([]);
    await planned(page).first().click();
    await page.getByRole('dialog').getByText('All meetings of Person').first().waitFor();
    expect(await axeViolations(staff, { overlaysOnly: true })).toEqual([]);
    await page.keyboard.press('Escape');

    await view(page, 'List');
    await page.getByText('1–24 of 24').waitFor();
    expect(await axeViolations(staff)).toEqual([]);
    await page.getByRole('link', { name: '0 moved' }).click();
    await page.getByText('No meeting matches').waitFor();
    await view(page, 'Below target');
    await page.getByText('Everybody has what was promised').waitFor();
    expect(await axeViolations(staff)).toEqual([]);
    await view(page, 'What would help');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await page.getByRole('heading', { name: 'With 10 more pods' }).waitFor();
    expect(await axeViolations(staff)).toEqual([]);

    await page.getByRole('button', { name: 'Publish…' }).click();
    const question = page.getByRole('dialog', { name: 'Publish this timetable?' });
    await question.getByText('12 people get one notice and one e-mail each.').waitFor();
    expect(await axeViolations(staff, { overlaysOnly: true })).toEqual([]);
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('24 meetings published').waitFor();

    const [first, second] = people as [BuiltMember, BuiltMember];
    const guest = await portal.openAs(first.userId, DESKTOP);
    await guest.page.goto(`/event/${event.id}?modal=meetings`);
    const card = guest.page
      .getByRole('dialog', { name: 'My Meetings' })
      .getByRole('article', { name: nameOf(second) });
    await card.getByText(/^Pod: (Oak|Elm|Ash)/).waitFor();

    await page.getByRole('button', { name: 'Take back…' }).click();
    await page
      .getByRole('dialog', { name: 'Take this timetable back?' })
      .getByRole('button', { name: 'Take back', exact: true })
      .click();
    await page.getByText('24 meetings taken back').waitFor();
    await card.getByText(/^Pod: /).waitFor({ state: 'hidden' });
    expect([...staff.complaints, ...guest.complaints]).toEqual([]);
  });

  sampledTest('is read on a phone, and by staff who may not change it', async () => {
    const { manager, path } = await buildWishes(portal);
    const phone = await portal.openAs(manager.id, PHONE);
    await phone.page.goto(path);
    await plan(phone.page);
    await phone.page.getByText('24 of at most 24 must-meets').nth(1).waitFor();
    const reader = await portal.openAs((await buildUser(portal, { role: Role.EXECUTIVE })).id, PHONE);
    await reader.page.goto(path);
    await reader.page.getByText('24 of at most 24 must-meets').nth(1).waitFor();
    await reader.page.getByRole('list', { name: 'Timetables' }).getByRole('button').first().click();
    await planned(reader.page).first().waitFor();
    expect(await reader.page.getByRole('button', { name: 'Publish…' }).count()).toBe(0);
    expect(await axeViolations(reader)).toEqual([]);
    await view(reader.page, 'List');
    await reader.page.getByText('1–24 of 24').waitFor();
    expect(await axeViolations(reader)).toEqual([]);
    expect([...phone.complaints, ...reader.complaints]).toEqual([]);
  });
});
