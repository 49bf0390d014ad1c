import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('a report', () => {
  const portal = useWarmPortal();

  sampledTest('downloads the rows, columns and order that are seen', async () => {
    const event = await buildEvent(portal);
    for (const [firstName, lastName, status] of [
      ['Ada', 'Zeller', 'CONFIRMED'],
      ['Bo', 'Young', 'INVITED'],
      ['Cy', 'Adams', 'CONFIRMED'],
    ] as const)
      await buildAttendee(portal, { eventId: event.id, firstName, lastName, status });
    const executive = await buildUser(portal, { role: Role.EXECUTIVE });
    const { page, complaints } = await portal.openAs(executive.id, DESKTOP);
    await page.goto(`/event/${event.id}/reports?status=confirmed&sort=-last_name`);
    await page.getByText('Zeller').first().waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const title of [
      'E-mail',
      'Job title',
      'Organization',
      'Country',
      'Status',
      'Checked in at',
      'Groups',
    ])
      await page.getByRole('menuitemcheckbox', { name: title }).click();
    await page.keyboard.press('Escape');
    const cells = await page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...(row as unknown as { cells: Iterable<{ textContent: string }> }).cells].map(
            ({ textContent }) => textContent,
          ),
        ),
      );
    expect(cells.slice(1)).toEqual([
      ['Ada', 'Zeller'],
      ['Cy', 'Adams'],
    ]);
    await page.getByRole('button', { name: 'Download' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual(['First name,Last name', 'Ada,Zeller', 'Cy,Adams']);
    await page
      .getByText(/with 2 rows is in your downloads/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
