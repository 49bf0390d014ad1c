import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
import { browserPath, DESKTOP } from '../../support/browser';
import { codeOf, expectOk, graphql } from '../../support/client';
import { buildAttendee, buildEvent, buildUser, insert } from '../../support/factories';
import { quietPort } from '../../support/port';
import type { Portal } from '../../support/portal';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';
import { answering, startReceiver, type WebhookReceiver } from '../../support/webhook-receiver';
import { buildWebhook } from '../../support/webhooks';

/** A manager at a page of an event of their own. */
async function openAsManager(portal: Portal, path: (eventId: string) => string) {
  const event = await buildEvent(portal);
  const manager = await buildUser(portal, { role: Role.MANAGER, displayName: 'Nadia Khan' });
  const visitor = await portal.openAs(manager.id, DESKTOP);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.page.goto(path(event.id));
  return { ...visitor, eventId: event.id };
}

async function copied(page: Page, dialog: Locator, label: string): Promise<string> {
  await dialog.getByRole('button', { name: `Copy: ${label}` }).click();
  await page.getByText('Copied.').first().waitFor();
  // Pages of the portal may write to the clipboard and not read it; an answer without scripts has no such policy.
  const aside = await page.context().newPage();
  await aside.goto('/healthz');
  const text = await aside.evaluate<string>('navigator.clipboard.readText()');
  await aside.close();
  return text;
}

describe.skipIf(!browserPath)('API tokens', () => {
  const portal = useWarmPortal();

  sampledTest(
    'a token is made, shown once, used as far as its scopes, and refused once it is revoked',
    async () => {
      const { page, complaints, eventId } = await openAsManager(portal, (id) => `/event/${id}/api`);
      await buildAttendee(portal, { eventId, firstName: 'Hana' });
      await page.getByText('No API tokens yet').waitFor();
      await page.getByRole('button', { name: 'Make a token' }).first().click();
      const form = page.getByRole('dialog', { name: 'Make a token' });
      await form.getByRole('button', { name: 'Make token' }).click();
      await form.getByText('Choose what the token may do.').waitFor();
      await form.getByRole('textbox', { name: 'Name' }).fill('Badge printers');
      await form.getByRole('checkbox', { name: 'Read attendees' }).check();
      await form.getByRole('combobox', { name: 'Web pages' }).fill('app.example.com,');
      await form.getByRole('button', { name: 'Make token' }).click();
      await form.getByText('An origin has a scheme and a host alone').waitFor();
      await page.keyboard.press('Backspace');
      await form.getByRole('button', { name: 'Make token' }).click();

      const made = page.getByRole('dialog', { name: 'Your new token' });
      await made.getByText('pdm_').first().waitFor();
      await form.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await page
        .getByRole('dialog', { name: 'Close without copying?' })
        .getByRole('button', { name: 'No' })
        .click();
      const token = await copied(page, made, 'Token');
      expect(await copied(page, made, 'Try it in a terminal')).toContain(`authorization: Bearer ${token}`);
      await made.getByRole('button', { name: 'I have kept it' }).click();
      await made.waitFor({ state: 'hidden' });
      const row = page.getByRole('row', { name: 'Badge printers' });
      await row.getByText('Reads attendees').waitFor();
      await row.getByText('Never').waitFor();

      const people = `{ attendees(eventId: "${eventId}") { nodes { firstName } } }`;
      expect(await expectOk(graphql(portal.url, people, {}, token))).toEqual({
        attendees: { nodes: [{ firstName: 'Hana' }] },
      });
      const companies = `{ companies(eventId: "${eventId}") { totalCount } }`;
      expect(codeOf(await graphql(portal.url, companies, {}, token))).toBe('FORBIDDEN');

      await page.getByRole('button', { name: 'Badge printers', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Badge printers' });
      await panel.getByText('Nadia Khan').waitFor();
      await panel.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('button', { name: 'Revoke token' }).click();
      await panel.getByText('Revoked', { exact: true }).first().waitFor();
      expect(codeOf(await graphql(portal.url, people, {}, token))).toBe('UNAUTHENTICATED');
      expect(complaints).toEqual([]);
    },
  );
});

describe.skipIf(!browserPath)('webhooks', () => {
  const portal = useWarmPortal();
  let receivers: WebhookReceiver[] = [];

  afterEach(async () => {
    await Promise.all(receivers.map((receiver) => receiver.close()));
    receivers = [];
  });

  sampledTest(
    'a webhook is made, tested, fails, is sent again, gets a new secret, and is deleted',
    async () => {
      const { page, complaints, eventId } = await openAsManager(portal, (id) => `/event/${id}/api/webhooks`);
      const port = await quietPort();
      await page.getByText('No webhooks yet').waitFor();
      await page.getByRole('button', { name: 'New webhook' }).first().click();
      const form = page.getByRole('dialog', { name: 'New webhook' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Our CRM');
      const address = form.getByRole('textbox', { name: 'Address' });
      await address.fill('http://10.0.0.1/podium');
      await form.getByRole('checkbox', { name: 'An entry or exit was recorded' }).check();
      await form.getByRole('button', { name: 'Create webhook' }).click();
      await form.getByText(/begins with https|address is private/).waitFor();
      await address.fill(`http://127.0.0.1:${port}/podium`);
      await form.getByRole('button', { name: 'Create webhook' }).click();
      const made = page.getByRole('dialog', { name: 'The secret of your webhook' });
      const secret = await copied(page, made, 'Secret');
      const receiver = await startReceiver({ port, secret });
      receivers.push(receiver);
      await made.getByRole('button', { name: 'I have kept it' }).click();

      await page.getByRole('heading', { name: 'Our CRM', level: 1 }).waitFor();
      await page.getByText('Nothing sent yet').waitFor();
      await page.getByRole('button', { name: 'Send test' }).first().click();
      const rows = page.getByRole('row', { name: 'Test: Entries and exits' });
      await rows.getByText('Delivered').waitFor();
      expect(receiver.accepted.map(({ body: { type, test: isTest } }) => ({ type, isTest }))).toEqual([
        { type: 'CHECK_IN_RECORDED', isTest: true },
      ]);

      receiver.answer = answering(500);
      await page.getByRole('button', { name: 'Send test' }).first().click();
      await rows.first().getByText('Waiting').waitFor();
      await page.getByText(/^No delivery has succeeded since/).waitFor();
      // The automatic attempt, due in some seconds, shall not succeed before the manager's.
      await portal.sql(
        `UPDATE webhook_deliveries SET next_attempt_at = now() + interval '1 hour'
       WHERE status = 'WAITING' AND webhook_id IN (SELECT id FROM webhooks WHERE event_id = $1)`,
        [eventId],
      );
      receiver.answer = answering(204);
      await rows.first().getByRole('button', { name: 'Test: Entries and exits', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Test: Entries and exits' });
      await panel.getByText('What went wrong').waitFor();
      await panel.getByRole('button', { name: 'Send again' }).click();
      await panel.getByText('Delivered').waitFor();
      await page.keyboard.press('Escape');
      await rows.nth(1).getByText('Delivered').waitFor();
      expect(receiver.accepted).toHaveLength(2);

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'New secret' }).click();
      await page.getByRole('button', { name: 'Make new secret' }).click();
      expect(await copied(page, made, 'Secret')).not.toBe(secret);
      await made.getByRole('button', { name: 'I have kept it' }).click();
      await page.getByText(/^The previous secret signs too until/).waitFor();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete webhook' }).click();
      await page.getByText('No webhooks yet').waitFor();
      expect(await portal.sql('SELECT id FROM webhooks WHERE event_id = $1', [eventId])).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('a payload of its own is written with the schema at hand, and previewed with its errors beside it', async () => {
    const { page, complaints, eventId } = await openAsManager(portal, (id) => `/event/${id}`);
    const attendee = await buildAttendee(portal, { eventId, firstName: 'Hana' });
    await insert(portal, 'check_ins', {
      id: newId(),
      eventId,
      attendeeId: attendee.id,
      clientId: '1',
      gate: 'North',
      direction: 'IN',
      at: new Date(),
    });
    const { id } = await buildWebhook(portal, { eventId });
    await page.goto(`/event/${eventId}/api/webhooks/${id}?edit=${id}`);
    const form = page.getByRole('dialog', { name: 'Edit webhook' });
    await form.getByRole('radio', { name: 'A GraphQL query of its own' }).check();
    const editor = form.getByRole('textbox', { name: 'Query' });
    await editor.getByText('recordedCheckIn').waitFor();
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('"gate": "North"').waitFor();

    await editor.getByText('gate').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' atten');
    const offered = page.getByRole('option', { name: 'attendee' });
    await offered.waitFor();
    await page.keyboard.press('Escape');
    await offered.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+Space');
    await offered.click();
    await page.keyboard.type(' { firstName }');
    await form.getByRole('button', { name: 'Preview' }).click();
    await form
      .getByText('This webhook may not')
      .or(form.getByText(/ATTENDEES_READ/))
      .first()
      .waitFor();
    await form.getByRole('checkbox', { name: 'Read attendees' }).check();
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('"firstName": "Hana"').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    const [stored] = await portal.sql('SELECT query, scopes FROM webhooks WHERE id = $1', [id]);
    expect(stored).toEqual({
      query: expect.stringContaining('attendee { firstName }') as string,
      scopes: ['ATTENDEES_READ', 'CHECK_INS_READ'],
    });
    expect(complaints).toEqual([]);
  });
});
