import type { Page } from 'playwright-core';
import { Role } from '../../server/src/core/auth/roles';
import { readBadge } from './badge-reader';
import { buildAttendee, buildUser, type BuiltAttendee } from './factories';
import type { Portal } from './portal';

/** The title of the last result of a scanner. */
export const result = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Scan a badge' }).getByText(title, { exact: true });

/** Reads a badge and waits until the page says what it is. */
export async function expectScan(page: Page, text: string, title: string): Promise<void> {
  await readBadge(page, text);
  await result(page, title).waitFor();
}

/** Names the gate at which the device stands. */
export async function chooseGate(page: Page, gate: string): Promise<void> {
  await page.getByRole('button', { name: /^Gate: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Which gate is this?' });
  await dialog.getByLabel('Another gate').fill(gate);
  await dialog.getByRole('button', { name: 'Use' }).click();
  await page.getByRole('button', { name: `Gate: ${gate}. Change it` }).waitFor();
}

/** People who may enter. */
export const buildGuests = (portal: Portal, eventId: string, count: number): Promise<BuiltAttendee[]> =>
  Promise.all(Array.from({ length: count }, () => buildAttendee(portal, { eventId })));

/** A staff member at the door. */
export const buildStaff = (portal: Portal) =>
  buildUser(portal, { role: Role.SUPERVISOR, displayName: 'Grace Hopper' });
