import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE, type Screen } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, buildPod, slotOf } from '../support/factories';
import { usePortal, type Portal } from '../support/portal';

const ANSWER = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { id } } }`;
const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;

async function followOnCard(portal: Portal, screen: Screen): Promise<string[]> {
  const event = await buildEvent(portal);
  const eventId = event.id;
  await buildPod(portal, { eventId });
  const sara = await buildMember(portal, { eventId, firstName: 'Sara', lastName: 'Nadeem' });
  const omar = await buildMember(portal, { eventId, firstName: 'Omar', lastName: 'Haddad' });
  const visitor = await portal.openAs(sara.userId, screen);
  const { page } = visitor;
  await page.goto(`/event/${eventId}/attendees`);
  const card = page.getByRole('article').filter({ hasText: 'Omar Haddad' });
  await card.getByRole('button', { name: 'Meet Omar Haddad' }).click();
  const request = page.getByRole('dialog', { name: 'Request a meeting' });
  await request.getByRole('radio').first().check({ force: true });
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Requested Omar Haddad' }).waitFor();

  // The answer of the other one arrives without a reload.
  const [meeting] = await portal.sql<{ id: string }>('SELECT id FROM meetings WHERE sender_id = $1', [
    sara.id,
  ]);
  const answer = (action: string) =>
    expectOk(graphql(portal.url, ANSWER, { input: { meetingId: meeting?.id, action } }, omar.token));
  await answer('ACCEPT');
  await card.getByRole('button', { name: /^Meeting .+ [ap]m Omar Haddad$/ }).click();
  const meetings = page.getByRole('dialog', { name: 'My Meetings' });
  await meetings.getByRole('article', { name: 'Omar Haddad' }).waitFor();
  await page.keyboard.press('Escape');
  await meetings.waitFor({ state: 'hidden' });
  await answer('CANCEL');
  await card.getByRole('button', { name: 'Meet Omar Haddad' }).waitFor();

  // A request to the viewer is to be answered.
  const input = { attendeeId: sara.id, startsAt: slotOf(event, 4).startsAt, endsAt: slotOf(event, 4).endsAt };
  await expectOk(graphql(portal.url, REQUEST, { input }, omar.token));
  await card.getByRole('button', { name: 'Answer request Omar Haddad' }).waitFor();
  await visitor.context.close();
  return visitor.complaints;
}

describe.skipIf(!browserPath)('the card of a person', () => {
  const portal = usePortal();

  test('says live how a meeting with them stands, on a wide screen', async () => {
    expect(await followOnCard(portal, DESKTOP)).toEqual([]);
  });

  test('says live how a meeting with them stands, on a phone in the dark', async () => {
    expect(await followOnCard(portal, { ...PHONE, colorScheme: 'dark' })).toEqual([]);
  });
});
