import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildCompany, buildEvent, buildPod, buildUser } from '../../support/factories';
import { plain } from '../../support/pictures';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('companies in the console', () => {
  const portal = useWarmPortal();
  const manager = async () => (await buildUser(portal, { role: Role.MANAGER })).id;
  const stored = (eventId: string) =>
    portal.sql(
      'SELECT name, kind, country, website, sectors, logo IS NOT NULL AS logo FROM companies WHERE event_id = $1',
      [eventId],
    );

  const choosePicture = async (page: Page, label: string) => {
    const buffer = await plain(400, 300).png().toBuffer();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer };
    await page.locator(`input[type=file][aria-label="Choose picture: ${label}"]`).setInputFiles(file);
    const crop = page.getByRole('dialog', { name: 'Crop picture' });
    await crop.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: `${label}: preview` }).waitFor();
    await page.getByRole('button', { name: `Replace picture: ${label}` }).waitFor();
  };

  sampledTest('are added with a logo, sectors and a country', async () => {
    const event = await buildEvent(portal);
    const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
    await page.goto(`/event/${event.id}/exhibitors`);
    await page.getByText('No companies yet').waitFor();
    await page.getByRole('button', { name: 'Add company' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add a company' });
    await drawer.getByRole('button', { name: 'Add company' }).click();
    await drawer.getByText('Enter the name of the company.').waitFor();
    await choosePicture(page, 'Logo');
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Acme Robots');
    await drawer.getByRole('combobox', { name: 'Sectors' }).fill('Robotics');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await drawer.getByRole('combobox', { name: 'Country' }).fill('Pakis');
    await page.keyboard.press('Enter');
    await drawer.getByRole('textbox', { name: 'Website' }).fill('acme.test');
    await drawer.getByRole('button', { name: 'Add company' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByText('1 exhibitor').first().waitFor();
    const acme = {
      name: 'Acme Robots',
      kind: 'EXHIBITOR',
      country: 'PK',
      website: 'https://acme.test',
      sectors: ['Robotics'],
      logo: true,
    };
    expect(await stored(event.id)).toEqual([acme]);
    expect(complaints).toEqual([]);
  });

  sampledTest(
    'show both versions where two managers edited one, and take the edit back from its toast',
    async () => {
      const event = await buildEvent(portal);
      const company = await buildCompany(portal, { eventId: event.id, name: 'Acme', city: 'Karachi' });
      const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
      await page.goto(`/event/${event.id}/exhibitors?edit=${company.id}`);
      const drawer = page.getByRole('dialog', { name: 'Edit Acme' });
      await drawer.getByRole('textbox', { name: 'City' }).fill('Lahore');
      await portal.sql(
        `UPDATE companies SET city = 'Quetta', phone = '+92 1', updated_at = now() WHERE id = $1`,
        [company.id],
      );
      await drawer.getByRole('button', { name: 'Save company' }).click();
      await drawer.getByRole('group', { name: 'City' }).getByText('Quetta').waitFor();
      await drawer.getByRole('button', { name: 'Continue' }).click();
      await drawer.getByRole('button', { name: 'Save company' }).click();
      await drawer.waitFor({ state: 'hidden' });
      const now = () => portal.sql('SELECT city, phone FROM companies WHERE id = $1', [company.id]);
      expect(await now()).toEqual([{ city: 'Lahore', phone: '+92 1' }]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone').waitFor();
      expect(await now()).toEqual([{ city: 'Quetta', phone: '+92 1' }]);
      // The refused save is the browser's own note about the answer.
      expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    },
  );

  sampledTest('get a team and pods, and are removed with what that releases', async () => {
    const event = await buildEvent(portal);
    const company = await buildCompany(portal, { eventId: event.id, name: 'Acme' });
    const rosa = await buildAttendee(portal, { eventId: event.id, firstName: 'Rosa', lastName: 'Berg' });
    await buildPod(portal, { eventId: event.id, name: 'R2' });
    const { page, complaints } = await portal.openAs(await manager(), DESKTOP);
    await page.goto(`/event/${event.id}/exhibitors?view=table`);
    const table = page.getByRole('table', { name: 'Exhibitors' });
    await table.getByRole('button', { name: 'Acme', exact: true }).click();
    await page.getByRole('heading', { name: 'Acme', level: 1 }).waitFor();

    const tools = page.getByRole('group', { name: 'Manage this company' });
    await tools.getByRole('button', { name: 'Team' }).click();
    const team = page.getByRole('dialog', { name: 'Team of Acme' });
    await team.getByText('Nobody is in this team yet').waitFor();
    await team.getByRole('searchbox', { name: 'Find people to add' }).fill('berg');
    await team.getByRole('button', { name: 'Add: Rosa Berg' }).click();
    await team.getByRole('button', { name: 'Remove: Rosa Berg' }).waitFor();
    await team.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('article').filter({ hasText: 'Rosa Berg' }).waitFor();

    await tools.getByRole('button', { name: 'Pods' }).click();
    const pods = page.getByRole('dialog', { name: 'Pods of the company' });
    await pods.getByRole('button', { name: 'Assign: pod R2' }).click();
    await pods.getByRole('button', { name: 'Release: pod R2' }).waitFor();
    await pods.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Pod R2', { exact: true }).waitFor();

    await tools.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Acme?' });
    await dialog.getByText('1 person in its team').waitFor();
    await dialog.getByText('1 pod of its own').waitFor();
    await dialog.getByRole('button', { name: 'Remove company' }).click();
    await page.getByText('No companies yet').waitFor();
    expect(await portal.sql('SELECT 1 FROM companies WHERE id = $1', [company.id])).toEqual([]);
    expect(await portal.sql('SELECT company_id, status FROM attendees WHERE id = $1', [rosa.id])).toEqual([
      { company_id: null, status: 'CONFIRMED' },
    ]);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('companies for those who only look on', () => {
  const portal = useWarmPortal();

  test('offer an EXECUTIVE nothing to change', async () => {
    const event = await buildEvent(portal);
    await buildCompany(portal, { eventId: event.id, name: 'Acme' });
    const { id } = await buildUser(portal, { role: Role.EXECUTIVE });
    const { page, settle } = await portal.openAs(id, DESKTOP);
    await page.goto(`/event/${event.id}/exhibitors?view=table&edit=new`);
    await page.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('heading', { name: 'Acme', level: 1 }).waitFor();
    await settle();
    for (const name of ['Edit', 'Team', 'Pods', 'Remove', 'Add company'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
