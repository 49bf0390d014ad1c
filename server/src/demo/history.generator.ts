import { ANNOUNCEMENTS } from './content';
import type { AttendeeRow, EventDataset, EventRow, EventTables, UserRow } from './dataset.types';
import { addDays, awake, DAY, dayIn, HOUR, instantIn, iso, newRow } from './event-clock';
import { SeededRandom } from './seeded-random';

const READING_SHARE = 0.86;

const REPORTS = [
  ['This has nothing to do with the event.', null],
  ['Asked me for money before we ever met.', 'WARNED'],
] as const;

/** The organisers' past actions, as logs and lists show them in a new demo. */
export function generateHistory({ eventId, tables }: EventDataset, now: number): void {
  const random = new SeededRandom('podium-history');
  const manager = tables.users.find(({ role }) => role === 'MANAGER');
  const [event] = tables.events;
  if (!manager || !event) return;
  const ago = (milliseconds: number): number => awake(event.timezone, now - milliseconds);
  const desk = { random, now, event, manager, ago };
  const people = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  announce(tables, desk, people);
  reportMessages(tables, desk);
  const changes = [
    ...tables.pods.slice(0, 3).map(({ id, name }) => ({ action: 'pod.create', id, name, after: { name } })),
    ...tables.faqs
      .slice(0, 3)
      .map(({ id, question }) => ({ action: 'faq.create', id, name: question, after: { question } })),
    ...tables.activities
      .slice(0, 3)
      .map(({ id, title }) => ({ action: 'activity.create', id, name: title, after: { title } })),
    ...tables.activities
      .filter(({ kind }) => kind === 'SESSION')
      .slice(3, 6)
      .map(({ id, title, location }) => ({
        action: 'activity.update',
        id,
        name: title,
        after: { location },
      })),
    ...tables.pods
      .slice(3, 5)
      .map(({ id, name, location }) => ({ action: 'pod.update', id, name, after: { location } })),
  ];
  changes.forEach(({ action, id, name, after }, index) => {
    const { id: entry, created_at } = newRow(random, ago(20 * DAY - index * 5 * HOUR));
    const actor = { actor_id: manager.id, actor_name: manager.display_name };
    const subject = { subject_id: id, subject_name: name };
    tables.audit_entries.push({
      id: entry,
      created_at,
      event_id: eventId,
      action,
      ...actor,
      ...subject,
      // Sessions and pods that were changed were in the foyer first.
      before: action.endsWith('.update') ? { location: 'Foyer' } : null,
      after,
    });
  });
  const users = new Map(tables.users.map((user) => [user.id, user]));
  for (const { id, user_id, created_at } of people.slice(0, 40)) {
    const at = Date.parse(created_at);
    tables.mails.push({
      ...newRow(random, at),
      event_id: eventId,
      recipient: users.get(user_id)?.email ?? '',
      recipient_id: user_id,
      about_id: id,
      template: 'invitation',
      subject: `You are invited to ${event.title}`,
      status: 'SENT',
      attempts: 1,
      sent_at: iso(at),
    });
  }
}

interface Desk {
  random: SeededRandom;
  now: number;
  event: EventRow;
  manager: UserRow;
  /** So long before now, by day. */
  ago: (milliseconds: number) => number;
}

/** Announcements until now, and those to come as drafts; most people have read each of them some time later. */
function announce(
  tables: EventTables,
  { random, now, event, manager, ago }: Desk,
  people: readonly AttendeeRow[],
): void {
  const { id: eventId, timezone, starts_at: startsAt } = event;
  const firstDay = dayIn(timezone, Date.parse(startsAt));
  for (const { day, at: time, title, text } of ANNOUNCEMENTS) {
    const at = instantIn(timezone, addDays(firstDay, day), time);
    const isSent = at < now;
    const sentAt = isSent ? iso(at) : null;
    const readers = isSent ? people.filter(({ confirmed_at: joined }) => joined && joined < iso(at)) : [];
    const row = newRow(random, isSent ? at : ago(DAY));
    tables.announcements.push({
      ...row,
      event_id: eventId,
      title,
      text,
      segment: { status: 'CONFIRMED' },
      in_portal: true,
      by_mail: false,
      status: isSent ? 'SENT' : 'DRAFT',
      send_at: sentAt,
      sent_at: sentAt,
      recipient_count: isSent ? readers.length : null,
      author_id: manager.id,
      author_name: manager.display_name,
    });
    for (const { id } of readers) {
      tables.announcement_recipients.push({ announcement_id: row.id, attendee_id: id });
      const readAt = at + Math.floor(random.fraction() ** 4 * 20 * HOUR);
      tables.notifications.push({
        id: random.uuid(at),
        created_at: iso(at),
        attendee_id: id,
        kind: 'ANNOUNCEMENT',
        person_id: null,
        meeting_id: null,
        announcement_id: row.id,
        company_id: null,
        starts_at: null,
        read_at: random.chance(READING_SHARE) && readAt < now ? iso(readAt) : null,
      });
    }
  }
}

/** One message that waits for a decision, and one that staff have decided about. */
function reportMessages(tables: EventTables, { random, event, manager, ago }: Desk): void {
  const read = tables.messages.filter(({ read_at }) => read_at);
  REPORTS.forEach(([reason, decision], index) => {
    const message = read.at(-1 - index * 7);
    if (!message) return;
    const { id, created_at } = newRow(random, ago((1 + index * 5) * HOUR));
    const report = { message_id: message.id, reporter_id: message.recipient_id, reason };
    const resolution = {
      resolved_at: decision && iso(Date.parse(created_at) + HOUR / 2),
      resolved_by: decision && manager.id,
      resolver_name: decision && manager.display_name,
      decision,
    };
    tables.message_reports.push({ id, created_at, event_id: event.id, ...report, ...resolution });
  });
}
