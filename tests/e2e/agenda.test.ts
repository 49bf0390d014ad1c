import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildActivity, insert, signInAs, slotOf } from '../support/factories';
import { BOTH_CLASHES, buildProgramme, savedTitles } from '../support/programme';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const MINUTE = 60_000;

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const MEETING_CLASH = 'Clashes with your meeting with Daniel Weber, 09:25 am';

describe.skipIf(!browserPath)('an agenda with a clash', () => {
  const portal = useWarmPortal();

  sampledTest('is built and mended', async () => {
    const { me, path } = await buildProgramme(portal);
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(path);
    // Named before it is added.
    await cardOf(page, 'Open banking').getByText(MEETING_CLASH).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Add to my agenda: Smart farming' }).click();
    await page.getByRole('button', { name: 'Remove from my agenda: Smart farming' }).waitFor();
    await page.getByRole('button', { name: 'Open banking', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Session' });
    await panel.getByText(`${BOTH_CLASHES}.`).waitFor();
    await panel.getByRole('button', { name: 'Add anyway' }).click();
    await page.getByText(`Added to your agenda. ${BOTH_CLASHES}.`).waitFor();
    await panel.getByRole('button', { name: 'Remove from my agenda' }).waitFor();
    await expect.poll(() => savedTitles(portal, me.id)).toEqual(['Open banking', 'Smart farming']);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    await page.getByText('My agenda', { exact: true }).click();
    await page.getByRole('button', { name: 'Meeting with Daniel Weber' }).waitFor();
    await page.getByRole('button', { name: 'Remove from my agenda: Smart farming' }).click();
    await cardOf(page, 'Smart farming').waitFor({ state: 'detached' });
    await cardOf(page, 'Open banking').getByText(MEETING_CLASH).waitFor({ state: 'attached' });
    await expect.poll(() => savedTitles(portal, me.id)).toEqual(['Open banking']);
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('takes a busy time, and gives it back', async () => {
    const { me, path } = await buildProgramme(portal);
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`${path}?view=agenda`);
    await page.getByRole('button', { name: 'Add busy time' }).click();
    const form = page.getByRole('dialog', { name: 'Add busy time' });
    await form.getByLabel('From').fill('11:00');
    await form.getByLabel('To').fill('10:30');
    await form.getByRole('button', { name: 'Add busy time' }).click();
    await form.getByText('The end has to be after the start.').waitFor();
    await form.getByLabel('To').fill('11:30');
    await form.getByRole('button', { name: 'Phone call' }).click();
    await form.getByRole('button', { name: 'Add busy time' }).click();
    await form.waitFor({ state: 'hidden' });
    const busyTimes = () =>
      portal.sql<{ note: string; time: string }>(
        `SELECT note, to_char(starts_at AT TIME ZONE 'UTC', 'HH24:MI') AS time FROM busy_times WHERE attendee_id = $1`,
        [me.id],
      );
    expect(await busyTimes()).toEqual([{ note: 'Phone call', time: '11:00' }]);
    await page.getByRole('button', { name: /^Remove busy time: Phone call/ }).click();
    await expect.poll(busyTimes).toEqual([]);
    const list = page.getByRole('list', { name: 'My agenda' });
    await list.getByText('Phone call').waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('an open agenda', () => {
  const portal = useWarmPortal();

  sampledTest('is followed by a calendar program until the link is turned off', async () => {
    const { me, path } = await buildProgramme(portal);
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`${path}?view=agenda`);
    await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your agenda in your calendar' });
    await sheet.getByRole('button', { name: 'Create my link' }).click();
    const field = sheet.getByRole('textbox', { name: 'Link for your calendar app' });
    const first = await field.inputValue();
    expect(await sheet.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
      first.replace('http:', 'webcal:'),
    );
    expect(await (await fetch(first)).text()).toContain('Meeting with Daniel Weber');

    await sheet.getByRole('button', { name: 'Create a new link' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    const second = await field.inputValue();
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
    await sheet.getByText('A calendar last read it').waitFor();
    await sheet.getByRole('button', { name: 'Turn off the link' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await sheet.getByRole('button', { name: 'Create my link' }).waitFor();
    expect((await fetch(second)).status).toBe(404);
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('has a session that is taken along as a calendar file', async () => {
    const { me, path } = await buildProgramme(portal);
    const visitor = await portal.openAs(me.userId, PHONE);
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('button', { name: 'Open banking', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Session' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('open-banking.ics');
    expect(visitor.complaints).toEqual([]);
  });

  test('follows what staff do to a session, and names the clash that comes of it', async () => {
    const { event, me, path } = await buildProgramme(portal);
    const { startsAt } = slotOf(event, 4);
    const endsAt = new Date(startsAt.getTime() + 20 * MINUTE);
    const { id: activityId } = await buildActivity(portal, { event, title: 'Clean water', startsAt, endsAt });
    await insert(portal, 'agenda_entries', { attendeeId: me.id, activityId });
    const staff = await signInAs(portal, Role.MANAGER);
    const visitor = await portal.openAs(me.userId, PHONE);
    const { page } = visitor;
    const live = page.waitForEvent('websocket');
    await page.goto(`${path}?view=agenda`);
    await live;
    const card = cardOf(page, 'Clean water');
    await card.getByText('10:40 – 11:00 am').waitFor();
    await page.getByRole('button', { name: 'Meeting with Daniel Weber' }).waitFor();
    expect(await card.getByText(MEETING_CLASH).count()).toBe(0);

    const move =
      'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }';
    const input = { activityId, ...slotOf(event, 1), location: 'Hall 7' };
    await expectOk(graphql(portal.url, move, { input }, staff));
    await card.getByText(MEETING_CLASH).waitFor();
    await card.getByText('09:25 – 09:45 am').waitFor();
    await card.getByText('Hall 7').waitFor();

    const remove =
      'mutation ($input: DeleteActivityInput!) { deleteActivity(input: $input) { activity { id } } }';
    await expectOk(graphql(portal.url, remove, { input: { activityId } }, staff));
    await card.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});
