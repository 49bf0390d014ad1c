import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP } from '../support/browser';
import { buildCompany, buildEvent, buildMember, buildPod } from '../support/factories';
import { DARK_PHONE } from '../support/keyboard';
import type { Portal } from '../support/portal';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const pictures = process.env.SCREENSHOTS;
const look = async (page: Page, name: string): Promise<void> => {
  if (pictures) await page.screenshot({ path: `${pictures}/ask-${name}.png` });
};

/** Moves the focus by Tab until it is where it is wanted, as somebody without a mouse does. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < 80; stop += 1) {
    const label = await page.evaluate(
      '(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()',
    );
    if (name.test(String(label))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No stop is called ${String(name)}`);
};

const buildStand = async (portal: Portal) => {
  const event = await buildEvent(portal, { title: 'Spring Fair' });
  const here = { eventId: event.id };
  const company = await buildCompany(portal, { ...here, name: 'Acme Robots' });
  await buildPod(portal, { ...here, companyId: company.id, name: 'R2' });
  const team = { ...here, companyId: company.id };
  return {
    home: `/event/${event.id}`,
    page: `/event/${event.id}/exhibitors/${company.id}`,
    visitor: await buildMember(portal, { ...here, firstName: 'Vera', lastName: 'Lind' }),
    ali: await buildMember(portal, { ...team, firstName: 'Ali', lastName: 'Khan' }),
    rosa: await buildMember(portal, { ...team, firstName: 'Rosa', lastName: 'Berg' }),
  };
};

describe.skipIf(!browserPath)('a company that is asked for a meeting', () => {
  const portal = useWarmPortal();

  sampledTest('is met by the first of two who accept at once, and the other sees who took it', async () => {
    const { home, page: companyPage, visitor, ali, rosa } = await buildStand(portal);
    const asker = await portal.openAs(visitor.userId, DESKTOP);
    const members = [await portal.openAs(ali.userId, DESKTOP), await portal.openAs(rosa.userId, DARK_PHONE)];
    for (const member of members) await member.page.goto(`${home}?modal=meetings`);
    await asker.page.goto(companyPage);
    await asker.page.getByRole('button', { name: 'Meet the company' }).click();
    const request = asker.page.getByRole('dialog', { name: 'Meet the company' });
    await request.getByRole('radio').first().check({ force: true });
    await look(asker.page, 'modal-desktop');
    await request.getByRole('textbox', { name: 'Note' }).fill('Arms for our plant');
    await request.getByRole('button', { name: 'Send request' }).click();
    await request.waitFor({ state: 'hidden' });

    // Both hear of it without a reload, and accept at the same moment.
    const asked = members.map(({ page }) =>
      page.getByRole('dialog', { name: 'My Meetings' }).getByRole('article', { name: 'Vera Lind' }),
    );
    const accept = asked.map((card) =>
      card.getByRole('button', { name: 'Accept the meeting with Vera Lind' }),
    );
    for (const button of accept) await button.waitFor();
    await look(members[0]!.page, 'team-desktop');
    await look(members[1]!.page, 'team-phone-dark');
    await Promise.all(accept.map((button) => button.click()));
    const rows = () =>
      portal.sql<{ name: string }>(
        `SELECT a.first_name AS name FROM meetings m JOIN attendees a ON a.id = m.receiver_id
         WHERE m.sender_id = $1 AND m.status = 'ACTIVE'`,
        [visitor.id],
      );
    await expect.poll(rows).toHaveLength(1);
    const [winner] = await rows();
    const won = winner?.name === 'Ali' ? 0 : 1;
    await asked[won]!.getByText('Confirmed').waitFor();
    await asked[1 - won]!.getByText(won === 0 ? 'Taken by Ali Khan' : 'Taken by Rosa Berg').waitFor();
    await look(members[1 - won]!.page, 'taken');
    await asker.page.goto(`${home}?modal=meetings`);
    await asker.page
      .getByRole('dialog', { name: 'My Meetings' })
      .getByRole('article', { name: won === 0 ? 'Ali Khan' : 'Rosa Berg' })
      .getByText('Confirmed')
      .waitFor();
    expect([asker, ...members].flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  test('is asked and answered by keys alone on a dark phone', async () => {
    const { home, page: companyPage, visitor, ali } = await buildStand(portal);
    const asker = await portal.openAs(visitor.userId, DARK_PHONE);
    await asker.page.goto(companyPage);
    await asker.page.getByRole('button', { name: 'Meet the company' }).waitFor();
    await look(asker.page, 'company-phone-dark');
    await tabTo(asker.page, /^Meet the company$/);
    await asker.page.keyboard.press('Enter');
    const request = asker.page.getByRole('dialog', { name: 'Meet the company' });
    await request.getByRole('radio').first().waitFor({ state: 'attached' });
    await request.getByRole('radio').first().focus();
    await asker.page.keyboard.press('Space');
    await look(asker.page, 'modal-phone-dark');
    await tabTo(asker.page, /^Send request$/);
    await asker.page.keyboard.press('Enter');
    await request.waitFor({ state: 'hidden' });
    await asker.page.goto(`${home}?modal=meetings`);
    const mine = asker.page.getByRole('dialog').getByRole('article', { name: 'Acme Robots' });
    await mine.getByText('Waiting for Acme Robots').waitFor();
    await look(asker.page, 'sent-phone-dark');

    // On Home, where it waits for the team.
    const member = await portal.openAs(ali.userId, DARK_PHONE);
    await member.page.goto(home);
    const block = member.page.getByRole('region', { name: 'Asked: your company' });
    await block.getByRole('button', { name: 'Accept the meeting with Vera Lind' }).focus();
    await block.scrollIntoViewIfNeeded();
    await look(member.page, 'home-phone-dark');
    await member.page.keyboard.press('Enter');
    await mine.waitFor({ state: 'hidden' });
    await asker.page
      .getByRole('dialog')
      .getByRole('article', { name: 'Ali Khan' })
      .getByText('Confirmed')
      .waitFor();
    expect([asker, member].flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  sampledTest(
    'tells its team, who leave it to others or propose another time where they were told',
    async () => {
      const { home, page: companyPage, visitor, ali, rosa } = await buildStand(portal);
      const asker = await portal.openAs(visitor.userId, DESKTOP);
      await asker.page.goto(companyPage);
      await asker.page.getByRole('button', { name: 'Meet the company' }).click();
      const request = asker.page.getByRole('dialog', { name: 'Meet the company' });
      await request.getByRole('radio').first().check({ force: true });
      await request.getByRole('button', { name: 'Send request' }).click();
      await request.waitFor({ state: 'hidden' });

      const first = await portal.openAs(ali.userId, DESKTOP);
      await first.page.goto(`${home}/help?modal=notifications`);
      await first.page.getByText('Vera Lind would like to meet your company').waitFor();
      await look(first.page, 'notification-desktop');
      await first.page
        .getByRole('button', { name: 'Not me: leave the meeting with Vera Lind to others' })
        .click();
      await first.page.getByText('Not for you').waitFor();

      const second = await portal.openAs(rosa.userId, DESKTOP);
      await second.page.goto(`${home}/help?modal=meetings`);
      await second.page.getByRole('button', { name: 'More actions for the request of Vera Lind' }).click();
      await second.page.getByRole('menuitem', { name: 'Propose another time' }).click();
      const propose = second.page.getByRole('dialog', { name: 'Propose another time' });
      await propose.getByRole('radio').nth(3).check({ force: true });
      await propose.getByRole('button', { name: 'Propose this time' }).click();
      await second.page
        .getByRole('dialog', { name: 'My Meetings' })
        .getByText('You proposed another time. Waiting for Vera Lind.')
        .waitFor();
      await asker.page.goto(`${home}/help?modal=meetings`);
      await asker.page.getByText('Rosa Berg proposes another time').waitFor();
      expect([asker, first, second].flatMap(({ complaints }) => complaints)).toEqual([]);
    },
  );
});
