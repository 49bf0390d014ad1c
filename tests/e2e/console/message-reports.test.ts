import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser, insert } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('a reported message', () => {
  const portal = useWarmPortal();

  const buildChat = async () => {
    const event = await buildEvent(portal);
    const [rude, hurt] = [
      await buildAttendee(portal, { eventId: event.id, firstName: 'Rudi', lastName: 'Rough' }),
      await buildAttendee(portal, { eventId: event.id, firstName: 'Hana', lastName: 'Hurt' }),
    ];
    const conversationId = newId();
    await insert(portal, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 2 });
    const texts = ['You are slow', 'A private secret'];
    const ids = texts.map(() => newId());
    for (const [index, text] of texts.entries())
      await insert(portal, 'messages', {
        id: ids[index],
        conversationId,
        sequence: index + 1,
        senderId: rude.id,
        recipientId: hurt.id,
        clientId: `${index}`,
        text,
      });
    const id = newId();
    await insert(portal, 'message_reports', {
      id,
      eventId: event.id,
      messageId: ids[0],
      reporterId: hurt.id,
      reason: 'This is rude',
    });
    return { event, rude, reportId: id };
  };

  sampledTest('is read and decided, and nothing else of the chat is seen', async () => {
    const { event, rude, reportId } = await buildChat();
    const manager = await buildUser(portal, { role: Role.MANAGER, displayName: 'Nadia Khan' });
    const { page, complaints } = await portal.openAs(manager.id, DESKTOP);
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/graphql'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        );
    });
    await page.goto(`/event/${event.id}/message-reports`);
    await page.getByText('You are slow').first().click();
    const panel = page.getByRole('dialog', { name: 'Reported message' });
    await panel.getByText('This is rude').waitFor();
    await panel.getByText('Rudi Rough').waitFor();
    await panel.getByText('Hana Hurt').waitFor();
    await panel.getByRole('radio', { name: /Warn the sender/ }).check();
    await panel.getByRole('textbox', { name: 'Note for colleagues' }).fill('First time');
    await panel.getByRole('button', { name: 'Warn sender' }).click();
    await panel.getByText(/Sender warned by Nadia Khan/).waitFor();
    await panel.getByText('First time').waitFor();
    expect(
      await portal.sql('SELECT decision, decision_note AS note FROM message_reports WHERE id = $1', [
        reportId,
      ]),
    ).toEqual([{ decision: 'WARNED', note: 'First time' }]);
    expect(await portal.sql('SELECT kind FROM notifications WHERE attendee_id = $1', [rude.id])).toEqual([
      { kind: 'CONDUCT_WARNING' },
    ]);
    expect(answers.some((text) => text.includes('You are slow'))).toBe(true);
    expect(answers.filter((text) => text.includes('A private secret'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('has its sender removed only after the consequences were shown', async () => {
    const { event, rude } = await buildChat();
    const manager = await buildUser(portal, { role: Role.MANAGER });
    const { page } = await portal.openAs(manager.id, DESKTOP);
    await page.goto(`/event/${event.id}/message-reports`);
    await page.getByText('You are slow').first().click();
    const panel = page.getByRole('dialog', { name: 'Reported message' });
    await panel.getByRole('radio', { name: /Remove the sender/ }).check();
    await panel.getByRole('button', { name: /Remove sender/ }).click();
    const ask = page.getByRole('dialog', { name: 'Remove Rudi Rough from the event?' });
    await ask.getByRole('button', { name: 'Remove from event' }).click();
    await ask.waitFor({ state: 'hidden' });
    await panel.getByText(/Sender removed by/).waitFor();
    expect(await portal.sql('SELECT status FROM attendees WHERE id = $1', [rude.id])).toEqual([
      { status: 'REMOVED' },
    ]);
  });
});
