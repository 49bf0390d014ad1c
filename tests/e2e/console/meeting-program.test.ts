import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { buildAttendee, buildEvent, buildPod, buildUser } from '../../support/factories';
import { buildGroups } from '../../support/groups';
import { useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the meeting program', () => {
  const portal = useWarmPortal();

  test('is switched on, promises numbers, and says what stands in the way', async () => {
    const event = await buildEvent(portal);
    const here = { eventId: event.id };
    await buildGroups(portal, event.id, [{}, { name: 'Buyers' }]);
    await buildPod(portal, here);
    await buildAttendee(portal, { ...here, firstName: 'Ada', lastName: 'Weber' });
    const { id: userId } = await buildUser(portal, { role: Role.MANAGER });
    const visitor = await portal.openAs(userId, DESKTOP);
    const { page, complaints } = visitor;
    await page.goto(`/event/${event.id}/meeting-program`);
    await page.getByRole('button', { name: 'Plan meetings by wishes' }).click();
    const form = page.getByRole('dialog', { name: 'Plan meetings by wishes' });
    await form.getByRole('textbox', { name: /^Wishes open/ }).fill('2026-01-05');
    await form.getByRole('radio', { name: /^Wishes first/ }).check();
    expect(await axeViolations(visitor, { overlaysOnly: true })).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText('Wishes first: must-meets and likes are granted before promised numbers.').waitFor();
    await page.getByText('1 person without wishes').waitFor();

    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    const target = page.getByRole('dialog', { name: 'Promise or limit' });
    await target.getByRole('radio', { name: 'Person' }).check({ force: true });
    await target.getByRole('combobox', { name: 'Name' }).fill('Ada');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Ada Weber' }).click();
    await target.getByLabel(/^At most/).fill('3');
    await target.getByLabel('Promised').fill('150');
    await target.getByRole('button', { name: 'Save' }).click();
    await target.getByText('The promise is above the limit.').waitFor();
    await target.getByLabel(/^At most/).fill('');
    await target.getByRole('button', { name: 'Save' }).click();
    await target.waitFor({ state: 'hidden' });
    await page.getByText('1 person with more promised than open times').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'Actions for Ada Weber' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('Nothing is promised').waitFor();
    // The toast of the promise that was saved before may still stand.
    await page
      .getByRole('status')
      .filter({ hasText: 'Removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByRole('table').getByText('Ada Weber').waitFor();
    const targets = () =>
      portal.sql('SELECT minimum, maximum, priority FROM meeting_targets WHERE event_id = $1', [event.id]);
    await expect.poll(targets).toEqual([{ minimum: 150, maximum: null, priority: 1 }]);
    expect(complaints).toEqual([]);

    const phone = await portal.openAs(userId, { ...PHONE, colorScheme: 'dark' });
    await phone.page.goto(`/event/${event.id}/meeting-program`);
    await phone.page.getByText('1 person with more promised than open times').waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    expect(phone.complaints).toEqual([]);
  });
});
