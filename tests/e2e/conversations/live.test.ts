import { describe, expect, test } from 'vitest';
import { browserPath, DESKTOP, PHONE } from '../../support/browser';
import { nameOf } from '../../support/factories';
import { buildTalk, fieldOf, logOf, write } from '../../support/talk';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('people who talk', () => {
  const portal = useWarmPortal();

  test('two tabs each show a message once, and the second goes on when the first is closed', async () => {
    const { sara, daniel, thread, send, open } = await buildTalk(portal);
    const { page: first, context, complaints } = await portal.openAs(sara.userId, DESKTOP);
    await first.goto(thread(daniel));
    await fieldOf(first, daniel).waitFor();
    const second = await context.newPage();
    await second.goto(thread(daniel));
    await fieldOf(second, daniel).waitFor();
    await send(daniel, sara, 'To both tabs');
    for (const page of [first, second]) await logOf(page).getByText('To both tabs').waitFor();
    await first.close();
    await send(daniel, sara, 'To the tab that is left');
    await logOf(second).getByText('To the tab that is left').waitFor();
    expect(await logOf(second).getByText('To both tabs').count()).toBe(1);
    await open(daniel, thread(sara));
    expect(complaints).toEqual([]);
  });

  sampledTest('a message typed offline is sent on return, once', async () => {
    const { sara, daniel, thread, open } = await buildTalk(portal);
    const { page, context } = await open(sara, thread(daniel), PHONE);
    const there = await open(daniel, thread(sara));
    await fieldOf(page, daniel).waitFor();
    await fieldOf(there.page, sara).waitFor();
    await context.setOffline(true);
    await write(page, daniel, 'Typed in the tunnel');
    await page.getByText('1 message will be sent when you are back online.').waitFor();
    await logOf(page).getByText('Waiting for the network').waitFor();
    await context.setOffline(false);
    await logOf(there.page).getByText('Typed in the tunnel').waitFor();
    await page.getByText('1 message will be sent').waitFor({ state: 'hidden' });
    const stored = await portal.sql('SELECT text FROM messages WHERE recipient_id = $1', [daniel.id]);
    expect(stored).toEqual([{ text: 'Typed in the tunnel' }]);
    expect(await logOf(page).getByText('Typed in the tunnel').count()).toBe(1);
  });

  test('each sees at once when the other is here, types and has read', async () => {
    const { sara, daniel, thread, home, open } = await buildTalk(portal);
    const here = await open(sara, thread(daniel));
    await fieldOf(here.page, daniel).waitFor();
    const there = await open(daniel, home);
    const header = here.page.getByRole('region', { name: `Conversation with ${nameOf(daniel)}` });
    await header.getByText('Here now').waitFor();
    await write(here.page, daniel, 'Have you read this?');
    const mine = logOf(here.page).locator('div').filter({ hasText: 'Have you read this?' });
    await mine.getByText('Sent', { exact: true }).first().waitFor({ state: 'attached' });
    await there.page.goto(thread(sara));
    await mine.getByText('Read', { exact: true }).first().waitFor({ state: 'attached' });
    await fieldOf(there.page, sara).pressSequentially('Yes');
    await header.getByText('Typing…').waitFor();
    await fieldOf(there.page, sara).press('Enter');
    await header.getByText('Typing…').waitFor({ state: 'detached' });
    await logOf(here.page).getByText('Yes', { exact: true }).waitFor();
    expect([...here.complaints, ...there.complaints]).toEqual([]);
  });
});
