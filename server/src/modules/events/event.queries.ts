import { column, countOf, columnAs } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { nullable, typed } from '../../core/db/declared';
import { keysetList, searchWords } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, bound, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { CompanyKind } from '../companies/index';
import { belongsToUser, isInSight, sightOf, takesPart } from '../event-access/index';
import { Event, type EventCounts } from './event.types';
import { eventColumnsOf, readerLanguage } from './event.columns';
import { EventStatus } from './event.entity';

/** All columns of an event, from `events e`. */
const eventColumns = { ...Event.columns(sql`e`), ...eventColumnsOf(sql`e`, 'capacity') };

/** The events with these ids. */
export const eventsByIds = statement('events.byIds', {
  params: { ids: 'uuid[]' },
  row: eventColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ANY(${p.ids})`,
});

/** Locks an event for a change, and reads it. */
export const lockEvent = statement('events.lock', {
  params: { id: 'uuid' },
  row: eventColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ${p.id} FOR NO KEY UPDATE`,
});

/** Locks an event against new people and changed ones too, whose writers hold it FOR KEY SHARE. */
export const lockEventWithPeople = statement('events.lockWithPeople', {
  params: { eventId: 'uuid' },
  text: (p) => sql`SELECT FROM events WHERE id = ${p.eventId} FOR UPDATE`,
});

/** A row where the database knows the time zone. */
export const findTimezone = statement('events.findTimezone', {
  params: { timezone: 'text' },
  row: { isKnown: column('bool', sql`true`) },
  text: (p, columns) => sql`SELECT ${columns} FROM pg_timezone_names WHERE name = ${p.timezone}`,
});

/** The language in which a user reads about each of some events. */
export const readerLanguages = statement('events.readerLanguages', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: columnAs(eventColumns.id, sql`e.id`), language: readerLanguage(sql`u`, sql`e`) },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM events e LEFT JOIN users u ON u.id = ${p.userId} WHERE e.id = ANY(${p.eventIds})`,
});

/** How many CONFIRMED attendees events have whom a user may see, who is null for staff; no row for events without any. */
export const attendeeCountsOfEvents = statement('events.attendeeCounts', {
  params: { eventIds: 'uuid[]', userId: 'uuid?' },
  row: {
    eventId: columnAs(eventColumns.id, sql`a.event_id`),
    count: column('int4', sql`sum(a.change)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_counts a LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = a.event_id
    WHERE a.event_id = ANY(${p.eventIds}) AND ${takesPart(sql`a`)} AND ${isInSight(sql`a`)} GROUP BY a.event_id`,
});

/** How many invitations of events wait for their mail; no row for events without any. */
export const dueInvitationsOfEvents = statement('events.dueInvitations', {
  params: { eventIds: 'uuid[]' },
  row: { eventId: columnAs(eventColumns.id, sql`event_id`), count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees
    WHERE event_id = ANY(${p.eventIds}) AND invitation_due_at IS NOT NULL AND status = 'INVITED' AND application IS NULL GROUP BY event_id`,
});

/** Which events a list shows. */
interface ListedEvents {
  /** Only those that this user may see; null for staff, who see all. */
  userId: string | null;
  /** Only these. */
  ids?: readonly string[] | null;
  search?: string | null;
  status?: EventStatus | null;
}

/** A page of events, soonest first. */
export const eventsPage = keysetList(
  'events.page',
  ({ userId, ids, search, status }: ListedEvents) => ({
    columns: eventColumns,
    from: sql`events e`,
    where: and(
      userId !== null && sql`e.status = 'PUBLISHED'`,
      userId !== null &&
        sql`(e.registration IN ('OPEN', 'APPROVAL') OR EXISTS (SELECT 1 FROM attendees a WHERE a.event_id = e.id AND a.user_id = ${userId} AND ${belongsToUser(sql`a`)}))`,
      ids && sql`e.id = ANY(${bound('uuid[]', ids)})`,
      status && sql`e.status = ${status}`,
      ...searchWords(search).map(
        (word) => sql`fold_text(concat_ws(' ', e.title, e.city, e.venue)) LIKE fold_text(${word})`,
      ),
    ),
    order: { by: eventColumns.startsAt },
    id: sql`e.id`,
  }),
  (): ListedEvents[] => [
    { userId: SOME_ID, search: 'two words', status: EventStatus.PUBLISHED },
    { userId: null, ids: [SOME_ID] },
  ],
);

const counts = statement('events.counts', {
  params: { eventIds: 'uuid[]', userId: 'uuid?' },
  row: {
    eventId: column('uuid', sql`e.id`),
    attendees: column(
      'int4',
      sql`(SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE a.event_id = e.id AND ${takesPart(sql`a`)} AND ${isInSight(sql`a`)})`,
    ),
    companies: column(
      nullable(typed<Partial<Record<CompanyKind, number>>>('jsonb')),
      sql`(SELECT jsonb_object_agg(kind, count) FROM
        (SELECT kind, count(*) FROM companies WHERE event_id = e.id GROUP BY kind) AS each)`,
    ),
    pods: countOf(sql`pods WHERE event_id = e.id AND removed_at IS NULL`),
    activities: countOf(sql`activities WHERE event_id = e.id AND kind <> 'POD'`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.eventIds}) AS e (id) LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = e.id
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
  row: eventColumnsOf(sql`events`, 'id'),
  text: (_p, columns) => sql`DELETE FROM events WHERE demo RETURNING ${columns}`,
});
