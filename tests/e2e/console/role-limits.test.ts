import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { codeOf, graphql } from '../../support/client';
import { buildEvent, buildUser, signIn } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the limits of roles', () => {
  const portal = useWarmPortal();

  sampledTest('a manager is offered nothing with an administrator, and may do nothing', async () => {
    const event = await buildEvent(portal);
    const mark = event.id.slice(-8);
    const admin = await buildUser(portal, { role: Role.ADMIN, displayName: `Ada Admin ${mark}` });
    const other = await buildUser(portal, { displayName: `Omar Other ${mark}` });
    const manager = await buildUser(portal, { role: Role.MANAGER, displayName: `Mona Manager ${mark}` });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/users?q=${mark}`);
    await page.getByText('3 users').waitFor();
    expect(await page.getByRole('button', { name: `Actions for ${admin.displayName}` }).count()).toBe(0);

    // With oneself neither the role nor the end of the account is offered.
    await page.getByRole('button', { name: `Actions for ${manager.displayName}` }).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Edit', 'Send password reset link']);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Actions for ${other.displayName}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const drawer = page.getByRole('dialog', { name: `Edit ${other.displayName}` });
    await drawer.getByRole('combobox', { name: 'Role' }).click();
    const offered = page.locator('.ant-select-item-option');
    await offered.filter({ hasText: 'Supervisor' }).waitFor();
    expect(await offered.allInnerTexts()).toEqual(['Attendee', 'Executive', 'Manager', 'Supervisor']);
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: admin.displayName, exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'User' });
    await panel.getByText('Only administrators can change administrators.').waitFor();
    expect(await panel.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    expect(complaints).toEqual([]);

    const token = await signIn(portal, manager);
    const attempts: Record<string, string> = {
      updateUser: `mutation { updateUser(input: { userId: "${admin.id}", disabled: true }) { user { id } } }`,
      deleteUser: `mutation { deleteUser(input: { userId: "${admin.id}" }) { user { id } } }`,
      sendPasswordResetLink: `mutation { sendPasswordResetLink(input: { userId: "${admin.id}" }) { user { id } } }`,
      userSessions: `{ userSessions(userId: "${admin.id}") { totalCount } }`,
      revokeUserSessions: `mutation { revokeUserSessions(input: { userId: "${admin.id}" }) { revokedSessions } }`,
      grant: `mutation { updateUser(input: { userId: "${other.id}", role: ADMIN }) { user { id } } }`,
      self: `mutation { updateUser(input: { userId: "${manager.id}", role: ATTENDEE }) { user { id } } }`,
    };
    const codes = await Promise.all(
      Object.entries(attempts).map(async ([name, document]) => [
        name,
        codeOf(await graphql(portal.url, document, {}, token)),
      ]),
    );
    expect(Object.fromEntries(codes)).toEqual(
      Object.fromEntries(Object.keys(attempts).map((name) => [name, 'FORBIDDEN'])),
    );
  });

  sampledTest('a user is disabled and enabled again from the toast, and signed out', async () => {
    const event = await buildEvent(portal);
    const mark = event.id.slice(-8);
    const other = await buildUser(portal, { displayName: `Omar Other ${mark}` });
    await signIn(portal, other, { device: 'Chrome on Android' });
    const admin = await buildUser(portal, { role: Role.ADMIN });
    const { page, complaints } = await portal.openAs(admin.id, DESKTOP);
    await page.goto(`/event/${event.id}/users?q=${mark}`);
    await page.getByRole('button', { name: other.displayName, exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'User' });
    await panel.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
    await panel.getByText('Not signed in anywhere.').waitFor();
    await panel.getByRole('button', { name: 'Disable' }).click();
    await panel.getByText('Disabled').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('Active').waitFor();
    await page.getByText('Undone').waitFor();
    const [stored] = await portal.sql('SELECT disabled_at AS disabled FROM users WHERE id = $1', [other.id]);
    expect(stored).toEqual({ disabled: null });
    expect(complaints).toEqual([]);
  });
});
