import type { EventDataset, EventTables } from './dataset.types';
import { DAY, HOUR, iso, newRow } from './event-clock';
import { SeededRandom } from './seeded-random';

const ANNOUNCEMENTS = [
  ['Welcome to the forum', 'Doors open at 08:30. Have your entry code ready; you find it under Profile.', 26],
  [
    'Lunch is in hall 2 today',
    'Hall 1 is being made ready for the evening. Vegetarian food is at the left counter.',
    3,
  ],
] as const;

const REPORTS = [
  ['This has nothing to do with the event.', null],
  ['Asked me for money before we ever met.', 'WARNED'],
] as const;

/** The organisers' past actions, as logs and lists show them in a new demo. */
export function generateHistory({ eventId, tables }: EventDataset, now: number): void {
  const random = new SeededRandom('podium-history');
  const manager = tables.users.find(({ role }) => role === 'MANAGER');
  if (!manager) return;
  const people = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  const author = { author_id: manager.id, author_name: manager.display_name };
  for (const [title, text, hoursAgo] of ANNOUNCEMENTS) {
    const at = now - hoursAgo * HOUR;
    const row = { ...newRow(random, at), event_id: eventId, title, text, ...author };
    const sent = { status: 'SENT', send_at: iso(at), sent_at: iso(at), recipient_count: people.length };
    tables.announcements.push({
      ...row,
      segment: { status: 'CONFIRMED' },
      in_portal: true,
      by_mail: false,
      ...sent,
    });
    for (const { id } of people)
      tables.announcement_recipients.push({ announcement_id: row.id, attendee_id: id });
  }
  reportMessages(tables, { random, now, eventId, manager });
  const changes = [
    ...tables.pods.slice(0, 3).map(({ id, name }) => ({ action: 'pod.create', id, name, after: { name } })),
    ...tables.faqs
      .slice(0, 3)
      .map(({ id, question }) => ({ action: 'faq.create', id, name: question, after: { question } })),
    ...tables.activities
      .slice(0, 3)
      .map(({ id, title }) => ({ action: 'activity.create', id, name: title, after: { title } })),
  ];
  changes.forEach(({ action, id, name, after }, index) => {
    const { id: entry, created_at } = newRow(random, now - 20 * DAY + index * 5 * HOUR);
    const actor = { actor_id: manager.id, actor_name: manager.display_name };
    const subject = { subject_id: id, subject_name: name };
    tables.audit_entries.push({
      id: entry,
      created_at,
      event_id: eventId,
      action,
      ...actor,
      ...subject,
      after,
    });
  });
  const users = new Map(tables.users.map((user) => [user.id, user]));
  for (const { id, user_id } of people.slice(0, 40)) {
    const at = now - 14 * DAY + random.between(0, 20) * HOUR;
    tables.mails.push({
      ...newRow(random, at),
      event_id: eventId,
      recipient: users.get(user_id)?.email ?? '',
      recipient_id: user_id,
      about_id: id,
      template: 'invitation',
      subject: `You are invited to ${tables.events[0]?.title ?? ''}`,
      status: 'SENT',
      attempts: 1,
      sent_at: iso(at),
    });
  }
}

interface Desk {
  random: SeededRandom;
  now: number;
  eventId: string;
  manager: EventTables['users'][number];
}

/** One message that waits for a decision, and one that staff have decided about. */
function reportMessages(tables: EventTables, { random, now, eventId, manager }: Desk): void {
  const read = tables.messages.filter(({ read_at }) => read_at);
  REPORTS.forEach(([reason, decision], index) => {
    const message = read.at(-1 - index * 7);
    if (!message) return;
    const { id, created_at } = newRow(random, now - (1 + index * 5) * HOUR);
    const report = { message_id: message.id, reporter_id: message.recipient_id, reason };
    const resolution = {
      resolved_at: decision && iso(now - 4 * HOUR),
      resolved_by: decision && manager.id,
      resolver_name: decision && manager.display_name,
      decision,
    };
    tables.message_reports.push({ id, created_at, event_id: eventId, ...report, ...resolution });
  });
}
