import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildEvent, insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

const EVENT = 'Harbour Trade Days';
const MINUTE = 60_000;
const [eventId, draft, sent, report, entry, mail] = [newId(), newId(), newId(), newId(), newId(), newId()];

const at = (screen: string): string => `/event/${eventId}/${screen}`;
const titled = (screen: string): string => `${screen} · ${EVENT} · Podium`;
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE);

const TEXT = `Please come to the main entrance of hall 2 at 18:00.

The first bus leaves at 18:10, the last one at 19:30. All of them stop at the harbour and at the central station.`;

async function buildAnnouncements(portal: Portal, recipients: readonly string[]): Promise<void> {
  const announcement = {
    eventId,
    text: TEXT,
    segment: JSON.stringify({ status: 'CONFIRMED', countries: ['PK', 'KE'], hasMeetings: false }),
    inPortal: true,
    byMail: true,
    authorName: 'Nadia Khan',
  };
  await insert(portal, 'announcements', { ...announcement, id: draft, title: 'Buses to the harbour' });
  await insert(portal, 'announcements', {
    ...announcement,
    id: sent,
    title: 'Lunch is in hall 2 today, since hall 1 is being made ready for the ceremony',
    status: 'SENT',
    sendAt: minutesAgo(60),
    sentAt: minutesAgo(60),
    recipientCount: recipients.length,
  });
  for (const attendeeId of recipients)
    await insert(portal, 'announcement_recipients', {
      announcementId: sent,
      attendeeId,
      mailedAt: minutesAgo(59),
    });
}

async function buildReport(portal: Portal, senderId: string, recipientId: string): Promise<void> {
  const [conversationId, messageId] = [newId(), newId()];
  await insert(portal, 'conversations', { id: conversationId, eventId, lastSequence: 1 });
  await insert(portal, 'messages', {
    id: messageId,
    conversationId,
    sequence: 1,
    senderId,
    recipientId,
    clientId: '1',
    text: 'You are slow.\nAnswer me now, or I come to your stand: https://example.test/a-long-address-without-any-space-in-it',
  });
  await insert(portal, 'message_reports', {
    id: report,
    eventId,
    messageId,
    reporterId: recipientId,
    reason: 'I have asked twice to be left alone.',
  });
}

async function prepare(portal: Portal): Promise<void> {
  await buildEvent(portal, { id: eventId, title: EVENT });
  const job = { jobTitle: 'Head of Growth', organization: 'Harbour Logistics', country: 'PK' };
  const rudi = await buildAttendee(portal, { eventId, firstName: 'Rudi', lastName: 'Rough', ...job });
  const hana = await buildAttendee(portal, { eventId, firstName: 'Hana', lastName: 'Hurt', ...job });
  await buildAnnouncements(portal, [rudi.id, hana.id]);
  await buildReport(portal, rudi.id, hana.id);
  await insert(portal, 'audit_entries', {
    id: entry,
    eventId,
    actorId: newId(),
    actorName: 'Nadia Khan',
    action: 'attendee.update',
    subjectId: hana.id,
    subjectName: 'Hana Hurt',
    before: JSON.stringify({ jobTitle: null, organization: 'Harbour Freight', sharesEmail: false }),
    after: JSON.stringify({
      jobTitle: 'Head of Growth and Partnerships',
      organization: 'https://harbour-logistics.example.test/about',
      sharesEmail: true,
    }),
  });
  await portal.sql(
    `INSERT INTO pgboss.job (name, state, start_after) VALUES ('mails.send', 'failed', now())`,
  );
  await insert(portal, 'servers', {
    id: 'podium-7d9c6b5f4-x2x9q-3f0a1c',
    version: '0.1.0',
    startedAt: minutesAgo(600),
    seenAt: minutesAgo(30),
  });
  await insert(portal, 'mails', {
    id: mail,
    eventId,
    recipient: 'hana.hurt.of.harbour.logistics@a-long-name.example.test',
    template: 'announcement',
    subject: 'Buses to the harbour · Harbour Trade Days',
    text: `Hello Hana,\n\n${TEXT}`,
    status: 'FAILED',
    attempts: 5,
    error: '550 5.1.1 The e-mail account that you tried to reach does not exist.',
  });
}

const rows: ScreenRow[] = [
  {
    as: 'admin',
    name: 'the review of an announcement',
    path: `${at('announcements')}?announcement=${draft}`,
    title: titled('Announcements'),
    ready: 'Send to 2 people',
  },
  {
    as: 'admin',
    name: 'the result of an announcement',
    path: `${at('announcements')}?announcement=${sent}`,
    title: titled('Announcements'),
    ready: 'Read in the portal',
    only: 'desktop',
  },
  {
    as: 'admin',
    name: 'a reported message',
    path: `${at('message-reports')}?report=${report}`,
    title: titled('Message reports'),
    ready: 'Note for colleagues',
  },
  {
    as: 'admin',
    name: 'an entry of the audit log',
    path: `${at('audit-log')}?entry=${entry}`,
    title: titled('Audit log'),
    ready: 'What changed',
  },
  {
    as: 'admin',
    name: 'the calendar of a filter',
    path: at('audit-log'),
    title: titled('Audit log'),
    ready: 'Hana Hurt',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Choose a day' }).first().click();
      await page.getByRole('button', { name: 'Today' }).waitFor();
    },
  },
  {
    as: 'admin',
    name: 'a mail that failed',
    path: `${at('mail-log')}?mail=${mail}`,
    title: titled('Mail log'),
    ready: 'Could not be sent after 5 tries',
    only: 'desktop',
  },
  { as: 'admin', path: '/admin/health', title: 'Health · Podium', ready: 'None was seen' },
  {
    as: 'executive',
    path: at('statistics'),
    title: titled('Statistics'),
    ready: 'Registrations over time',
    only: 'desktop',
  },
  { as: 'executive', path: `${at('reports')}?size=25`, title: titled('Reports'), ready: 'Confirmed' },
  {
    as: 'executive',
    name: 'a page of the administration',
    path: at('users'),
    title: 'Forbidden: Unauthorized Access · Podium',
    ready: 'Forbidden: Unauthorized Access',
    only: 'desktop',
  },
];

describeScreens('the records of an event', rows, prepare);
