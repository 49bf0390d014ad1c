import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildMember, buildPod, buildUser, nameOf, type BuiltMember } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { pickUp } from '../../support/keyboard';
import { buildRunScene, publish } from '../../support/scheduler/run-scene';
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

/** A slot and a pod on the board, in pixels. */
const [SLOT, ROW] = [140, 56];

/** Two meetings of a published timetable at 09:00, at Oak and Elm, of the 123 pods of an event. */
async function buildPublished(portal: Portal) {
  const scene = await buildRunScene(portal, { people: 6, pods: 3 });
  const { event, people, pods } = scene;
  for (const [index, name] of ['Oak', 'Elm', 'Ash'].entries())
    await portal.sql('UPDATE pods SET name = $2, position = $3 WHERE id = $1', [
      pods[index]!.id,
      name,
      index,
    ]);
  await portal.sql(
    `INSERT INTO pods (id, event_id, name, position) SELECT gen_random_uuid(), $1, 'Pod ' || n, 1000 + n FROM generate_series(1, 120) AS n`,
    [event.id],
  );
  for (const [index, { id }] of people.entries())
    await portal.sql(`UPDATE attendees SET first_name = 'Person', last_name = $2 WHERE id = $1`, [
      id,
      `No${index + 1}`,
    ]);
  await publish(portal, scene, [0, 1, 0, 0]);
  await publish(portal, scene, [2, 3, 0, 1]);
  const manager = await buildUser(portal, { role: Role.MANAGER });
  return { manager, path: `/event/${event.id}/meeting-program/timetable` };
}

/** Has a draft computed from what is published, and opens it. */
async function openDraft(portal: Portal, page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Plan the meetings' }).click();
  const form = page.getByRole('dialog', { name: 'Plan the meetings' });
  await form.getByRole('radio', { name: /^Promises first: / }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Draft', { exact: true }).waitFor();
  const [draft] = await portal.sql<{ id: string }>(
    `SELECT id FROM schedule_runs WHERE status = 'DRAFT' AND $1 LIKE '%' || event_id || '%'`,
    [path],
  );
  await page.goto(`${path}/${draft!.id}`);
  await heading(page, /^Timetable of /).waitFor();
}

const meetingAt = (page: Page, name: RegExp): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name });
const first = (change: string, time: string, pod: string) =>
  new RegExp(`^${change}: Person No1 and Person No2, ${time}.am.*, ${pod}$`);

/** Drags with the real pointer, by so many pixels. */
async function drag(page: Page, item: Locator, by: { x?: number; y?: number }): Promise<void> {
  // Away from the edges of the page, which would scroll it.
  await item.evaluate((element) => {
    (element as unknown as { scrollIntoView: (how: object) => void }).scrollIntoView({ block: 'center' });
  });
  const box = await item.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 2 });
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 8 });
}

/** Chooses an option of a list. */
async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click();
  await within
    .page()
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter({ hasText: option })
    .first()
    .click();
}

describe.skipIf(!browserPath)('a draft that is edited by hand', () => {
  const portal = useWarmPortal();

  test('is changed on the board by keys and by drag, with what is refused said there', async () => {
    const { manager, path } = await buildPublished(portal);
    const staff = await portal.openAs(manager.id, DESKTOP);
    const { page } = staff;
    await openDraft(portal, page, path);
    await meetingAt(page, first('Kept', '09:00', 'Oak')).focus();
    await pickUp(page, page.getByText(/^Picked up Kept: Person No1/));
    await page.keyboard.press('ArrowDown');
    await page
      .getByText(/^Elm is taken/)
      .first()
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Free for both').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/was not moved\.$/).waitFor({ state: 'attached' });
    await meetingAt(page, first('Kept', '09:00', 'Oak')).focus();
    await pickUp(page, page.getByText(/^Picked up Kept: Person No1/));
    await page.keyboard.press('ArrowRight');
    await page.getByText('Free for both').first().waitFor();
    await page.keyboard.press('Space');
    await meetingAt(page, first('Moved', '09:25', 'Oak')).waitFor();
    await page.getByRole('link', { name: '1 moved' }).waitFor();
    expect(await axeViolations(staff)).toEqual([]);

    await drag(page, meetingAt(page, first('Moved', '09:25', 'Oak')), { x: -SLOT, y: ROW });
    await page
      .getByText(/^Elm is taken/)
      .first()
      .waitFor();
    await page.mouse.up();
    await page.getByText(/: not moved\. Another meeting is at this pod then\./).waitFor();
    await drag(page, meetingAt(page, first('Moved', '09:25', 'Oak')), { x: SLOT, y: 2 * ROW });
    await page.getByText('Free for both').first().waitFor();
    await page.mouse.up();
    await meetingAt(page, first('Moved', '09:50', 'Ash')).waitFor();
    const toast = page.getByRole('status').filter({ hasText: /moved to .*Ash/ });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await meetingAt(page, first('Moved', '09:25', 'Oak')).waitFor();

    await page.getByRole('group', { name: 'Meetings of the draft by pod' }).evaluate((element) => {
      (element as unknown as { scrollTop: number }).scrollTop = 100_000;
    });
    await page.getByText('Pod 120', { exact: true }).waitFor();
    expect(staff.complaints).toEqual([]);
  });

  test('has meetings left out, put together and locked in their panel, with the result of now', async () => {
    const { manager, path } = await buildPublished(portal);
    const staff = await portal.openAs(manager.id, DESKTOP);
    const { page } = staff;
    await openDraft(portal, page, path);
    await meetingAt(page, first('Kept', '09:00', 'Oak')).click();
    const panel = page.getByRole('dialog', { name: 'Person No1 and Person No2' });
    await panel.getByRole('button', { name: 'Leave it out' }).click();
    await panel.getByRole('heading', { name: 'Hold it again' }).waitFor();
    const held = page
      .getByRole('region', { name: 'Result' })
      .locator('.figure')
      .filter({ hasText: /^Meetings/ });
    await held.getByText('1', { exact: true }).waitFor();
    expect(await axeViolations(staff, { overlaysOnly: true })).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add a meeting' }).click();
    const form = page.getByRole('dialog', { name: 'Put two people together' });
    await choose(form, 'Person', 'Person No5');
    await choose(form, 'With', 'Person No6');
    await choose(form, 'Time', '09:50');
    await choose(form, 'Pod', 'Ash');
    expect(await axeViolations(staff, { overlaysOnly: true })).toEqual([]);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    await meetingAt(page, /^New: Person No5 and Person No6, 09:50.am.*, Ash$/).waitFor();
    await held.getByText('2', { exact: true }).waitFor();

    await meetingAt(page, /^Kept: Person No3/).click();
    const other = page.getByRole('dialog', { name: 'Person No3 and Person No4' });
    await other.getByRole('button', { name: 'Lock', exact: true }).click();
    await other.getByText('Locked', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'Leave it out' }).waitFor({ state: 'hidden' });
    expect(await axeViolations(staff, { overlaysOnly: true })).toEqual([]);
    await other.getByRole('button', { name: 'Unlock several' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Unlock all at Elm' }).press('Enter');
    await other.getByRole('button', { name: 'Leave it out' }).waitFor();
    await other.getByRole('link', { name: 'All meetings of Person No3' }).click();
    await page.getByRole('button', { name: 'Lock all of this person', exact: true }).click();
    await page.getByRole('cell').getByText('Locked', { exact: true }).waitFor();
    expect(await axeViolations(staff)).toEqual([]);
    expect(staff.complaints).toEqual([]);
  });

  sampledTest('is changed on a phone by lists of what is free', async () => {
    const { manager, path } = await buildPublished(portal);
    const phone = await portal.openAs(manager.id, PHONE);
    const { page } = phone;
    await openDraft(portal, page, path);
    await planned(page).first().click();
    const panel = page.getByRole('dialog');
    await choose(panel, 'Time', '10:15');
    await choose(panel, 'Pod', 'Ash');
    await panel.getByRole('button', { name: 'Move', exact: true }).click();
    await panel.getByText('Moved', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Move', exact: true, disabled: true }).waitFor();
    expect(await axeViolations(phone, { overlaysOnly: true })).toEqual([]);
    expect(phone.complaints).toEqual([]);
  });
});
