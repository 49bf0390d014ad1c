import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildCompany, buildEvent, buildUser } from '../support/factories';
import { DARK_PHONE, use, typeInto } from '../support/keyboard';
import { plain } from '../support/pictures';
import type { Portal } from '../support/portal';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const buildStand = async (portal: Portal) => {
  const event = await buildEvent(portal, { title: 'Spring Fair' });
  const company = await buildCompany(portal, { eventId: event.id, name: 'Acme Robots' });
  const here = { eventId: event.id };
  const inTeam = { ...here, companyId: company.id };
  return {
    event,
    company,
    contact: await buildAttendee(portal, {
      ...inTeam,
      companyContact: true,
      firstName: 'Rosa',
      lastName: 'Berg',
    }),
    member: await buildAttendee(portal, { ...inTeam, firstName: 'Malik', lastName: 'Shah' }),
    visitor: await buildAttendee(portal, { ...here, firstName: 'Vera', lastName: 'Lind' }),
  };
};
const addressOf = async (portal: Portal, { userId }: { userId: string }): Promise<string> =>
  (await portal.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]))[0]?.email ?? '';
const invite = async (page: Page, email: string, first: string, last: string) => {
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite a colleague' });
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await drawer.getByRole('textbox', { name: 'First name' }).fill(first);
  await drawer.getByRole('textbox', { name: 'Last name' }).fill(last);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await drawer.waitFor({ state: 'hidden' });
};

describe.skipIf(!browserPath)('the own company', () => {
  const portal = useWarmPortal();

  sampledTest('has a page that its contact edits with a preview, and that visitors see at once', async () => {
    const { event, company, contact, visitor } = await buildStand(portal);
    const { page, complaints } = await portal.openAs(contact.userId, DESKTOP);
    await page.goto(`/event/${event.id}`);
    await page.getByRole('link', { name: 'Our company' }).click();
    await page.getByRole('radio', { name: 'Page' }).click({ force: true });
    await page.getByRole('button', { name: 'Edit page' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit our page' });
    await drawer.getByRole('textbox', { name: 'Tagline' }).fill('Arms for every hand');
    await page.getByRole('banner').or(page.locator('header')).getByText('Arms for every hand').waitFor();
    await drawer.getByRole('combobox', { name: 'Links' }).fill('acme.example/news');
    await page.keyboard.press('Enter');
    await drawer.getByRole('textbox', { name: 'Website' }).fill('acme.example');
    await drawer.getByRole('button', { name: 'Save page' }).click();
    await drawer.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('button', { name: 'Add product' }).click();
    const product = page.getByRole('dialog', { name: 'Add a product' });
    await product.getByRole('textbox', { name: 'Name' }).fill('Six-axis arm');
    await product.getByRole('textbox', { name: 'Text' }).fill('Lifts ten kilograms.');
    const buffer = await plain(600, 400).png().toBuffer();
    await page
      .locator('input[type=file][aria-label="Choose picture: Picture"]')
      .setInputFiles({ name: 'arm.png', mimeType: 'image/png', buffer });
    await page
      .getByRole('dialog', { name: 'Crop picture' })
      .getByRole('button', { name: 'Use picture' })
      .click();
    await page.getByRole('button', { name: 'Replace picture: Picture' }).waitFor();
    await product.getByRole('button', { name: 'Save product' }).click();
    await product.waitFor({ state: 'hidden' });
    await page.getByText('1 of 20').waitFor();
    expect(complaints).toEqual([]);

    const other = await portal.openAs(visitor.userId, PHONE);
    await other.page.goto(`/event/${event.id}/exhibitors/${company.id}`);
    await other.page.getByText('Arms for every hand').waitFor();
    await other.page.getByRole('heading', { name: 'Six-axis arm' }).waitFor();
    await expect
      .poll(() =>
        portal.sql('SELECT attendee_id AS id FROM company_visits WHERE company_id = $1', [company.id]),
      )
      .toEqual([{ id: visitor.id }]);
    expect(other.complaints).toEqual([]);
  });

  sampledTest(
    'has a team that its contact invites: an attendee by notification, a new person by mail',
    async () => {
      const { event, company, contact, visitor } = await buildStand(portal);
      const { page, complaints } = await portal.openAs(contact.userId, PHONE);
      await page.goto(`/event/${event.id}/our-company?tab=team`);
      await page.getByText('2 of 5 seats').waitFor();
      await invite(page, await addressOf(portal, visitor), 'Vera', 'Lind');
      await page.getByText('3 of 5 seats').waitFor();
      await invite(page, `new.${event.id}@example.test`, 'Nadia', 'New');
      await page.getByText('4 of 5 seats').waitFor();

      const invited = await portal.openAs(visitor.userId, PHONE);
      await invited.page.goto(`/event/${event.id}?modal=notifications`);
      const notices = invited.page.getByRole('dialog', { name: 'Notifications' });
      await notices.getByText(/Acme Robots/).waitFor();
      await notices.getByRole('button', { name: 'Accept' }).click();
      await notices.getByText('You are in the team.').waitFor();
      await notices.getByRole('link', { name: 'Open our company' }).click();
      await invited.page.getByRole('radio', { name: 'Team' }).click({ force: true });
      await invited.page.getByText('4 of 5 seats').waitFor();
      expect(await invited.page.getByRole('button', { name: 'Invite a colleague' }).count()).toBe(0);

      const [made] = await portal.sql<{ code: string; companyId: string }>(
        `SELECT a.invite_code AS code, a.company_id AS "companyId" FROM attendees a JOIN users u ON u.id = a.user_id
       WHERE u.email = $1`,
        [`new.${event.id}@example.test`],
      );
      expect(made?.companyId).toBe(company.id);
      const newcomer = await portal.open(PHONE);
      await newcomer.page.goto(`/auth/invite/${made?.code}`);
      await newcomer.page.getByText('Spring Fair').first().waitFor();

      await page.reload();
      await page.getByRole('button', { name: 'Remove Vera Lind from the team' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('3 of 5 seats').waitFor();
      expect(complaints).toEqual([]);
      expect(invited.complaints).toEqual([]);
    },
  );
});

describe.skipIf(!browserPath)('the team of the own company', () => {
  const portal = useWarmPortal();

  test('is worked by keys alone on a dark phone', async () => {
    const { event, contact } = await buildStand(portal);
    const { page, complaints } = await portal.openAs(contact.userId, DARK_PHONE);
    await page.goto(`/event/${event.id}/our-company?tab=team`);
    await use(page, page.getByRole('button', { name: 'Invite a colleague' }));
    const drawer = page.getByRole('dialog', { name: 'Invite a colleague' });
    await typeInto(page, drawer.getByRole('textbox', { name: 'E-mail' }), `keys.${event.id}@example.test`);
    await typeInto(page, drawer.getByRole('textbox', { name: 'First name' }), 'Key');
    await typeInto(page, drawer.getByRole('textbox', { name: 'Last name' }), 'Board');
    await use(page, drawer.getByRole('button', { name: 'Send invitation' }));
    await page.getByText('3 of 5 seats').waitFor();
    await use(page, page.getByRole('button', { name: 'Cancel the invitation of Key Board' }));
    await use(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }));
    await page.getByText('2 of 5 seats').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('gets its contact and its seats from staff', async () => {
    const { event, company, member } = await buildStand(portal);
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/exhibitors/${company.id}`);
    const tools = page.getByRole('group', { name: 'Manage this company' });
    await tools.getByRole('button', { name: 'Team' }).click();
    const team = page.getByRole('dialog', { name: 'Team of Acme Robots' });
    await team.getByRole('switch', { name: 'Malik Shah is a contact' }).click();
    await team.getByRole('switch', { name: 'Malik Shah is a contact', checked: true }).waitFor();
    await expect
      .poll(() => portal.sql('SELECT company_contact AS it FROM attendees WHERE id = $1', [member.id]))
      .toEqual([{ it: true }]);
    await page.keyboard.press('Escape');
    await tools.getByRole('button', { name: 'Edit' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit Acme Robots' });
    await drawer.getByRole('spinbutton', { name: 'Seats' }).fill('9');
    await drawer.getByRole('button', { name: 'Save company' }).click();
    await drawer.waitFor({ state: 'hidden' });
    expect(await portal.sql('SELECT seats FROM companies WHERE id = $1', [company.id])).toEqual([
      { seats: 9 },
    ]);
    expect(complaints).toEqual([]);
  });

  sampledTest('of nobody says what to do', async () => {
    const { event, visitor } = await buildStand(portal);
    const { page, complaints } = await portal.openAs(visitor.userId, PHONE);
    await page.goto(`/event/${event.id}/our-company`);
    await page.getByText('You are in no team').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('gives its CRM a token for the leads, which only contacts see', async () => {
    const { event, company, contact, member } = await buildStand(portal);
    const { page, complaints } = await portal.openAs(contact.userId, DESKTOP);
    await page.goto(`/event/${event.id}/our-company?tab=api`);
    await page.getByText('No API tokens yet').waitFor();
    await page.getByRole('button', { name: 'Make a token' }).first().click();
    const form = page.getByRole('dialog', { name: 'Make a token' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Our CRM');
    expect(await form.getByRole('checkbox').count()).toBe(0);
    await form.getByRole('button', { name: 'Make token' }).click();
    const made = page.getByRole('dialog', { name: 'Your new token' });
    await made.getByText(`leads(companyId: \\"${company.id}\\"`).waitFor();
    const token = /Bearer (\S+)'/.exec(await made.innerText())?.[1] ?? '';
    await made.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('row', { name: 'Our CRM' }).getByText('Reads leads').waitFor();
    const leads = `{ leads(companyId: "${company.id}") { totalCount } }`;
    expect(await expectOk(graphql(portal.url, leads, {}, token))).toEqual({ leads: { totalCount: 0 } });
    expect(complaints).toEqual([]);

    const other = await portal.openAs(member.userId, DESKTOP);
    await other.page.goto(`/event/${event.id}/our-company?tab=api`);
    await other.page.getByRole('radio', { name: 'Results' }).waitFor();
    expect(await other.page.getByRole('radio', { name: 'API' }).count()).toBe(0);
    expect(other.complaints).toEqual([]);
  });
});
