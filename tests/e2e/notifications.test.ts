import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import { expectOk, graphql } from '../support/client';
import { slotOf } from '../support/factories';
import { buildPair, OMAR_NAME, SARA_NAME } from '../support/pair';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;
const CONFIRMED = /^Confirmed · \w{3}\s\d\d:\d\d\s[ap]m · Pod: North/;

const openBell = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};

describe.skipIf(!browserPath)('what waits for the viewer is answered where they see it', () => {
  const portal = useWarmPortal();

  /** Sara asks Omar for meetings in these slots. */
  const build = async (...slots: readonly number[]) => {
    const { event, sara, omar } = await buildPair(portal);
    for (const slot of slots) {
      const input = { attendeeId: omar.id, startsAt: slotOf(event, slot).startsAt };
      await expectOk(graphql(portal.url, REQUEST, { input }, sara.token));
    }
    return { event, sara, omar };
  };

  sampledTest('in the bell, with the face, the result, a calendar file and a reply', async () => {
    const { event, sara, omar } = await build(0);
    const visitor = await portal.openAs(omar.userId, PHONE);
    const { page } = visitor;
    await page.goto(`/event/${event.id}/help`);
    const bell = await openBell(page);
    await bell.getByRole('link', { name: new RegExp(`${SARA_NAME} would like to meet you`) }).waitFor();
    await bell.getByRole('button', { name: `Open the profile of ${SARA_NAME}` }).waitFor();
    await bell.getByRole('button', { name: `Propose another time to ${SARA_NAME}` }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    await bell.getByRole('button', { name: `Accept the meeting with ${SARA_NAME}` }).click();
    await bell.getByText(CONFIRMED).waitFor();
    expect(await bell.getByRole('button', { name: /^(Accept|Reject)/ }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await bell.getByRole('button', { name: `Add to calendar: meeting with ${SARA_NAME}` }).click();
    expect((await download).suggestedFilename()).toBe('meeting-sara-nadeem.ics');
    await bell.getByRole('button', { name: `Reply to ${SARA_NAME}` }).click();
    await bell.getByRole('textbox', { name: `Reply to ${SARA_NAME}` }).fill('See you there');
    await bell.getByRole('button', { name: 'Send' }).click();
    await bell.getByText(/^Sent · “See you there”/).waitFor();
    expect(await portal.sql('SELECT text FROM messages WHERE recipient_id = $1', [sara.id])).toEqual([
      { text: 'See you there' },
    ]);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('on the home page, and what is closed has no buttons', async () => {
    const { event, sara, omar } = await build(0, 1);
    const visitor = await portal.openAs(omar.userId, DESKTOP);
    const { page } = visitor;
    await page.goto(`/event/${event.id}`);
    const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
    await waiting
      .getByRole('button', { name: `Accept the meeting with ${SARA_NAME}` })
      .first()
      .click();
    await waiting.getByText(CONFIRMED).waitFor();
    await page.getByRole('region', { name: 'Next meeting' }).getByText('Pod: North').waitFor();
    // By key: what comes above moves the button, and a pointer that is down then would let go beside it.
    await waiting
      .getByRole('button', { name: `Reject the meeting with ${SARA_NAME}`, exact: true })
      .press('Enter');
    const answered = page.getByRole('region', { name: 'Your answers' });
    await answered.getByText('Rejected', { exact: true }).waitFor();
    await answered.getByText(CONFIRMED).waitFor();
    const bell = await openBell(page);
    await bell.getByText('Rejected', { exact: true }).waitFor();
    expect(await bell.getByRole('button', { name: /^(Accept|Reject|Propose)/ }).count()).toBe(0);
    expect(await axeViolations(visitor)).toEqual([]);

    // The one who asked finds both answers with the person who gave them.
    const other = await portal.openAs(sara.userId, DESKTOP);
    await other.page.goto(`/event/${event.id}/help`);
    const theirs = await openBell(other.page);
    await theirs.getByText(`${OMAR_NAME} accepted your meeting`).waitFor();
    await theirs.getByText(`${OMAR_NAME} declined your request`).waitFor();
    expect(await theirs.getByRole('button', { name: `Open the profile of ${OMAR_NAME}` }).count()).toBe(1);
    expect([...visitor.complaints, ...other.complaints]).toEqual([]);
  });
});
