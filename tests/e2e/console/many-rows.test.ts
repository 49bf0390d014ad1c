import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildCrowd } from '../../support/crowd';
import { buildUser } from '../../support/factories';
import { usePortal } from '../../support/portal';

/** Goal of the interface: at most so many elements in a page, however many rows there are. */
const MAX_NODES = 6_000;

const nodesIn = (page: Page): Promise<number> => page.evaluate(`document.querySelectorAll('*').length`);

describe.skipIf(!browserPath)('tables of an event with 5,000 people', () => {
  const portal = usePortal();

  test('are searched, sorted and turned within 6,000 elements', async () => {
    const { event } = await buildCrowd(portal);
    const { id } = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(id, DESKTOP);
    await page.goto(`/event/${event.id}/attendees?size=100`);
    await page.getByText('1–100 of 5,001').waitFor();
    const rows = page.getByRole('rowheader');
    expect(await rows.count()).toBe(100);
    expect(await nodesIn(page)).toBeLessThanOrEqual(MAX_NODES);

    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('101–200 of 5,001').waitFor();
    await page.getByRole('table').getByRole('button', { name: 'Organization' }).click();
    await page.getByText('1–100 of 5,001').waitFor();
    await page.getByRole('row').nth(1).getByText('Organization 0').waitFor();
    await page.getByRole('searchbox').first().fill('Crowd4321');
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('rowheader', { name: /Crowd4321/ }).waitFor();

    await page.goto(`/event/${event.id}/users?size=100`);
    await page.getByText(/^1–100 of/).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(100);
    expect(await nodesIn(page)).toBeLessThanOrEqual(MAX_NODES);
    await page.getByRole('table').getByRole('button', { name: 'Last sign-in' }).click();
    await page.waitForURL(/sort=last_sign_in_desc/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^101–200 of/).waitFor();
    await page.getByRole('searchbox').first().fill('Crowd 4321');
    await page
      .getByRole('rowheader', { name: /Crowd 4321/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
