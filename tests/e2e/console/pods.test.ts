import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, type Visitor } from '../../support/browser';
import { expectOk, graphql } from '../../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  slotOf,
  type BuiltPod,
} from '../../support/factories';
import { pickUp } from '../../support/keyboard';
import type { Portal } from '../../support/portal';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const ACCEPT = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { id } } }`;

/** An event with three pods, a meeting of Sara and Omar in the third slot at Oak, and one of Sara and Lena in the fifth at Elm. */
async function buildFloor(portal: Portal) {
  const event = await buildEvent(portal);
  const pods: BuiltPod[] = [];
  for (const name of ['Oak', 'Elm', 'Ash']) pods.push(await buildPod(portal, { eventId: event.id, name }));
  const member = (firstName: string, lastName: string) =>
    buildMember(portal, { eventId: event.id, firstName, lastName, organization: `${lastName} Ltd` });
  const [sara, omar, lena] = [
    await member('Sara', 'Nadeem'),
    await member('Omar', 'Haddad'),
    await member('Lena', 'Vogt'),
  ];
  const meet = (index: number, slot: number, senderId: string, receiverId: string, more: object = {}) =>
    buildMeeting(portal, {
      event,
      status: 'ACTIVE',
      podId: pods[index]?.id ?? null,
      senderId,
      receiverId,
      ...slotOf(event, slot),
      ...more,
    });
  await meet(0, 2, sara.id, omar.id);
  await meet(1, 4, sara.id, lena.id);
  const manager = await buildUser(portal, { role: Role.MANAGER });
  return { event, pods, sara, omar, lena, manager, meet };
}

const itemOf = (page: Page, name: RegExp): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name });
const saraAndOmar = (time: string, pod: string) =>
  new RegExp(`^Meeting of Sara Nadeem and Omar Haddad, ${time}.*, ${pod}$`);

/** Drags with the real pointer, by so many pixels, until the page says that it is there; then drops it. */
async function drag(page: Page, item: Locator, by: { x?: number; y?: number }, place: string): Promise<void> {
  const box = await item.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 2 });
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 8 });
  await page.locator('strong').filter({ hasText: place }).waitFor();
}

/** Height of a pod's row, and width of a slot with its gap, as the timeline draws them. */
const ROW = 56;
const SLOT = 140;

const myMeeting = (visitor: Visitor, name: string): Locator =>
  visitor.page.getByRole('dialog', { name: 'My Meetings' }).getByRole('article', { name });

describe.skipIf(!browserPath)('the floor of pods', () => {
  const portal = useWarmPortal();

  test('lets a meeting be dragged to another pod, tells both people live, and takes it back', async () => {
    const { event, sara, omar, manager } = await buildFloor(portal);
    const [staff, one, other] = await Promise.all([
      portal.openAs(manager.id, DESKTOP),
      portal.openAs(sara.userId, DESKTOP),
      portal.openAs(omar.userId, DESKTOP),
    ]);
    await Promise.all([one, other].map(({ page }) => page.goto(`/event/${event.id}?modal=meetings`)));
    const [mine, theirs] = [myMeeting(one, 'Omar Haddad'), myMeeting(other, 'Sara Nadeem')];
    await Promise.all([mine, theirs].map((card) => card.getByText(/^Pod: Oak/).waitFor()));

    await staff.page.goto(`/event/${event.id}/pods`);
    const before = itemOf(staff.page, saraAndOmar('09:50.am', 'Oak'));
    await before.waitFor();
    await drag(staff.page, before, { y: 2 * ROW }, 'Ash');
    await staff.page.mouse.up();
    await itemOf(staff.page, saraAndOmar('09:50.am', 'Ash')).waitFor();
    await staff.page.getByText('moved to Ash').waitFor();
    await Promise.all([mine, theirs].map((card) => card.getByText(/^Pod: Ash/).waitFor()));

    await staff.page.getByRole('button', { name: 'Undo' }).click();
    await itemOf(staff.page, saraAndOmar('09:50.am', 'Oak')).waitFor();
    await Promise.all([mine, theirs].map((card) => card.getByText(/^Pod: Oak/).waitFor()));
    expect([...staff.complaints, ...one.complaints, ...other.complaints]).toEqual([]);
  });

  test('says while dragging why a place is taken, and puts a refused meeting back', async () => {
    const { event, manager } = await buildFloor(portal);
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/pods`);
    const item = itemOf(page, saraAndOmar('09:50.am', 'Oak'));
    await item.waitFor();
    await drag(page, item, { x: 2 * SLOT }, 'Oak');
    await page.getByText('Sara Nadeem has another meeting then, at Elm', { exact: true }).waitFor();
    await page.mouse.up();
    await page.getByText('was not moved. Sara Nadeem has another meeting then, at Elm').waitFor();
    await item.waitFor();

    // Into the pod that the other meeting has.
    await drag(page, item, { x: 2 * SLOT, y: ROW }, 'Elm');
    await page.mouse.up();
    await page.getByText('was not moved. Elm is taken then: Sara Nadeem and Lena Vogt').waitFor();
    await item.waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('moves a meeting by keys, and by its form to another day', async () => {
    const { event, manager } = await buildFloor(portal);
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/pods`);
    await itemOf(page, saraAndOmar('09:50.am', 'Oak')).focus();
    await pickUp(page, page.getByText(/^Picked up Meeting of Sara/));
    const note = page.locator('strong');
    await page.keyboard.press('ArrowDown');
    await note.filter({ hasText: '09:50' }).filter({ hasText: 'Elm' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await note.filter({ hasText: '09:25' }).filter({ hasText: 'Elm' }).waitFor();
    await page.keyboard.press('Space');
    const moved = itemOf(page, saraAndOmar('09:25.am', 'Elm'));
    await moved.waitFor();

    await moved.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Meeting' });
    await form.getByLabel('Day').click();
    await page.getByRole('option').nth(1).waitFor({ state: 'attached' });
    await page.locator('.ant-select-item-option').nth(1).click();
    await form.getByLabel('Starts').fill('10:15');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'hidden' });
    await moved.waitFor({ state: 'hidden' });
    await page.getByRole('tab').nth(1).click();
    await itemOf(page, saraAndOmar('10:15.am', 'Elm')).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('the day at the pods', () => {
  const portal = useWarmPortal();

  test('blocks the time that is drawn over, frees it, and removes a meeting with both told', async () => {
    const { event, sara, manager } = await buildFloor(portal);
    const [staff, one] = await Promise.all([
      portal.openAs(manager.id, DESKTOP),
      portal.openAs(sara.userId, DESKTOP),
    ]);
    const { page } = staff;
    await page.goto(`/event/${event.id}/pods`);
    const item = itemOf(page, saraAndOmar('09:50.am', 'Oak'));
    const box = await item.boundingBox();
    if (!box) throw new Error('There is no meeting');
    // In the row of Ash, over two slots.
    await page.mouse.move(box.x + 10, box.y + 2 * ROW + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + SLOT + 40, box.y + 2 * ROW + 20, { steps: 6 });
    await page.mouse.up();
    const form = page.getByRole('dialog', { name: 'Block time' });
    await form.getByText('Ash', { exact: true }).waitFor();
    expect(await form.getByLabel('Starts').inputValue()).toBe('09:50 am');
    expect(await form.getByLabel('Ends').inputValue()).toBe('10:40 am');
    await form.getByLabel('Reason').fill('Press');
    await form.getByRole('button', { name: 'Block time' }).click();
    const block = itemOf(page, /^Blocked: Press, 09:50.am.*, Ash$/);
    await block.waitFor();

    await block.click();
    await page
      .getByRole('dialog', { name: 'Blocked time' })
      .getByRole('button', { name: 'Remove block' })
      .click();
    await block.waitFor({ state: 'hidden' });

    await one.page.goto(`/event/${event.id}?modal=meetings`);
    await myMeeting(one, 'Omar Haddad')
      .getByText(/^Pod: Oak/)
      .waitFor();
    await item.click();
    await page.getByRole('button', { name: 'Remove meeting' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the meeting of Sara Nadeem and Omar Haddad?' });
    await question.getByText('Both people are told').waitFor();
    await question.getByRole('button', { name: 'Remove meeting' }).click();
    await item.waitFor({ state: 'hidden' });
    await one.page.getByText('Rejected and cancelled (1)').waitFor();
    expect([...staff.complaints, ...one.complaints]).toEqual([]);
  });

  test('shows meetings as they are agreed on, and stays light with 100 pods full of them', async () => {
    const { event, omar, lena, manager, meet } = await buildFloor(portal);
    const pending = await meet(0, 6, omar.id, lena.id, { status: 'PENDING', podId: null });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/pods`);
    await itemOf(page, saraAndOmar('09:50.am', 'Oak')).waitFor();
    await expectOk(
      graphql(portal.url, ACCEPT, { input: { meetingId: pending.id, action: 'ACCEPT' } }, lena.token),
    );
    await itemOf(page, /^Meeting of Omar Haddad and Lena Vogt, 11:30.am/).waitFor();

    await portal.sql(
      `WITH more AS (
         INSERT INTO pods (id, event_id, name, position) SELECT gen_random_uuid(), $1, 'Pod ' || n, 1000 + n
         FROM generate_series(1, 97) AS n RETURNING id)
       INSERT INTO activities (id, event_id, kind, title, pod_id, starts_at, ends_at)
       SELECT gen_random_uuid(), $1, 'POD', 'Reserved', more.id, $2::timestamptz + n * interval '25 minutes',
         $2::timestamptz + n * interval '25 minutes' + interval '20 minutes'
       FROM more, generate_series(0, 18) AS n`,
      [event.id, slotOf(event).startsAt],
    );
    await page.reload();
    await page.getByText('100 pods').waitFor();
    await itemOf(page, saraAndOmar('09:50.am', 'Oak')).waitFor();
    const nodes = () => page.evaluate('document.querySelectorAll("*").length');
    expect(Number(await nodes())).toBeLessThan(6_000);
    await page.getByRole('group', { name: 'Meetings and blocked times by pod' }).evaluate((element) => {
      (element as unknown as { scrollTop: number }).scrollTop = 100_000;
    });
    await page.getByText('Pod 97', { exact: true }).waitFor();
    expect(Number(await nodes())).toBeLessThan(6_000);
    expect(complaints).toEqual([]);
  });
});
