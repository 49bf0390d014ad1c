import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { applyAs } from '../../support/applications';
import { axeViolations, browserPath, DESKTOP, PHONE, type Screen } from '../../support/browser';
import { buildEvent, buildUser } from '../../support/factories';
import { useWarmPortal } from '../../support/warm-portal';

const stage = (page: Page, name: string) => page.getByRole('radio', { name });
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.skipIf(!browserPath)('the board of applications', () => {
  const portal = useWarmPortal();
  const openBoard = async (screen: Screen) => {
    const event = await buildEvent(portal, { registration: 'APPROVAL' });
    for (const firstName of ['Amal', 'Basma', 'Carla'])
      await applyAs(portal, event.id, { firstName, lastName: 'Noor' });
    const visitor = await portal.openAs((await buildUser(portal, { role: Role.MANAGER })).id, screen);
    await visitor.page.goto(`/event/${event.id}/applications`);
    await stage(visitor.page, 'Applied · 3').waitFor({ state: 'attached' });
    return visitor;
  };

  test('is gone through by keys, and a decision is taken back', async () => {
    const visitor = await openBoard(DESKTOP);
    const { page, complaints } = visitor;
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await row(page, 'Amal Noor').waitFor();
    await page.keyboard.press('j');
    await profile.getByRole('heading', { name: 'Amal Noor' }).waitFor();
    await page.keyboard.press('a');
    await page.getByText('Amal Noor approved').waitFor();
    await profile.getByRole('heading', { name: 'Basma Noor' }).waitFor();
    await page.keyboard.press('d');
    const question = page.getByRole('dialog', { name: 'Decline Basma Noor?' });
    // Letters of the reason decide nothing.
    await question.getByRole('textbox').pressSequentially('a bad day');
    await question.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Basma Noor declined').waitFor();
    await profile.getByRole('heading', { name: 'Carla Noor' }).waitFor();
    await question.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await profile.waitFor({ state: 'hidden' });
    await page.getByText('Declined · 1', { exact: true }).click();
    await page.getByText('a bad day').waitFor();
    await page.getByRole('button', { name: 'Undo the decision about Basma Noor' }).click();
    await page.getByText('The decision about 1 person is undone').waitFor();
    await page.getByText('Applied · 2', { exact: true }).click();
    await row(page, 'Basma Noor').waitFor();
    expect([await axeViolations(visitor), complaints]).toEqual([[], []]);
  });

  test('decides about many at once on a phone in the dark', async () => {
    const visitor = await openBoard({ ...PHONE, colorScheme: 'dark' });
    const { page, complaints } = visitor;
    for (const name of ['Amal Noor', 'Carla Noor'])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('2 people approved').waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('The decision about 2 people is undone').waitFor();
    await stage(page, 'Applied · 3').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });
});
