import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { expectOk, graphql } from '../../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildUser,
  insert,
  signInAs,
} from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const CHECK_IN = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { attendee { id } } } }';

describe.skipIf(!browserPath)('statistics', () => {
  const portal = useWarmPortal();
  const cards = (page: Page): Promise<Record<string, string>> =>
    page.evaluate(
      `Object.fromEntries([...document.querySelectorAll('[data-card]')].map((card) => [card.dataset.card, card.textContent]))`,
    );

  sampledTest('equal a hand count, and move within a second of an entry', async () => {
    const event = await buildEvent(portal);
    const here = { eventId: event.id };
    const [ada, bo, cy] = [
      await buildAttendee(portal, { ...here, country: 'PK' }),
      await buildAttendee(portal, { ...here, country: 'PK' }),
      await buildAttendee(portal, here),
    ];
    await buildAttendee(portal, { ...here, status: 'INVITED' });
    await buildMeeting(portal, { event, senderId: ada.id, receiverId: bo.id, status: 'ACTIVE' });
    await buildMeeting(portal, { event, senderId: ada.id, receiverId: cy.id });
    await insert(portal, 'check_ins', {
      id: newId(),
      ...here,
      attendeeId: ada.id,
      clientId: newId(),
      gate: 'North',
      direction: 'IN',
      at: new Date(),
    });
    await portal.sql('UPDATE attendees SET checked_in_at = now() WHERE id = $1', [ada.id]);
    const executive = await buildUser(portal, { role: Role.EXECUTIVE });
    const { page, complaints } = await portal.openAs(executive.id, DESKTOP);
    await page.goto(`/event/${event.id}/statistics`);
    await page.getByText('Registrations over time').waitFor();
    const counted = {
      attendees: '4',
      confirmed: '3',
      checkedIn: '1',
      inside: '1',
      meetings: '2',
      messages: '0',
    };
    expect(await cards(page)).toEqual(counted);
    const funnel = page.getByRole('figure', { name: 'From request to meeting' });
    await funnel.getByText('Table').click();
    expect(await funnel.getByRole('cell').allTextContents()).toEqual(['2', '1', '0']);

    const manager = await signInAs(portal, Role.MANAGER);
    const input = { ...here, code: bo.inviteCode, gate: 'North', clientId: newId() };
    await expectOk(graphql(portal.url, CHECK_IN, { input }, manager));
    await page
      .locator('[data-card="checkedIn"]', { hasText: '2' })
      .waitFor({ timeout: process.env.CI ? 10_000 : 3_000 });
    expect(await cards(page)).toEqual({ ...counted, checkedIn: '2', inside: '2' });

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('table').filter({ visible: true }).count()).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  });
});
