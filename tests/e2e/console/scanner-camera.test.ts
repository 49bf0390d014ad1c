import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { writeBadgeVideo } from '../../support/badge-video';
import { axeViolations, browserPath, PHONE } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { usePortal } from '../../support/portal';

const CODE = `FILMED${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'podium-badge-'));
const film = join(folder, 'badge.mjpeg');

describe.skipIf(!browserPath)('the camera of the scanner', () => {
  // The film is written before the browser opens its camera.
  const portal = usePortal([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  beforeAll(() => writeBadgeVideo(film, `${inject('portal')?.url}/attendees/verify-code/${CODE}`));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reads a badge in sight once, also after a reload', async () => {
    const event = await buildEvent(portal);
    await buildAttendee(portal, {
      eventId: event.id,
      inviteCode: CODE,
      firstName: 'Sara',
      lastName: 'Nadeem',
    });
    const staff = await buildUser(portal, { role: Role.MANAGER });
    const visitor = await portal.openAs(staff.id, PHONE);
    const { page, complaints } = visitor;
    await page.goto(`/event/${event.id}/scanner`);
    await page.getByRole('button', { name: 'Start camera' }).click();
    const stage = page.getByRole('region', { name: 'Scan a badge' });
    await stage.getByText('Welcome', { exact: true }).waitFor();
    await stage.getByText('Sara Nadeem').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: join(process.env.SCREENSHOTS, 'scanner-camera.png') });
    // It stays in sight for a while longer, and is still one entry.
    await page.getByRole('button', { name: 'Stop camera' }).click();
    expect(await portal.sql('SELECT direction FROM check_ins WHERE event_id = $1', [event.id])).toEqual([
      { direction: 'IN' },
    ]);
    await page.getByRole('button', { name: 'Start camera' }).click();
    await stage.getByText('Just entered', { exact: true }).waitFor();
    await page.reload();
    await stage.getByText('Just entered', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
