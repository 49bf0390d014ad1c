/** A login that meets each reason for which one may not begin something with another attendee. */
import type { AttendeeRow, EventDataset, UserRow } from './dataset.types';
import { DEMO_REFUSED_EMAIL } from './demo-logins';
import { MINUTE, newRow } from './event-clock';
import { STARTUP_REQUESTS } from './groups.generator';
import { SeededRandom } from './seeded-random';

const isLogin = (user: UserRow | undefined): boolean => Boolean(user?.password_hash);

/** Turns a startup's person who has written a message and sent no request into a login; gives their partner, and attendees they do not know. */
function appoint({ tables }: EventDataset, passwordHash: string) {
  const users = new Map(tables.users.map((user) => [user.id, user]));
  const startups = new Set(tables.companies.filter(({ kind }) => kind === 'STARTUP').map(({ id }) => id));
  const senders = new Set(tables.meetings.map(({ sender_id }) => sender_id));
  const people = new Map(
    tables.attendees
      .filter(
        ({ status, category, user_id }) =>
          status === 'CONFIRMED' && category === 'ATTENDEE' && !isLogin(users.get(user_id)),
      )
      .map((person) => [person.id, person]),
  );
  const isRefused = (person: AttendeeRow | undefined): boolean =>
    startups.has(person?.company_id ?? '') && !senders.has(person?.id ?? '');
  const message = tables.messages.find(
    ({ sender_id, recipient_id }) => isRefused(people.get(sender_id)) && people.has(recipient_id),
  );
  const person = people.get(message?.sender_id ?? '');
  const user = users.get(person?.user_id ?? '');
  if (!message || !person || !user) throw new Error('No startup has somebody who has asked nobody.');
  Object.assign(user, { email: DEMO_REFUSED_EMAIL, password_hash: passwordHash });
  const pairs = [
    ...tables.meetings.map(({ sender_id, receiver_id }) => [sender_id, receiver_id]),
    ...tables.messages.map(({ sender_id, recipient_id }) => [sender_id, recipient_id]),
  ];
  const known = new Set(pairs.filter((pair) => pair.includes(person.id)).flat());
  const strangers = [...people.values()].filter(({ id }) => !known.has(id));
  return { person, partnerId: message.recipient_id, strangers };
}

/** Has as many of the login's requests wait as may, a partner block them, and lets them into an event that is over. */
export function generateRefusals(
  forum: EventDataset,
  over: EventDataset,
  { now, passwordHash }: { now: Date; passwordHash: string },
): void {
  const random = new SeededRandom('podium-refusals');
  const { person, partnerId, strangers } = appoint(forum, passwordHash);
  const coming = forum.tables.meetings.filter(({ starts_at }) => Date.parse(starts_at) > now.getTime());
  strangers.slice(0, STARTUP_REQUESTS).forEach((stranger, index) => {
    const { starts_at, ends_at } = random.pick(coming);
    forum.tables.meetings.push({
      ...newRow(random, now.getTime() - (index + 1) * 7 * MINUTE),
      event_id: forum.eventId,
      sender_id: person.id,
      receiver_id: stranger.id,
      pod_id: null,
      starts_at,
      ends_at,
      status: 'PENDING',
      closed_reason: null,
      note: null,
      expires_at: starts_at,
      responded_at: null,
      sender_says_held: null,
      receiver_says_held: null,
    });
  });
  forum.tables.blocks.push({ blocker_id: partnerId, blocked_id: person.id, created_at: now.toISOString() });
  const { created_at: born, confirmed_at } = over.tables.attendees[0] ?? person;
  over.tables.attendees.push({
    ...person,
    ...newRow(random, Date.parse(born)),
    event_id: over.eventId,
    company_id: null,
    introduction: null,
    invite_code: random.code(),
    checked_in_at: null,
    confirmed_at: confirmed_at ?? born,
    company_contact: false,
  });
}
