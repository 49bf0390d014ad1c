import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('two managers', () => {
  const portal = useWarmPortal();

  sampledTest('edit one person at once: the second sees both versions, chooses and saves', async () => {
    const event = await buildEvent(portal);
    const sara = await buildAttendee(portal, {
      eventId: event.id,
      firstName: 'Sara',
      lastName: 'Khan',
      jobTitle: 'Engineer',
    });
    const open = async () => {
      const { id } = await buildUser(portal, { role: Role.MANAGER });
      const visitor = await portal.openAs(id, DESKTOP);
      await visitor.page.goto(`/event/${event.id}/attendees?editPerson=${sara.id}`);
      const drawer = visitor.page.getByRole('dialog', { name: 'Edit Sara Khan' });
      await drawer.getByLabel('Job title').waitFor();
      return { ...visitor, drawer };
    };
    const [first, second] = [await open(), await open()];
    await first.drawer.getByLabel('Job title').fill('Chief Engineer');
    await first.drawer.getByLabel('Phone').fill('+92 1');
    await first.drawer.getByRole('button', { name: 'Save' }).click();
    await first.drawer.waitFor({ state: 'hidden' });

    await second.drawer.getByLabel('Job title').fill('Head of Engineering');
    await second.drawer.getByRole('button', { name: 'Save' }).click();
    const choice = second.drawer.getByRole('group', { name: 'Job title' });
    await choice.getByText('Head of Engineering').waitFor();
    await choice.getByText('Chief Engineer').waitFor();
    await second.drawer.getByRole('button', { name: 'Continue' }).click();
    await second.drawer.getByRole('button', { name: 'Save' }).click();
    await second.drawer.waitFor({ state: 'hidden' });
    const stored = () =>
      portal.sql('SELECT job_title AS title, phone FROM attendees WHERE id = $1', [sara.id]);
    expect(await stored()).toEqual([{ title: 'Head of Engineering', phone: '+92 1' }]);

    await second.page.getByRole('button', { name: 'Undo' }).click();
    await second.page.getByText('Undone').waitFor();
    expect(await stored()).toEqual([{ title: 'Chief Engineer', phone: '+92 1' }]);
    expect(first.complaints).toEqual([]);
    expect(second.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
});
