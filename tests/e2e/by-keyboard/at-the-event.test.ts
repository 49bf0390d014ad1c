import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildExhibition } from '../../support/exhibition';
import { buildMember, nameOf } from '../../support/factories';
import { awaitFocus, awaitFocusIn, choose, DARK_PHONE, tabTo, typeInto, use } from '../../support/keyboard';
import { BOTH_CLASHES, buildProgramme, savedTitles } from '../../support/programme';
import { buildTalk, logOf } from '../../support/talk';
import type { Portal } from '../../support/portal';
import { describeJourneys } from '../../support/warm-portal';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function goAroundOnce(portal: Portal): Promise<void> {
  const { event, visitor } = await buildExhibition(portal);
  const { page, complaints } = await portal.openAs(visitor.userId, DARK_PHONE);
  await page.goto(`/event/${event.id}/help`);
  await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await awaitFocus(page, skip);
  await page.keyboard.press('Enter');
  await awaitFocus(page, page.getByRole('main'));
  await page.keyboard.press('Tab');
  await awaitFocusIn(page, page.getByRole('main'));
  await tabTo(page, skip);
  expect(complaints).toEqual([]);
}

async function meetExhibitor(portal: Portal): Promise<void> {
  const { event, visitor } = await buildExhibition(portal);
  const { page, complaints } = await portal.openAs(visitor.userId, DARK_PHONE);
  await page.goto(`/event/${event.id}`);
  await use(page, page.getByRole('navigation').getByRole('link', { name: 'Exhibitors' }));
  await page.getByText('2 exhibitors').waitFor();
  await typeInto(page, page.getByRole('searchbox', { name: 'Search by name or tagline' }), 'arms');
  await page.getByText('1 exhibitor').waitFor();
  await use(page, page.getByRole('link', { name: 'Acme Robots' }));
  await page.getByRole('heading', { name: 'Acme Robots', level: 1 }).waitFor();
  await awaitFocusIn(page, page.getByRole('main'));

  const rosa = page.getByRole('article').filter({ hasText: 'Rosa Berg' });
  const meet = rosa.getByRole('button', { name: 'Meet' });
  const request = dialogOf(page, 'Request a meeting');
  await use(page, meet);
  await awaitFocusIn(page, request);
  await use(page, request.getByRole('radio').first(), 'Space');
  await tabTo(page, request.getByRole('combobox', { name: /pod/i }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await request.getByTitle('R2 · Acme Robots').waitFor();
  await use(page, request.getByRole('button', { name: 'Send request' }));
  await request.waitFor({ state: 'hidden' });
  await awaitFocus(page, rosa.getByRole('button', { name: 'Requested' }));
  expect(
    await portal.sql(
      'SELECT m.status, p.name FROM meetings m JOIN pods p ON p.id = m.pod_id WHERE m.sender_id = $1',
      [visitor.id],
    ),
  ).toEqual([{ status: 'PENDING', name: 'R2' }]);
  expect(complaints).toEqual([]);
}

async function mendAgenda(portal: Portal): Promise<void> {
  const { me, path } = await buildProgramme(portal);
  const { page, complaints } = await portal.openAs(me.userId, DARK_PHONE);
  await page.goto(path);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Open banking' }) });
  const clash = card.getByText('Clashes with your meeting with Daniel Weber, 09:25 am');
  await clash.waitFor({ state: 'attached' });
  await use(page, page.getByRole('button', { name: 'Add to my agenda: Smart farming' }));
  await awaitFocus(page, page.getByRole('button', { name: 'Remove from my agenda: Smart farming' }));
  const open = page.getByRole('button', { name: 'Open banking', exact: true });
  const panel = dialogOf(page, 'Session');
  await tabTo(page, open, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await awaitFocusIn(page, panel);
  await panel.getByText(`${BOTH_CLASHES}.`).waitFor();
  await use(page, panel.getByRole('button', { name: 'Add anyway' }), 'Space');
  await page.getByText(`Added to your agenda. ${BOTH_CLASHES}.`).waitFor();
  await expect.poll(() => savedTitles(portal, me.id)).toEqual(['Open banking', 'Smart farming']);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await awaitFocus(page, open);
  await use(page, page.getByRole('button', { name: 'Remove from my agenda: Open banking' }));
  await expect.poll(() => savedTitles(portal, me.id)).toEqual(['Smart farming']);

  await tabTo(page, page.getByRole('radio', { name: 'Programme' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Meeting with Daniel Weber' }).waitFor();
  await use(page, page.getByRole('button', { name: 'Remove from my agenda: Smart farming' }));
  await expect.poll(() => savedTitles(portal, me.id)).toEqual([]);
  await awaitFocusIn(page, page.getByRole('main'));
  expect(complaints).toEqual([]);
}

async function blockInConversation(portal: Portal): Promise<void> {
  const { sara, daniel, thread, send, open } = await buildTalk(portal);
  await send(daniel, sara, 'Buy now!');
  const { page, complaints } = await open(sara, thread(daniel), DARK_PHONE);
  await logOf(page).getByText('Buy now!').waitFor();
  const question = dialogOf(page, `Block ${nameOf(daniel)}?`);
  const more = page.getByRole('button', { name: 'More actions' });
  // Left open by mistake, and closed again.
  await use(page, more);
  await awaitFocusIn(page, page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await awaitFocus(page, more);
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: 'Block' }));
  await awaitFocusIn(page, question);
  await use(page, question.getByRole('button', { name: 'Cancel' }));
  await question.waitFor({ state: 'hidden' });
  await awaitFocus(page, more);
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: 'Block' }));
  await use(page, question.getByRole('button', { name: `Block ${nameOf(daniel)}` }));
  await page.getByText('No conversations yet').waitFor();
  await awaitFocusIn(page, page.getByRole('main'));
  expect(await portal.sql('SELECT blocked_id FROM blocks WHERE blocker_id = $1', [sara.id])).toEqual([
    { blocked_id: daniel.id },
  ]);
  expect(complaints).toEqual([]);
}

async function blockInProfile(portal: Portal): Promise<void> {
  const { event, visitor } = await buildExhibition(portal);
  const rude = await buildMember(portal, { eventId: event.id, firstName: 'Ivo', lastName: 'Rude' });
  const { page, complaints } = await portal.openAs(visitor.userId, DARK_PHONE);
  await page.goto(`/event/${event.id}/attendees?q=Ivo`);
  const profile = dialogOf(page, 'Profile');
  const question = dialogOf(page, 'Block Ivo Rude?');
  await use(page, page.getByRole('link', { name: 'Ivo Rude', exact: true }));
  await awaitFocusIn(page, profile);
  await use(page, profile.getByRole('button', { name: 'More actions' }));
  await awaitFocusIn(page, page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await awaitFocus(page, profile.getByRole('button', { name: 'More actions' }));
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('menuitem', { name: 'Block' }));
  await awaitFocusIn(page, question);
  await use(page, question.getByRole('button', { name: 'Block Ivo Rude' }));
  await profile.waitFor({ state: 'hidden' });
  await awaitFocusIn(page, page.getByRole('main'));
  expect(await portal.sql('SELECT blocked_id FROM blocks WHERE blocker_id = $1', [visitor.id])).toEqual([
    { blocked_id: rude.id },
  ]);
  expect(complaints).toEqual([]);
}

describeJourneys('an event by keyboard alone, on a phone in the dark', {
  'the first stop leads past the menus, and the last one back to the first': goAroundOnce,
  'an exhibitor is found, and one of its team asked for a meeting': meetExhibitor,
  'an agenda with a clash is built and mended': mendAgenda,
  'somebody who bothers is blocked from the conversation': blockInConversation,
  'somebody is blocked from their profile': blockInProfile,
});
