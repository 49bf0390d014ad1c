import type { WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserPath, PHONE, type Visitor } from '../support/browser';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  midnight,
  slotOf,
} from '../support/factories';
import { waitFor } from '../support/wait';
import { sampledTest, useWarmPortal } from '../support/warm-portal';

/** The sockets of a page, which open only when they are let in; and the names of what it asks for. */
async function watch({ page }: Visitor) {
  const sockets: { page: WebSocketRoute; server: WebSocketRoute }[] = [];
  const asked: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    await opened;
    sockets.push({ page: socket, server: socket.connectToServer() });
  });
  page.on('request', (request) => {
    const name = request.headers()['x-apollo-operation-name'];
    if (name) asked.push(name);
  });
  const digests = () => asked.filter((name) => name === 'LiveDigest').length;
  return {
    open,
    /** Loses the connection, and gives what is asked for at the next one, until its subscriptions stand. */
    async lose() {
      asked.length = 0;
      const last = sockets.at(-1);
      await last?.page.close({ code: 3000, reason: 'The server stops' });
      await last?.server.close();
      await waitFor(() => digests() === 2, 'The second digest');
    },
    waitForDigest: () => waitFor(() => digests() === 1, 'The digest'),
    asked: () => asked.toSorted(),
  };
}

describe.skipIf(!browserPath)('the connection of a page', () => {
  const portal = useWarmPortal();

  sampledTest('brings what changed before it stood, and after a loss only what changed', async () => {
    const event = await buildEvent(portal, { startsAt: midnight(3), endsAt: midnight(5) });
    const eventId = event.id;
    const me = await buildMember(portal, { eventId });
    const layla = await buildMember(portal, { eventId, firstName: 'Layla', lastName: 'Amin' });
    const visitor = await portal.openAs(me.userId, PHONE);
    const { page, settle } = visitor;
    const connection = await watch(visitor);
    await page.goto(`/event/${eventId}`);
    await page.getByText('No upcoming meetings.').waitFor();
    await settle();

    // Without an event, as if it had come before the subscriptions stood.
    await buildMeeting(portal, { event, senderId: layla.id, receiverId: me.id, status: 'ACTIVE' });
    connection.open();
    await connection.waitForDigest();
    await page.getByText('Layla Amin').first().waitFor();
    await settle();

    await connection.lose();
    await settle();
    // The list of conversations is asked for again only where it is shown, which Home on a phone does not.
    const eachTime = ['UnreadMessages', 'LiveDigest'];
    expect(connection.asked()).toEqual([...eachTime, ...eachTime].toSorted());

    await buildActivity(portal, { event, ...slotOf(event, 3) });
    await connection.lose();
    await settle();
    expect(connection.asked()).toEqual([...eachTime, ...eachTime, 'Programme'].toSorted());
    expect(visitor.complaints).toEqual([]);
  });

  sampledTest('brings to cards of people how a meeting stands that was answered meanwhile', async () => {
    const event = await buildEvent(portal);
    const me = await buildMember(portal, { eventId: event.id });
    const layla = await buildMember(portal, { eventId: event.id, firstName: 'Layla', lastName: 'Amin' });
    const { id } = await buildMeeting(portal, { event, senderId: me.id, receiverId: layla.id });
    const visitor = await portal.openAs(me.userId, PHONE);
    const { page } = visitor;
    const connection = await watch(visitor);
    await page.goto(`/event/${event.id}/attendees`);
    await page.getByRole('button', { name: 'Requested Layla Amin' }).waitFor();
    const pod = await buildPod(portal, { eventId: event.id });
    await portal.sql(`UPDATE meetings SET status = 'ACTIVE', pod_id = $2 WHERE id = $1`, [id, pod.id]);
    connection.open();
    await page.getByRole('button', { name: /^Meeting .+ Layla Amin$/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
