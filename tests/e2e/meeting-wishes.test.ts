import { describe, expect, test } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import { buildCompany, buildMember } from '../support/factories';
import { useWarmPortal } from '../support/warm-portal';
import { buildWish, buildWishEvent } from '../support/wishes';

describe.skipIf(!browserPath)('wishes for meetings', () => {
  const portal = useWarmPortal();

  const wishesOf = (fromId: string) =>
    portal.sql(
      `SELECT coalesce(a.first_name, c.name) AS "to", w.kind, w.position FROM meeting_wishes w
       LEFT JOIN attendees a ON a.id = w.to_attendee_id LEFT JOIN companies c ON c.id = w.to_company_id
       WHERE w.from_id = $1 ORDER BY w.kind, w.position`,
      [fromId],
    );

  const buildPeople = async () => {
    const event = await buildWishEvent(portal);
    const here = { eventId: event.id };
    const me = await buildMember(portal, here);
    const named = (firstName: string, more: object = {}) =>
      buildMember(portal, { ...here, firstName, lastName: 'Weber', ...more });
    return { event, here, me, named, home: `/event/${event.id}` };
  };

  test('are said on a profile, on a card and of a company, put in order by keys, and nobody else sees them', async () => {
    const { here, me, named, home } = await buildPeople();
    const [ben, cora] = [await named('Ben'), await named('Cora')];
    const company = await buildCompany(portal, { ...here, name: 'Acme', kind: 'EXHIBITOR' });
    await named('Dora', { companyId: company.id });
    const visitor = await portal.openAs(me.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`${home}/attendees?person=${ben.id}`);
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await profile.getByRole('button', { name: 'Must meet' }).click();
    await profile.getByRole('button', { name: 'Must meet', pressed: true }).waitFor();
    await profile.getByText('1 of 5 must-meets').waitFor();
    // "No thanks" beside it says what "Not for me" says elsewhere.
    await profile.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Not for me' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await axeViolations(visitor)).toEqual([]);
    await page.keyboard.press('Escape');
    await profile.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Wish for a meeting: Cora Weber' }).click();
    await page.getByRole('menuitemradio', { name: 'Must meet' }).click();
    await page.getByRole('button', { name: 'Must meet: Cora Weber' }).waitFor();
    await page.goto(`${home}/exhibitors/${company.id}`);
    await page.getByRole('button', { name: 'Like to meet' }).click();
    await page.getByRole('button', { name: 'Like to meet', pressed: true }).waitFor();
    await expect
      .poll(() => wishesOf(me.id))
      .toEqual([
        { to: 'Ben', kind: 'MUST', position: 1 },
        { to: 'Cora', kind: 'MUST', position: 2 },
        { to: 'Acme', kind: 'LIKE', position: 1 },
      ]);

    await page.getByRole('button', { name: 'My wishes' }).click();
    const mine = page.getByRole('dialog', { name: 'My wishes' });
    await mine.getByText('2 of 5 must-meets').waitFor();
    await mine
      .getByRole('button', { name: /Cora Weber/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => wishesOf(me.id)).toMatchObject([{ to: 'Cora' }, { to: 'Ben' }, { to: 'Acme' }]);
    await mine.getByRole('button', { name: 'Like to meet: Acme' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await mine.getByText('Acme').waitFor({ state: 'detached' });
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);

    const other = await portal.openAs(cora.userId, PHONE);
    await other.page.goto(`${home}?modal=wishes`);
    await other.page.getByText('No wishes yet').waitFor();
    expect(await axeViolations(other)).toEqual([]);
    await other.page.getByRole('dialog').getByRole('button', { name: 'Find people' }).click();
    await other.page
      .getByRole('button', { name: /^Wish for a meeting/ })
      .first()
      .waitFor();
    expect(other.complaints).toEqual([]);
  });

  test('are five must-meets at most: the sixth is refused with a way to the others', async () => {
    const { me, named, home } = await buildPeople();
    for (let at = 1; at <= 5; at++)
      await buildWish(portal, me.id, { toAttendeeId: (await named(`Number ${at}`)).id }, 'MUST', at);
    const sixth = await named('Sixth');
    const { page, complaints } = await portal.openAs(me.userId, PHONE);
    await page.goto(`${home}/attendees?person=${sixth.id}`);
    await page.getByRole('button', { name: 'Must meet', exact: true }).click();
    const refusal = page.getByRole('status').filter({ hasText: 'You have five must-meets' });
    await refusal.waitFor();
    expect(await page.getByRole('button', { name: 'Must meet', exact: true, pressed: true }).count()).toBe(0);
    await refusal.getByRole('button', { name: 'My wishes' }).click();
    await page.getByRole('dialog', { name: 'My wishes' }).getByText('5 of 5 must-meets').waitFor();
    expect(complaints).toEqual([]);
  });
});
