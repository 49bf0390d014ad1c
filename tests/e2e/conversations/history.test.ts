import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { browserPath, PHONE } from '../../support/browser';
import { insert, nameOf } from '../../support/factories';
import { buildTalk, fieldOf, logOf } from '../../support/talk';
import { waitFor } from '../../support/wait';
import { useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('a conversation', () => {
  const portal = useWarmPortal();

  test('2,000 messages stay light, and what is read stays in place while older ones load', async () => {
    const { event, sara, daniel, thread, open } = await buildTalk(portal);
    const conversationId = newId();
    await insert(portal, 'conversations', {
      id: conversationId,
      eventId: event.id,
      lastSequence: 2_000,
      lastMessageAt: new Date(),
    });
    for (const [attendeeId, otherId] of [
      [sara.id, daniel.id],
      [daniel.id, sara.id],
    ]) {
      const read = { lastReadSequence: 2_000, shownReadSequence: 2_000, lastMessageAt: new Date() };
      await insert(portal, 'conversation_members', { conversationId, attendeeId, otherId, ...read });
    }
    await portal.sql(
      `INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
       SELECT gen_random_uuid(), $1, n, CASE WHEN n % 3 = 0 THEN $2::uuid ELSE $3::uuid END,
         CASE WHEN n % 3 = 0 THEN $3::uuid ELSE $2::uuid END, n::text,
         'Message ' || n || repeat(' and more', n % 20), now() - (2000 - n) * interval '7 minutes'
       FROM generate_series(1, 2000) AS n`,
      [conversationId, sara.id, daniel.id],
    );
    const { page, complaints } = await open(sara, thread(daniel), PHONE);
    await logOf(page)
      .getByText(/^Message 2000\b/)
      .waitFor();
    const nodes = () => page.evaluate<number>('document.querySelectorAll("*").length');
    const counts = [await nodes()];
    for (const target of [1_900, 1_700, 1_500]) {
      let shown: string[] = [];
      const comes = waitFor(async () => {
        await logOf(page).evaluate((element) => {
          (element as unknown as { scrollTop: number }).scrollTop -= 1_500;
        });
        shown = await logOf(page)
          .getByText(/^Message \d+/)
          .allInnerTexts();
        return shown.some((text) => Number(/\d+/.exec(text)?.[0]) <= target);
      }, `Message ${target}`);
      await comes.catch((error: unknown) => {
        throw new Error(`Seen instead: ${[...shown, ...complaints].join(' | ')}`, { cause: error });
      });
      counts.push(await nodes());
    }
    expect(Math.max(...counts)).toBeLessThan(1_500);
    await page.getByRole('button', { name: 'Go to the newest message' }).click();
    await logOf(page)
      .getByText(/^Message 2000\b/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('Escape closes the dock, and the focus goes back to the page', async () => {
    const { sara, daniel, home, send, open } = await buildTalk(portal);
    await send(daniel, sara, 'Hello');
    const { page, complaints } = await open(sara, `${home}?chat=all`);
    const dock = page.getByRole('region', { name: 'Messages' });
    await dock.getByRole('button', { name: new RegExp(nameOf(daniel)) }).press('Enter');
    await fieldOf(page, daniel).waitFor();
    const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));
    await waitFor(() => isFocused(fieldOf(page, daniel)), 'The field did not get the focus');
    await page.keyboard.press('Escape');
    await dock.waitFor({ state: 'detached' });
    await waitFor(() => isFocused(page.getByRole('main')), 'The focus was lost');
    expect(complaints).toEqual([]);
  });
});
