import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage, searchWords } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { enumOf, nullable, statement, typed } from '../../core/db/statement';
import { CompanyKind } from '../companies/index';
import { belongsToUser, isListed } from '../event-access/index';
import type { EventCounts } from './event-counts.types';
import type { EventRegistration, EventStatus, MeetingDay } from './event.entity';
import type { Event, EventsArgs } from './event.types';

/** All columns of an event under the names of its GraphQL type. */
const eventColumns = `e.id, e.title, e.tagline, e.description, e.venue, e.city, e.country, e.timezone,
  e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.cover, e.logo, e.accent_color AS "accentColor", e.status, e.registration, e.requires_verified_email AS "requiresVerifiedEmail",
  e.slot_minutes AS "slotMinutes", e.gap_minutes AS "gapMinutes", e.meeting_hours AS "meetingHours",
  e.updated_at AS "updatedAt"`;

/** The types of `eventColumns`. */
const eventRow = {
  id: 'uuid',
  title: 'text',
  tagline: 'text?',
  description: 'text?',
  venue: 'text?',
  city: 'text?',
  country: 'text?',
  timezone: 'text',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  cover: 'text?',
  logo: 'text?',
  accentColor: 'text?',
  status: enumOf<EventStatus>('event_status'),
  registration: enumOf<EventRegistration>('event_registration'),
  requiresVerifiedEmail: 'bool',
  slotMinutes: 'int4',
  gapMinutes: 'int4',
  meetingHours: typed<MeetingDay[]>('jsonb'),
  updatedAt: 'timestamptz',
} as const;

/** The events with these ids. */
export const eventsByIds = statement('events.byIds', {
  params: { ids: 'uuid[]' },
  row: eventRow,
  text: (p) => `SELECT ${eventColumns} FROM events e WHERE e.id = ANY(${p.ids})`,
});

/** Locks an event for a change, and reads it. */
export const lockEvent = statement('events.lock', {
  params: { id: 'uuid' },
  row: eventRow,
  text: (p) => `SELECT ${eventColumns} FROM events e WHERE e.id = ${p.id} FOR NO KEY UPDATE`,
});

/** A row where the database knows the time zone. */
export const findTimezone = statement('events.findTimezone', {
  params: { timezone: 'text' },
  row: { isKnown: 'bool' },
  text: (p) => `SELECT true AS "isKnown" FROM pg_timezone_names WHERE name = ${p.timezone}`,
});

/** How many CONFIRMED attendees events have; no row for events without any. */
export const attendeeCountsOfEvents = statement('events.attendeeCounts', {
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', count: 'int4' },
  text: (p) => `
    SELECT event_id AS "eventId", sum(change)::int AS count FROM attendee_counts
    WHERE event_id = ANY(${p.eventIds}) AND ${isListed('attendee_counts')} GROUP BY event_id`,
});

/** A page of events, soonest first: those that `userId` may see, or all where it is null (staff). */
export const eventsPage = (
  db: Db,
  userId: string | null,
  { search, status, ...page }: EventsArgs,
): Promise<Page<Event>> => {
  const where = new WhereBuilder();
  if (userId !== null)
    where
      .always(`e.status = 'PUBLISHED'`)
      .add(
        (user) =>
          `(e.registration = 'OPEN' OR EXISTS (SELECT 1 FROM attendees a WHERE a.event_id = e.id AND a.user_id = ${user} AND ${belongsToUser('a')}))`,
        userId,
      );
  if (status) where.add((value) => `e.status = ${value}`, status);
  for (const word of searchWords(search))
    where.add(
      (value) => `fold_text(concat_ws(' ', e.title, e.city, e.venue)) LIKE fold_text(${value})`,
      word,
    );
  const order = { column: 'e.starts_at', type: 'timestamptz' } as const;
  return keysetPage<Event>(db, { columns: eventColumns, tables: 'events e', where, order, id: 'e.id' }, page);
};

const counts = statement('events.counts', {
  params: { eventIds: 'uuid[]', userId: 'uuid?' },
  row: {
    eventId: 'uuid',
    attendees: 'int4',
    companies: nullable(typed<Partial<Record<CompanyKind, number>>>('jsonb')),
    pods: 'int4',
    activities: 'int4',
  },
  text: (p) => `
    SELECT e.id AS "eventId",
      (SELECT coalesce(sum(change), 0)::int FROM attendee_counts WHERE event_id = e.id AND ${isListed('attendee_counts')}) AS attendees,
      (SELECT jsonb_object_agg(kind, count) FROM
        (SELECT kind, count(*) FROM companies WHERE event_id = e.id GROUP BY kind) AS each) AS companies,
      (SELECT count(*)::int FROM pods WHERE event_id = e.id AND removed_at IS NULL) AS pods,
      (SELECT count(*)::int FROM activities WHERE event_id = e.id AND kind <> 'POD') AS activities
    FROM unnest(${p.eventIds}) AS e (id)
    WHERE ${p.userId} IS NULL OR may_enter(${p.userId}, e.id)`,
});

/** The counts of events by event id; only of those that `userId` may enter, or of all where it is null (staff). */
export const countsOfEvents = async (
  db: Db,
  eventIds: readonly string[],
  userId: string | null,
): Promise<Map<string, EventCounts>> => {
  const kinds = Object.values(CompanyKind);
  return new Map(
    (await counts(db, { eventIds, userId })).map(({ eventId, companies, ...others }) => [
      eventId,
      { ...others, companies: kinds.map((kind) => ({ kind, count: companies?.[kind] ?? 0 })) },
    ]),
  );
};

/** Deletes the events of the demo; all that belongs to them goes along. */
export const deleteDemoEvents = statement('events.deleteDemo', {
  params: {},
  row: { id: 'uuid' },
  text: () => `DELETE FROM events WHERE demo RETURNING id`,
});
