import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, buildPod, slotOf } from '../support/factories';
import { useWarmPortal } from '../support/warm-portal';

const ANSWER = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { id } } }`;
const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;

const toDesktop = async (page: Page): Promise<void> => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
};

const toDarkPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
};

/** Waits for the button on a wide screen and on a phone in the dark, where the page stays. */
async function seeInBothSizes(page: Page, button: Locator): Promise<void> {
  await toDesktop(page);
  await button.waitFor();
  await toDarkPhone(page);
  await button.waitFor();
}

describe.skipIf(!browserPath)('the card of a person', () => {
  const portal = useWarmPortal();

  test('says live how a meeting with them stands, on a wide screen and on a phone in the dark', async () => {
    const event = await buildEvent(portal);
    const eventId = event.id;
    await buildPod(portal, { eventId });
    const sara = await buildMember(portal, { eventId, firstName: 'Sara', lastName: 'Nadeem' });
    const omar = await buildMember(portal, { eventId, firstName: 'Omar', lastName: 'Haddad' });
    const { page, complaints } = await portal.openAs(sara.userId, DESKTOP);
    await page.goto(`/event/${eventId}/attendees`);
    const card = page.getByRole('article').filter({ hasText: 'Omar Haddad' });
    await card.getByRole('button', { name: 'Meet Omar Haddad' }).click();
    const request = page.getByRole('dialog', { name: 'Request a meeting' });
    await request.getByRole('radio').first().check({ force: true });
    await request.getByRole('button', { name: 'Send request' }).click();
    await request.waitFor({ state: 'hidden' });
    await seeInBothSizes(page, card.getByRole('button', { name: 'Requested Omar Haddad' }));

    // The answer of the other one arrives without a reload.
    const [meeting] = await portal.sql<{ id: string }>('SELECT id FROM meetings WHERE sender_id = $1', [
      sara.id,
    ]);
    const answer = (action: string) =>
      expectOk(graphql(portal.url, ANSWER, { input: { meetingId: meeting?.id, action } }, omar.token));
    await answer('ACCEPT');
    const agreed = card.getByRole('button', { name: /^Meeting .+ [ap]m Omar Haddad$/ });
    await seeInBothSizes(page, agreed);
    await agreed.click();
    const meetings = page.getByRole('dialog', { name: 'My Meetings' });
    await meetings.getByRole('article', { name: 'Omar Haddad' }).waitFor();
    await page.keyboard.press('Escape');
    await meetings.waitFor({ state: 'hidden' });
    await answer('CANCEL');
    await seeInBothSizes(page, card.getByRole('button', { name: 'Meet Omar Haddad' }));

    // A request to the viewer is to be answered.
    const { startsAt, endsAt } = slotOf(event, 4);
    const input = { attendeeId: sara.id, startsAt, endsAt };
    await expectOk(graphql(portal.url, REQUEST, { input }, omar.token));
    await seeInBothSizes(page, card.getByRole('button', { name: 'Answer request Omar Haddad' }));
    expect(complaints).toEqual([]);
  });
});
