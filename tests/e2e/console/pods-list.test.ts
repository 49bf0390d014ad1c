import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildCompany, buildEvent, buildMeeting, buildPod, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the list of pods', () => {
  const portal = useWarmPortal();

  sampledTest(
    'begins empty; pods are added, assigned to a company, put in order and removed with what goes along',
    async () => {
      const event = await buildEvent(portal);
      await buildCompany(portal, { eventId: event.id, name: 'Indus Cloud' });
      const manager = await buildUser(portal, { role: Role.MANAGER });
      const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
      await page.goto(`/event/${event.id}/pods?view=list`);
      await page.getByText('There are no pods yet').waitFor();
      const form = page.getByRole('dialog', { name: 'Add pods' });
      const add = async (name: string) => {
        await page.getByRole('button', { name: 'Add pods' }).first().click();
        await form.getByRole('textbox', { name: 'Names' }).fill(name);
      };
      await add('Oak');
      await form.getByRole('button', { name: 'Add pods' }).click();
      await form.waitFor({ state: 'hidden' });

      // Its name is taken: the form says so and keeps what was typed.
      await add('Oak');
      await form.getByRole('button', { name: 'Add pods' }).click();
      await form.getByText('Pods with these names are there already.').waitFor();
      await form.getByRole('textbox', { name: 'Names' }).fill('Elm');
      await form.getByLabel('Company').fill('indus');
      await page.locator('.ant-select-item-option').filter({ hasText: 'Indus Cloud' }).click();
      await form.getByRole('button', { name: 'Add pods' }).click();
      await form.waitFor({ state: 'hidden' });
      const rows = page.getByRole('table', { name: 'Pods' }).getByRole('row');
      await rows.filter({ hasText: 'Elm' }).getByText('Indus Cloud').waitFor();
      const order = async () => (await rows.allTextContents()).slice(1).map((text) => text.slice(0, 3));
      expect(await order()).toEqual(['Oak', 'Elm']);

      await add('Oak, A1–A24');
      await form.getByText('25 pods: Oak, A1, … A24').waitFor();
      await form.getByText('There is already a pod Oak.').waitFor();
      await form.getByRole('button', { name: 'Add pods' }).click();
      await page.getByText('24 pods were added').waitFor();
      await page.getByText('26 pods', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await page.getByText('2 pods', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Actions for Elm' }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      await page.getByText('“Elm” has a new place in the order').waitFor();
      expect(await order()).toEqual(['Elm', 'Oak']);

      const [oak] = await portal.sql<{ id: string }>(
        `SELECT id FROM pods WHERE event_id = $1 AND name = 'Oak'`,
        [event.id],
      );
      await buildMeeting(portal, { event, status: 'ACTIVE', podId: oak?.id ?? null });
      await page.getByRole('button', { name: 'Actions for Oak' }).click();
      await page.getByRole('menuitem', { name: 'Remove pod' }).click();
      const question = page.getByRole('dialog', { name: 'Remove “Oak”?' });
      await question.getByText('1 meeting is cancelled, and both people are told.').waitFor();
      await question.getByRole('button', { name: 'Remove pod' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await order()).toEqual(['Elm']);
      expect(complaints).toEqual([]);
    },
  );

  sampledTest('shows both versions where two managers edit one pod', async () => {
    const event = await buildEvent(portal);
    const pod = await buildPod(portal, { eventId: event.id, name: 'Oak' });
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/pods?view=list&edit=${pod.id}`);
    const form = page.getByRole('dialog', { name: 'Edit pod' });
    await form.getByLabel('Name').fill('Ash');
    await portal.sql(`UPDATE pods SET name = 'Elm', updated_at = now() + interval '1 second' WHERE id = $1`, [
      pod.id,
    ]);
    await form.getByRole('button', { name: 'Save pod' }).click();
    await form.getByText('Elm', { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Save pod' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('table', { name: 'Pods' }).getByText('Ash').waitFor();
    expect(complaints).toEqual([]);
  });
});
