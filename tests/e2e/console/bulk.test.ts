import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildCrowd } from '../../support/crowd';
import { buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('many people at once', () => {
  const portal = useWarmPortal();

  sampledTest('change category by filter while the page is left, and change back', async () => {
    const { event } = await buildCrowd(portal, 700);
    const { id } = await buildUser(portal, { role: Role.MANAGER, displayName: 'Grace Hopper' });
    const { page, complaints } = await portal.openAs(id, DESKTOP);
    const speakers = async () => {
      const [row] = await portal.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND category = 'SPEAKER'`,
        [event.id],
      );
      return row?.count;
    };
    const before = await speakers();
    await page.goto(`/event/${event.id}/attendees?country=PK`);
    await page.getByText('1–50 of 175').waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    const bar = page.getByRole('region', { name: 'Actions for the selected rows' });
    await bar.getByText('50 selected').waitFor();
    await bar.getByRole('button', { name: 'Select all 175' }).click();
    await bar.getByText('All 175 that match are selected').waitFor();
    await bar.getByRole('button', { name: 'Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the category of 175 people' });
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Speaker' }).waitFor({ state: 'attached' });
    await page.locator('.ant-select-item-option').filter({ hasText: 'Speaker' }).click();
    await dialog.getByRole('button', { name: 'Change 175 people' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await page.getByRole('heading', { name: 'Schedule', level: 1 }).waitFor();
    await page.goBack();
    const jobs = page.getByRole('region', { name: 'Bulk changes' });
    await jobs.getByText(/^Category of \d+ people changed$/).waitFor();
    await jobs.getByText('Started by Grace Hopper').waitFor();
    expect(await speakers()).toBeGreaterThan(before ?? 0);

    await jobs.getByRole('button', { name: 'Undo' }).click();
    await jobs.getByText('Changing the category: undone').waitFor();
    expect(await speakers()).toBe(before);
    await jobs.getByRole('button', { name: 'Dismiss' }).click();
    await jobs.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  sampledTest('are removed with what goes along, once the word is typed', async () => {
    const { event } = await buildCrowd(portal, 40);
    const { id } = await buildUser(portal, { role: Role.SUPERVISOR });
    const { page, complaints } = await portal.openAs(id, DESKTOP);
    await page.goto(`/event/${event.id}/attendees?country=PK`);
    await page.getByRole('checkbox', { name: 'Select Emeka Crowd4' }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove 1 person?' });
    await dialog.getByRole('button', { name: 'Remove 1 person' }).click();
    await page.getByText('1 person removed').waitFor();
    await page.getByText('1–9 of 9').waitFor();
    const rows = await portal.sql(`SELECT 1 FROM attendees WHERE event_id = $1 AND status = 'REMOVED'`, [
      event.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
