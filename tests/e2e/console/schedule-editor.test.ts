import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildActivity, buildEvent, buildMember, buildUser, insert } from '../../support/factories';
import { pickUp } from '../../support/keyboard';
import type { Portal } from '../../support/portal';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

/** An event with a session at 10 on the first day, which Omar has in his agenda. */
async function buildProgramme(portal: Portal) {
  const event = await buildEvent(portal);
  const at = (time: string) => new Date(`${event.startsAt.toISOString().slice(0, 10)}T${time}:00.000Z`);
  const more = { category: 'SPEAKER', organization: 'Indus Cloud' };
  const sara = await buildMember(portal, {
    eventId: event.id,
    firstName: 'Sara',
    lastName: 'Nadeem',
    ...more,
  });
  const omar = await buildMember(portal, { eventId: event.id, firstName: 'Omar', lastName: 'Haddad' });
  const opening = await buildActivity(portal, {
    event,
    title: 'Opening',
    track: 'Main stage',
    location: 'Hall 1',
    startsAt: at('10:00'),
    endsAt: at('10:45'),
  });
  await insert(portal, 'activity_speakers', { activityId: opening.id, attendeeId: sara.id });
  await insert(portal, 'agenda_entries', { activityId: opening.id, attendeeId: omar.id });
  const manager = await buildUser(portal, { role: Role.MANAGER });
  return { event, opening, sara, omar, manager };
}

const tile = (page: Page, name: RegExp): Locator => page.getByRole('tabpanel').getByRole('button', { name });

/** Pixels of an hour on the timeline. */
const HOUR = 132;

describe.skipIf(!browserPath)('the editor of the programme', () => {
  const portal = useWarmPortal();

  sampledTest('adds a session by its form, which tells first what it clashes with', async () => {
    const { event, manager } = await buildProgramme(portal);
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/schedule`);
    await page.getByRole('button', { name: 'Add session' }).click();
    const form = page.getByRole('dialog', { name: 'Add session' });
    await form.getByLabel('Title').fill('Selling across borders');
    await form.getByLabel('Starts').fill('10:30');
    await form.getByLabel('Ends').fill('10:15');
    await form.getByLabel('Ends').blur();
    await form.getByText('The end has to be after the start.').waitFor();
    await form.getByLabel('Ends').fill('11:15');
    await form.getByLabel('Room or place').fill('Hall 1');
    await form.getByText('Clashes with 1 other session').waitFor();
    await form.getByText('same room (Hall 1)').waitFor();
    await form.getByLabel('Speakers').fill('sara nadeem');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Sara Nadeem' }).click();
    await form.getByText(/Sara Nadeem speaks there and same room/).waitFor();
    await form.getByRole('button', { name: 'Add session' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Selling across borders' }).waitFor();

    // Taken back.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Selling across borders' }).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('moves a session by drag, tells who has it, takes it back, and changes it by keys', async () => {
    const { event, opening: session, omar, manager } = await buildProgramme(portal);
    const [staff, one] = await Promise.all([
      portal.openAs(manager.id, DESKTOP),
      portal.openAs(omar.userId, DESKTOP),
    ]);
    const { page } = staff;
    await one.page.goto(`/event/${event.id}/schedule`);
    await one.page.getByRole('heading', { name: 'Opening' }).waitFor();
    await page.goto(`/event/${event.id}/schedule?view=arrange`);
    const opening = tile(page, /^Opening, 10:00.am/);
    const box = await opening.boundingBox();
    if (!box) throw new Error('There is no session');
    await page.mouse.move(box.x + 40, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 40, { steps: 2 });
    await page.mouse.move(box.x + 40, box.y + 30 + HOUR, { steps: 8 });
    await page.locator('strong').filter({ hasText: '11:00' }).waitFor();
    await page.getByText(/^No clashes · 1 person has it in their agenda/).waitFor();
    await page.mouse.up();
    await tile(page, /^Opening, 11:00.am/).waitFor();
    await one.page
      .getByText(/“Opening” in your agenda has changed/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await opening.waitFor();

    // By keys: five minutes longer.
    await opening.focus();
    await page.keyboard.press('Shift+ArrowDown');
    const longer = tile(page, /^Opening, 10:00.am.*10:50.am/);
    await longer.waitFor();

    // By keys: out of its track.
    const spoken = (text: string) => page.getByRole('status').filter({ hasText: text });
    await longer.focus();
    await pickUp(page, spoken('Picked up Opening'));
    await page.keyboard.press('ArrowRight');
    await spoken('No track, for everyone, 10:00').waitFor();
    await page.keyboard.press('Space');
    await expect
      .poll(() => portal.sql('SELECT track FROM activities WHERE id = $1', [session.id]))
      .toEqual([{ track: null }]);
    expect([...staff.complaints, ...one.complaints]).toEqual([]);
  });
});

describe.skipIf(!browserPath)('a session that is there', () => {
  const portal = useWarmPortal();

  sampledTest(
    'edits what another has changed meanwhile with both versions, and removes it with what goes along',
    async () => {
      const { event, opening, manager } = await buildProgramme(portal);
      const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
      await page.goto(`/event/${event.id}/schedule?view=arrange`);
      await tile(page, /^Opening/).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'Edit session' });
      await form.getByText('1 person has it in their agenda').waitFor();
      await form.getByLabel('Title').fill('Grand opening');
      await portal.sql(
        `UPDATE activities SET title = 'Welcome', updated_at = now() + interval '1 second' WHERE id = $1`,
        [opening.id],
      );
      await form.getByRole('button', { name: 'Save session' }).click();
      await form.getByText('Welcome', { exact: true }).waitFor();
      await form.getByRole('button', { name: 'Continue' }).click();
      await form.getByRole('button', { name: 'Save session' }).click();
      await form.waitFor({ state: 'hidden' });
      await tile(page, /^Grand opening/).waitFor();

      await page.goto(`/event/${event.id}/schedule?session=${opening.id}`);
      await page.getByRole('button', { name: 'Remove session' }).click();
      const question = page.getByRole('dialog', { name: 'Remove “Grand opening”?' });
      await question.getByText('1 person loses it from their agenda and is told.').waitFor();
      await question.getByText('1 speaker is told.').waitFor();
      await question.getByRole('button', { name: 'Remove session' }).click();
      await page.getByRole('heading', { name: 'Grand opening' }).waitFor({ state: 'hidden' });
      // The refused edit is an answer like any other: it leaves nothing in the console.
      expect(complaints).toEqual([]);
    },
  );

  test('draws a new session on free time, and offers nothing of it to those who only read', async () => {
    const { event, manager, omar } = await buildProgramme(portal);
    const [staff, one] = await Promise.all([
      portal.openAs(manager.id, DESKTOP),
      portal.openAs(omar.userId, PHONE),
    ]);
    const { page } = staff;
    await page.goto(`/event/${event.id}/schedule?view=arrange`);
    const box = await tile(page, /^Opening/).boundingBox();
    if (!box) throw new Error('There is no session');
    await page.mouse.move(box.x + 40, box.y + HOUR + 1);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 1.5 * HOUR - 6, { steps: 6 });
    await page.mouse.up();
    const form = page.getByRole('dialog', { name: 'Add session' });
    expect(await form.getByLabel('Starts').inputValue()).toBe('11:00 am');
    expect(await form.getByLabel('Ends').inputValue()).toBe('11:30 am');
    expect(await form.getByLabel('Track').inputValue()).toBe('Main stage');

    await one.page.goto(`/event/${event.id}/schedule?view=arrange&session=none`);
    await one.page.getByRole('heading', { name: 'Opening' }).waitFor();
    expect(await one.page.getByRole('button', { name: /Add session|Edit session/ }).count()).toBe(0);
    expect(one.complaints).toEqual([]);
  });
});
