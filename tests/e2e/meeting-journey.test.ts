import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations, browserPath, DESKTOP, type Visitor } from '../support/browser';
import { buildMember } from '../support/factories';
import { buildPair, OMAR_NAME, SARA_NAME } from '../support/pair';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const dialog = ({ page }: Visitor, name: string): Locator => page.getByRole('dialog', { name });
const meetingWith = (visitor: Visitor, name: string): Locator =>
  dialog(visitor, 'My Meetings').getByRole('article', { name });

async function openMeetings(visitor: Visitor, eventId: string, withName: string): Promise<Locator> {
  await visitor.page.goto(`/event/${eventId}?modal=meetings`);
  const card = meetingWith(visitor, withName);
  await card.waitFor();
  return card;
}

describe.skipIf(!browserPath)('a meeting between two people', () => {
  const portal = useWarmPortal();

  sampledTest('goes from the best match over a bookmark, a message and another time to the end', async () => {
    const { event, sara, omar } = await buildPair(portal);
    const [one, other] = await Promise.all([
      portal.openAs(sara.userId, DESKTOP),
      portal.openAs(omar.userId, DESKTOP),
    ]);

    // Found by best match, with the reason in the server's words.
    await one.page.goto(`/event/${event.id}`);
    const match = one.page.getByRole('article').filter({ hasText: OMAR_NAME });
    await match.getByText('Offers what you look for').waitFor();

    // Bookmarked.
    await match.getByRole('button', { name: /bookmark/i }).click();
    await match.getByRole('button', { name: /bookmark/i, pressed: true }).waitFor();

    // Written to.
    await match.getByRole('button', { name: /message/i }).click();
    await one.page.getByRole('textbox', { name: `Message to ${OMAR_NAME}` }).fill('Shall we talk?');
    await one.page.keyboard.press('Enter');
    await one.page.getByRole('log').getByText('Shall we talk?').waitFor();
    await other.page.goto(`/event/${event.id}/chat/${sara.id}`);
    await other.page.getByRole('log').getByText('Shall we talk?').waitFor();

    // Asked for a meeting; the request shows on the other's home without a reload.
    await other.page.goto(`/event/${event.id}`);
    await other.page.getByRole('heading', { name: 'Next meeting' }).waitFor();
    await one.page.goto(`/event/${event.id}/attendees?meet=${omar.id}`);
    const request = dialog(one, 'Request a meeting');
    await request.getByRole('radio').first().check({ force: true });
    await request.getByRole('textbox', { name: 'Note' }).fill('Twenty minutes on seed capital');
    await request.getByRole('button', { name: 'Send request' }).click();
    await request.waitFor({ state: 'hidden' });
    const waiting = other.page.getByRole('region', { name: 'Waiting for your answer' });
    await waiting.getByText(SARA_NAME).waitFor();

    // Another time is proposed and accepted.
    const mine = await openMeetings(one, event.id, OMAR_NAME);
    await mine.getByText('Waiting...').waitFor();
    const theirs = await openMeetings(other, event.id, SARA_NAME);
    await theirs.getByRole('button', { name: `More actions for the meeting with ${SARA_NAME}` }).click();
    await other.page.getByRole('menuitem', { name: 'Propose another time' }).click();
    const proposal = dialog(other, 'Propose another time');
    await proposal.getByRole('tab').last().click();
    await proposal.getByRole('radio').last().check({ force: true });
    await proposal.getByRole('button', { name: 'Propose this time' }).click();
    await proposal.waitFor({ state: 'hidden' });
    await mine.getByText(`${OMAR_NAME} proposes another time`).waitFor();
    await mine.getByRole('button', { name: /^Take / }).click();
    await mine.getByText('Confirmed').waitFor();
    await mine.getByText('04:30 pm').waitFor();
    await theirs.getByText('Confirmed').waitFor();
    await theirs.getByText(/^Pod: North/).waitFor();

    // Taken along as a calendar file.
    const download = one.page.waitForEvent('download');
    await mine.getByRole('button', { name: `Add to calendar: meeting with ${OMAR_NAME}` }).click();
    expect((await download).suggestedFilename()).toBe('meeting-omar-haddad.ics');

    // Cancelled, after a dialog that says what happens; the other sees it at once.
    await mine.getByRole('button', { name: `More actions for the meeting with ${OMAR_NAME}` }).click();
    await one.page.getByRole('menuitem', { name: 'Cancel' }).click();
    const question = one.page.getByRole('dialog', { name: `Cancel the meeting with ${OMAR_NAME}?` });
    await question.getByText('the time and pod become free for others').waitFor();
    await question.getByRole('button', { name: 'Yes' }).click();
    await one.page.getByText('Rejected and cancelled (1)').waitFor();
    await other.page.getByText('Rejected and cancelled (1)').click();
    await theirs.getByText('Cancelled', { exact: true }).waitFor();

    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  sampledTest(
    'is rejected with a polite reason in one tap, which the sender reads, beside who else has time',
    async () => {
      const { event, sara, omar, chooseOffer } = await buildPair(portal);
      const layla = await buildMember(portal, { eventId: event.id, firstName: 'Layla', lastName: 'Amin' });
      await chooseOffer(layla.id, 'Seed capital');
      const other = await portal.openAs(omar.userId, DESKTOP);
      const one = await portal.openAs(sara.userId, DESKTOP);
      await one.page.goto(`/event/${event.id}/attendees?meet=${omar.id}`);
      const request = dialog(one, 'Request a meeting');
      await request.getByRole('radio').first().check({ force: true });
      await request.getByRole('button', { name: 'Send request' }).click();
      await request.waitFor({ state: 'hidden' });

      const theirs = await openMeetings(other, event.id, SARA_NAME);
      await theirs.getByRole('button', { name: `Reject the meeting with ${SARA_NAME} and say why` }).click();
      await other.page.getByRole('menuitem', { name: 'Thank you, but my calendar is full.' }).click();
      // The card stays where it was answered, and says what came of it.
      await theirs.getByText('Rejected', { exact: true }).waitFor();
      await theirs.getByText('“Thank you, but my calendar is full.”').waitFor();

      await one.page.goto(`/event/${event.id}?modal=meetings`);
      await one.page.getByText('Rejected and cancelled (1)').click();
      const mine = meetingWith(one, OMAR_NAME);
      await mine.getByText('Rejected', { exact: true }).waitFor();
      await mine.getByText('“Thank you, but my calendar is full.”').waitFor();

      // The next best who has time is one tap from a request.
      await mine.getByRole('button', { name: 'See who else has time' }).click();
      const next = mine.getByRole('list', { name: 'Who else has time' });
      await next.getByText('Layla Amin').waitFor();
      await next.getByText(/^Free for both: /).waitFor();
      expect(await axeViolations(one)).toEqual([]);
      await next.getByRole('button', { name: 'Meet Layla Amin' }).click();
      await dialog(one, 'Request a meeting').getByText('Meet Layla Amin').waitFor();
      expect([...one.complaints, ...other.complaints]).toEqual([]);
    },
  );

  sampledTest(
    'that can no longer be accepted offers the next free times on its card, without a toast',
    async () => {
      const { event, sara, omar } = await buildPair(portal);
      const one = await portal.openAs(sara.userId, DESKTOP);
      await one.page.goto(`/event/${event.id}/attendees?meet=${omar.id}`);
      const request = dialog(one, 'Request a meeting');
      await request.getByRole('radio').first().check({ force: true });
      await request.getByRole('button', { name: 'Send request' }).click();
      await request.waitFor({ state: 'hidden' });

      const other = await portal.openAs(omar.userId, DESKTOP);
      const theirs = await openMeetings(other, event.id, SARA_NAME);
      // Meanwhile no pod is left at that time.
      await portal.sql('UPDATE pods SET bookable = false WHERE event_id = $1', [event.id]);
      await theirs.getByRole('button', { name: `Accept the meeting with ${SARA_NAME}` }).click();
      await theirs.getByText(/^No pod is free at this time\./).waitFor();
      expect(await other.page.locator('.ant-notification-notice').count()).toBe(0);
    },
  );
});
