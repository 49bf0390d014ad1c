import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, PHONE } from '../../support/browser';
import { expectOk, graphql } from '../../support/client';
import { nameOf, signInAs, type BuiltMember } from '../../support/factories';
import { buildTalk, logOf } from '../../support/talk';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

const REPORTS = `query ($eventId: ID!) {
  messageReports(eventId: $eventId) { totalCount nodes { text reason } } }`;

describe.skipIf(!browserPath)('people who do not want to talk', () => {
  const portal = useWarmPortal();

  sampledTest('block somebody and vanish for each other', async () => {
    const { sara, daniel, thread, home, send, open } = await buildTalk(portal);
    await send(daniel, sara, 'Buy now!');
    const { page, complaints } = await open(sara, thread(daniel));
    await logOf(page).getByText('Buy now!').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: `Block ${nameOf(daniel)}?` });
    await dialog.getByRole('button', { name: `Block ${nameOf(daniel)}` }).click();
    await page.getByText('No conversations yet').waitFor();
    const finds = async (visitor: Page, whom: BuiltMember) => {
      await visitor.goto(`${home}/attendees`);
      await visitor.getByText(/^\d+ (person|people)$/).waitFor();
      return visitor.getByText(nameOf(whom), { exact: true }).count();
    };
    const there = await open(daniel, home);
    expect([await finds(page, daniel), await finds(there.page, sara)]).toEqual([0, 0]);
    await there.page.goto(thread(sara));
    await there.page.getByText('This person takes no messages at the moment.').waitFor();
    expect(complaints).toEqual([]);
  });

  sampledTest('report a message: staff see that one and no other', async () => {
    const { event, sara, daniel, thread, send, open } = await buildTalk(portal);
    await send(daniel, sara, 'Good morning');
    await send(daniel, sara, 'Send me money');
    const { page, complaints } = await open(sara, thread(daniel), PHONE);
    await logOf(page).getByText('Send me money').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Report a message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a message' });
    await dialog.getByRole('radio', { name: /Send me money/ }).check({ force: true });
    await dialog.getByRole('radio', { name: 'Spam or advertising' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click();
    const manager = await signInAs(portal, Role.MANAGER);
    const reports = await expectOk(graphql(portal.url, REPORTS, { eventId: event.id }, manager));
    expect(reports).toEqual({
      messageReports: { totalCount: 1, nodes: [{ text: 'Send me money', reason: 'Spam or advertising' }] },
    });
    expect(complaints).toEqual([]);
  });
});
