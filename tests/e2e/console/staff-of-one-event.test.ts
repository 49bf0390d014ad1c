import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../../support/browser';
import { codeOf, expectOk, graphql } from '../../support/client';
import { buildAttendee, buildEvent, buildEventStaff, buildUser, insert } from '../../support/factories';
import { useWarmPortal } from '../../support/warm-portal';

const FILE = 'query ($id: ID!) { report(eventId: $id, type: ATTENDEES) { file(format: CSV) { url } } }';
interface File {
  report: { file: { url: string } };
}
/** Pages of an event, each with other things of it. */
const PAGES = ['', '/attendees', '/setup/groups', '/staff', '/reports', '/statistics', '/mail-log'];

const SCREENS = {
  'on a wide screen': DESKTOP,
  'on a phone in the dark': { ...PHONE, colorScheme: 'dark' as const },
};

describe.skipIf(!browserPath)('a manager of one event', () => {
  const portal = useWarmPortal();

  test.each(Object.entries(SCREENS))('finds nothing of another one, %s', async (_title, screen) => {
    const [ours, theirs] = await Promise.all([
      buildEvent(portal, { title: 'Ours of the agency' }),
      buildEvent(portal, { title: 'Theirs of another client' }),
    ]);
    await buildAttendee(portal, { eventId: ours.id, firstName: 'Zelda', lastName: 'Here' });
    const there = await buildAttendee(portal, { eventId: theirs.id, firstName: 'Zelda', lastName: 'There' });
    const manager = await buildEventStaff(portal, { eventId: ours.id });
    const ask = <Data = object>(document: string, variables: Record<string, unknown>) =>
      graphql<Data>(portal.url, document, variables, manager.token);

    // A file's link that they were given while the other event was theirs too.
    await insert(portal, 'event_staff', { userId: manager.id, eventId: theirs.id });
    const { report } = await expectOk(ask<File>(FILE, { id: theirs.id }));
    await portal.sql('DELETE FROM event_staff WHERE user_id = $1 AND event_id = $2', [manager.id, theirs.id]);

    const visitor = await portal.openAs(manager.id, screen);
    const { page } = visitor;
    await page.goto('/');
    await page.getByText('Ours of the agency').first().waitFor();
    expect(await page.getByText('Theirs of another client').count()).toBe(0);

    // By search, in the event and among the users of the console.
    await page.goto(`/event/${ours.id}?modal=search`);
    await page.getByRole('combobox', { name: 'Search this event' }).fill('Zelda');
    const found = page.getByRole('listbox', { name: 'Search results' });
    await found.getByRole('option').filter({ hasText: 'Zelda Here' }).waitFor();
    expect(await found.getByText('There').count()).toBe(0);
    const [user] = await portal.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      there.userId,
    ]);
    await page.goto(`/event/${ours.id}/users?q=${user?.email}`);
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await visitor.settle();
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);

    // By address.
    for (const path of PAGES) {
      await page.goto(`/event/${theirs.id}${path}`);
      await page.getByText('This event does not exist, or you do not have access to it.').waitFor();
    }
    expect(await axeViolations(visitor)).toEqual([]);

    // By API, and by the link of a file.
    const codes = await Promise.all(
      [
        'query ($id: ID!) { event(id: $id) { title } }',
        'query ($id: ID!) { attendees(eventId: $id) { totalCount } }',
        'query ($id: ID!) { attendeeGroups(eventId: $id) { name } }',
        'query ($id: ID!) { eventStaff(eventId: $id) { people { since } } }',
        FILE,
      ].map(async (document) => codeOf(await ask(document, { id: theirs.id }))),
    );
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']));
    expect((await fetch(`${portal.url}${report.file.url}`)).status).toBe(404);
    expect(visitor.complaints).toEqual([]);
  });

  test('is given another one, which is found by a word of its title', async () => {
    const ours = await buildEvent(portal);
    const title = `Fair of ${ours.id.slice(-8)}`;
    const theirs = await buildEvent(portal, { title });
    const manager = await buildEventStaff(portal, { eventId: ours.id });
    const admin = await buildUser(portal, { role: Role.ADMIN });
    const { page, complaints } = await portal.openAs(admin.id, DESKTOP);
    await page.goto(`/event/${ours.id}/users?staffEvents=${manager.id}`);
    const drawer = page.getByRole('dialog', { name: `Events of ${manager.displayName}` });
    const field = drawer.getByRole('combobox', { name: 'Events' });
    await field.fill(ours.id.slice(-8));
    await page.locator('.ant-select-item-option').filter({ hasText: title }).click();
    await drawer.getByText(`${title}, until`).waitFor();
    await drawer.getByRole('button', { name: 'Save events' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const stored = await portal.sql<{ id: string }>(
      'SELECT event_id AS id FROM event_staff WHERE user_id = $1',
      [manager.id],
    );
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set([ours.id, theirs.id]));
    expect(complaints).toEqual([]);
  });
});
