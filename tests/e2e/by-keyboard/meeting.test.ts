import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, awaitFocus, awaitFocusIn, DARK_PHONE, tabTo, typeInto, use } from '../../support/keyboard';
import { buildPair, OMAR_NAME, SARA_NAME } from '../../support/pair';
import type { Portal } from '../../support/portal';
import { describeJourneys } from '../../support/warm-portal';

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens My Meetings from the menu at the bottom, and gives the card of the meeting with this person. */
async function openMeetings(page: Page, withName: string): Promise<Locator> {
  await use(page, page.getByRole('button', { name: 'Menu', exact: true }));
  await awaitFocusIn(page, dialogOf(page, 'Menu'));
  await use(page, dialogOf(page, 'Menu').getByRole('button', { name: 'My Meetings' }));
  await awaitFocusIn(page, dialogOf(page, 'My Meetings'));
  return dialogOf(page, 'My Meetings').getByRole('article', { name: withName });
}

/** Finds Omar among the people to meet, bookmarks him, writes to him and asks him for a meeting. */
async function getToKnow(page: Page): Promise<void> {
  const match = page.getByRole('article').filter({ hasText: OMAR_NAME });
  // The first key has all of the home drawn.
  await page.getByRole('heading', { name: 'Next meeting' }).waitFor();
  await page.keyboard.press('Tab');
  await match.getByText('Offers what you look for').waitFor();
  await use(page, match.getByRole('button', { name: /bookmark/i }), 'Space');
  await awaitFocus(page, match.getByRole('button', { name: /bookmark/i, pressed: true }));

  await use(page, match.getByRole('button', { name: /message/i }));
  await typeInto(page, page.getByRole('textbox', { name: `Message to ${OMAR_NAME}` }), 'Shall we talk?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Shall we talk?').waitFor();

  const meet = page.getByRole('button', { name: `Request a meeting with ${OMAR_NAME}` });
  const request = dialogOf(page, 'Request a meeting');
  await tabTo(page, meet, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await awaitFocusIn(page, request);
  await use(page, request.getByRole('radio').first(), 'Space');
  await typeInto(page, request.getByRole('textbox', { name: 'Note' }), 'Twenty minutes on seed capital');
  await use(page, request.getByRole('button', { name: 'Send request' }));
  await request.waitFor({ state: 'hidden' });
  await awaitFocus(page, meet);
}

/** Chooses the last slot of the last day. */
async function proposeLastSlot(page: Page, card: Locator): Promise<void> {
  const proposal = dialogOf(page, 'Propose another time');
  await use(page, card.getByRole('button', { name: `More actions for the meeting with ${SARA_NAME}` }));
  await choose(page, page.getByRole('menuitem', { name: 'Propose another time' }));
  await awaitFocusIn(page, proposal);
  await tabTo(page, proposal.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await awaitFocus(page, proposal.getByRole('tab').last());
  await tabTo(page, proposal.getByRole('radio').first());
  // From the first time of a group, the arrow up leads to the last.
  await page.keyboard.press('ArrowUp');
  await awaitFocus(page, proposal.getByRole('radio').last());
  await use(page, proposal.getByRole('button', { name: 'Propose this time' }));
  await proposal.waitFor({ state: 'hidden' });
  await awaitFocusIn(page, dialogOf(page, 'My Meetings'));
}

async function arrangeMeeting(portal: Portal): Promise<void> {
  const { event, sara, omar } = await buildPair(portal);
  const [one, other] = await Promise.all([
    portal.openAs(sara.userId, DARK_PHONE),
    portal.openAs(omar.userId, DARK_PHONE),
  ]);
  await one.page.goto(`/event/${event.id}`);
  await getToKnow(one.page);

  await other.page.goto(`/event/${event.id}`);
  const theirs = await openMeetings(other.page, SARA_NAME);
  await proposeLastSlot(other.page, theirs);

  await use(one.page, one.page.getByRole('button', { name: 'Back to all conversations' }));
  await one.page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  const mine = await openMeetings(one.page, OMAR_NAME);
  const meetings = dialogOf(one.page, 'My Meetings');
  await mine.getByText(`${OMAR_NAME} proposes another time`).waitFor();
  await use(one.page, mine.getByRole('button', { name: /^Take / }));
  await mine.getByText('Confirmed').waitFor();
  await mine.getByText('04:30 pm').waitFor();
  await awaitFocusIn(one.page, meetings);
  await theirs.getByText(/^Pod: North/).waitFor();

  await use(one.page, mine.getByRole('button', { name: `More actions for the meeting with ${OMAR_NAME}` }));
  await choose(one.page, one.page.getByRole('menuitem', { name: 'Cancel' }));
  const question = dialogOf(one.page, `Cancel the meeting with ${OMAR_NAME}?`);
  await awaitFocusIn(one.page, question);
  await use(one.page, question.getByRole('button', { name: 'Yes' }));
  await question.waitFor({ state: 'hidden' });
  await awaitFocusIn(one.page, meetings);
  await use(one.page, meetings.getByText('Rejected and cancelled (1)'));
  await mine.getByText('Cancelled', { exact: true }).waitFor();
  await one.page.keyboard.press('Escape');
  await meetings.waitFor({ state: 'hidden' });
  await awaitFocus(one.page, one.page.getByRole('button', { name: 'Menu', exact: true }));

  await use(other.page, dialogOf(other.page, 'My Meetings').getByText('Rejected and cancelled (1)'));
  await theirs.getByText('Cancelled', { exact: true }).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
}

describeJourneys('a meeting by keyboard alone, on a phone in the dark', {
  'goes from the best match over a bookmark, a message and another time to the end': arrangeMeeting,
});
