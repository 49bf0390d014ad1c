import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { createJobHandlers } from '../../server/src/jobs';
import { deliverAnnouncement } from '../../server/src/modules/announcements/announcement-delivery.service';
import * as mailService from '../../server/src/modules/mails/mail.service';
import { expectOk, graphql, subscribe } from '../support/client';
import { buildCrowd } from '../support/crowd';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildUser,
  insert,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const ADDED =
  'subscription ($eventId: ID!) { notificationAdded(eventId: $eventId) { id kind text details } }';
const LIST = '{ kind text details }';

let server: TestServer;
let authorId: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  authorId = (await buildUser(server, { role: Role.MANAGER })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const due = async (more: object = {}): Promise<string> => {
  const id = newId();
  await insert(server, 'announcements', {
    id,
    eventId: event.id,
    title: 'Lunch',
    text: 'In hall 2.',
    segment: JSON.stringify({ status: 'CONFIRMED' }),
    inPortal: true,
    byMail: false,
    status: 'SENDING',
    sendAt: new Date(),
    authorId,
    authorName: 'Nadia',
    ...more,
  });
  return id;
};
const deliver = (announcementId: string): Promise<void> =>
  deliverAnnouncement(server.app.systemContext(), { announcementId });
const stateOf = async (id: string) => {
  const [row] = await server.sql<{ status: string; recipients: number; told: number; mailed: number }>(
    `SELECT n.status, n.recipient_count AS recipients,
       (SELECT count(*)::int FROM notifications t WHERE t.announcement_id = n.id) AS told,
       (SELECT count(*)::int FROM mails m WHERE m.event_id = n.event_id AND m.template = 'announcement') AS mailed
     FROM announcements n WHERE n.id = $1`,
    [id],
  );
  return row;
};

describe('a delivery', () => {
  it('reaches those in the segment, in the portal and by mail, and nobody else', async () => {
    const here = { eventId: event.id };
    const speaker = await buildMember(server, { ...here, category: 'SPEAKER', firstName: 'Sara' });
    await buildMember(server, here);
    const id = await due({
      segment: JSON.stringify({ status: 'CONFIRMED', category: 'SPEAKER' }),
      byMail: true,
    });
    await deliver(id);
    expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 1, told: 1, mailed: 1 });
    const list = `query ($eventId: ID!) { notifications(eventId: $eventId) { nodes ${LIST} } event(id: $eventId) { unreadNotificationCount } }`;
    expect(await expectOk(graphql(server.url, list, { eventId: event.id }, speaker.token))).toEqual({
      notifications: { nodes: [{ kind: 'ANNOUNCEMENT', text: 'Lunch', details: 'In hall 2.' }] },
      event: { unreadNotificationCount: 1 },
    });
    const mails = await server.sql<{ subject: string; text: string }>(
      'SELECT m.subject, m.text FROM mails m JOIN users u ON u.email = m.recipient WHERE u.id = $1',
      [speaker.userId],
    );
    expect(mails).toEqual([
      { subject: `Lunch · ${event.title}`, text: expect.stringContaining('Hello Sara,') as string },
    ]);
    expect(mails[0]?.text).toContain('In hall 2.');
  });

  it('tells the invited by mail alone', async () => {
    await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const id = await due({ segment: JSON.stringify({ status: 'INVITED' }), byMail: true });
    await deliver(id);
    expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 1, told: 0, mailed: 1 });
  });

  it('waits for its time, and for nothing once it was cancelled', async () => {
    await buildMember(server, { eventId: event.id });
    const later = await due({ status: 'SCHEDULED', sendAt: new Date(Date.now() + 60_000) });
    const never = await due({ status: 'CANCELLED' });
    const past = await due({ status: 'SCHEDULED', sendAt: new Date(Date.now() - 1_000) });
    await Promise.all([later, never, past].map(deliver));
    expect([await stateOf(later), await stateOf(never), await stateOf(past)]).toEqual([
      { status: 'SCHEDULED', recipients: null, told: 0, mailed: 0 },
      { status: 'CANCELLED', recipients: null, told: 0, mailed: 0 },
      { status: 'SENT', recipients: 1, told: 1, mailed: 0 },
    ]);
  });

  it('waits while its event is a draft, and is made up for when that is published', async () => {
    event = await buildEvent(server, { status: 'DRAFT' });
    await buildMember(server, { eventId: event.id });
    const id = await due({ status: 'SCHEDULED', byMail: true, sendAt: new Date(Date.now() - 1_000) });
    await deliver(id);
    expect(await stateOf(id)).toEqual({ status: 'SCHEDULED', recipients: null, told: 0, mailed: 0 });
    const manager = await signInAs(server, Role.MANAGER);
    const publish = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
    await expectOk(
      graphql(server.url, publish, { input: { eventId: event.id, status: 'PUBLISHED' } }, manager),
    );
    const handlers = createJobHandlers(server.app.systemContext);
    const published = handlers.find(({ kind }) => kind.name === 'events.published');
    await published?.run({ eventId: event.id } as never);
    expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 1, told: 1, mailed: 1 });
  });

  it('costs the same number of statements and one event, for one and for three hundred', async () => {
    const costs: number[] = [];
    for (const size of [0, 299]) {
      ({ event } = await buildCrowd(server, size));
      const id = await due({ byMail: true });
      costs.push((await statementsOf(() => deliver(id))).length);
      expect(await stateOf(id)).toEqual({
        status: 'SENT',
        recipients: size + 1,
        told: size + 1,
        mailed: size + 1,
      });
    }
    expect(costs[1]).toBe(costs[0]);
  });
});

it('nobody is mailed whose account was disabled after the recipients were chosen', async () => {
  const [kept, disabled] = [
    await buildAttendee(server, { eventId: event.id }),
    await buildAttendee(server, { eventId: event.id }),
  ];
  const id = await due({ byMail: true, recipientCount: 2 });
  for (const { id: attendeeId } of [kept, disabled])
    await insert(server, 'announcement_recipients', { announcementId: id, attendeeId });
  await server.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [disabled.userId]);
  await deliver(id);
  expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 2, told: 0, mailed: 1 });
  expect(
    await server.sql('SELECT u.id FROM mails m JOIN users u ON u.email = m.recipient WHERE m.event_id = $1', [
      event.id,
    ]),
  ).toEqual([{ id: kept.userId }]);
});

describe('a delivery that is killed', () => {
  const { queueMails } = mailService;

  /** Writes so many chunks of mails, and dies before the transaction of the next one commits. */
  const dieAfter = (chunks: number): void => {
    let left = chunks;
    vi.spyOn(mailService, 'queueMails').mockImplementation(async (...args) => {
      await queueMails(...args);
      left -= 1;
      if (left < 0) throw new Error('The server was killed');
    });
  };

  it.each([0, 1, 2])('after %i chunks of mails goes on, and nobody is told twice', async (chunks) => {
    ({ event } = await buildCrowd(server, 1_199));
    const id = await due({ byMail: true });
    dieAfter(chunks);
    await expect(deliver(id)).rejects.toThrow('killed');
    vi.restoreAllMocks();
    expect(await stateOf(id)).toEqual({
      status: 'SENDING',
      recipients: 1_200,
      told: 1_200,
      mailed: chunks * 500,
    });
    await Promise.all([deliver(id), deliver(id)]);
    await deliver(id);
    expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 1_200, told: 1_200, mailed: 1_200 });
    const [{ people } = { people: 0 }] = await server.sql<{ people: number }>(
      `SELECT count(DISTINCT recipient)::int AS people FROM mails WHERE event_id = $1`,
      [event.id],
    );
    expect(people).toBe(1_200);
  });

  it('while another worker delivers it too leaves nobody without a mail', async () => {
    ({ event } = await buildCrowd(server, 4));
    const id = await due({ byMail: true });
    let release: (() => void) | undefined;
    // The first worker writes its mails, and fails once it may go on.
    vi.spyOn(mailService, 'queueMails').mockImplementationOnce(async (...args) => {
      await queueMails(...args);
      await new Promise<void>((resolve) => (release = resolve));
      throw new Error('The server was killed');
    });
    const failing = deliver(id);
    await waitFor(() => release !== undefined, 'The mails of the first worker');
    const other = deliver(id);
    await waitFor(async () => {
      const waiting = await server.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%announcement_recipients%'`,
      );
      return waiting.length > 0 || (await stateOf(id))?.status === 'SENT';
    }, 'The other worker');
    release?.();
    await expect(failing).rejects.toThrow('killed');
    await other;
    expect(await stateOf(id)).toEqual({ status: 'SENT', recipients: 5, told: 5, mailed: 5 });
  });
});

describe('an open portal', () => {
  it('hears of an announcement once where it is for its owner, with one event and two reads for all', async () => {
    const here = { eventId: event.id };
    const speakers = await Promise.all(
      Array.from({ length: 5 }, () => buildMember(server, { ...here, category: 'SPEAKER' })),
    );
    const visitor = await buildMember(server, here);
    const portals = await Promise.all(
      [...speakers, visitor].map(({ token }) =>
        subscribe<{ notificationAdded: { text: string } }>(server.url, token, ADDED, here),
      ),
    );
    const id = await due({ segment: JSON.stringify({ status: 'CONFIRMED', category: 'SPEAKER' }) });
    const everybody = await due({ title: 'For all', text: 'Hello.' });
    const reads = vi.spyOn(server.app.runtime.database.db, 'rows');
    await deliver(id);
    await Promise.all(portals.slice(0, 5).map((portal) => portal.next()));
    const ofAnnouncement = reads.mock.calls.filter(([{ text }]) =>
      /FROM (notifications|announcements)/.test(text),
    );
    reads.mockRestore();
    expect(ofAnnouncement).toHaveLength(2);
    await deliver(everybody);
    const last = await portals[5]?.next();
    expect(last?.data).toMatchObject({ notificationAdded: { text: 'For all', details: 'Hello.' } });
    for (const portal of portals.slice(0, 5)) {
      await waitFor(() => portal.received.length === 2, 'The second announcement');
      expect(portal.received.map(({ data }) => data?.notificationAdded.text)).toEqual(['Lunch', 'For all']);
    }
    await Promise.all(portals.map((portal) => portal.close()));
  });

  it('of somebody who has been removed hears nothing', async () => {
    const [gone, here] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    const portals = await Promise.all(
      [gone, here].map(({ token }) => subscribe(server.url, token, ADDED, { eventId: event.id })),
    );
    const id = await due();
    const remove =
      'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }';
    const manager = await signInAs(server, Role.MANAGER);
    await expectOk(graphql(server.url, remove, { input: { attendeeId: gone.id } }, manager));
    await deliver(id);
    await portals[1]?.next();
    expect(portals[0]?.received).toEqual([]);
    await Promise.all(portals.map((portal) => portal.close()));
  });
});
