import { column, pickColumns, selectList } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { typed, type RowOf } from '../../core/db/declared';
import { composed, query, SOME_ID } from '../../core/db/query';
import { onlyRow, statement } from '../../core/db/statement';
import type { Tally } from '../../core/graphql/tally';
import { countedWhere } from '../attendees/index';
import { takesPart } from '../event-access/index';
import type {
  BookmarkTally,
  DayTally,
  ExhibitorTally,
  GateTally,
  HourTally,
  InterestTally,
  MeetingFunnel,
  PodUse,
  SessionTally,
  StatisticsTotals,
} from './statistics.types';
import { fill, parameter, sql, type Sql } from '../../core/db/sql';

const presentAt = (event: Sql): Sql => sql`a.event_id = ${event} AND a.status <> 'REMOVED'`;

const EVENT = parameter('eventId', 'uuid');
const ZONE = parameter('timezone', 'text');
const PRESENT = presentAt(EVENT);
const MESSAGES = sql`messages t JOIN conversations c ON c.id = t.conversation_id`;
const BOOKMARKS = sql`bookmarks b JOIN attendees a ON a.id = b.attendee_id JOIN attendees o ON o.id = b.owner_id
  WHERE ${PRESENT} AND o.status <> 'REMOVED'`;

const dayOf = (time: Sql): Sql => sql`to_char(${time} AT TIME ZONE ${ZONE}, 'YYYY-MM-DD')`;

const attendeesBy = (value: Sql): Sql =>
  sql`SELECT ${value} AS key, count(*) AS count FROM attendees a WHERE ${PRESENT} GROUP BY 1 ORDER BY 2 DESC, 1`;

/** The last way of each person through a gate. */
const LAST_WAYS = sql`SELECT DISTINCT ON (k.attendee_id) k.direction
  FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT}
  WHERE k.event_id = ${EVENT} ORDER BY k.attendee_id, k.at DESC, k.client_id DESC`;

/** A scan changes the head-count only where it differs from the one before: two in a row are one person. */
const headCount = sql`SELECT "startsAt", sum(sum(change)) OVER (ORDER BY "startsAt") AS count FROM (
    SELECT date_trunc('hour', k.at, ${ZONE}) AS "startsAt",
      CASE WHEN k.direction = 'IN' AND lag(k.direction) OVER ways IS DISTINCT FROM 'IN' THEN 1
        WHEN k.direction = 'OUT' AND lag(k.direction) OVER ways = 'IN' THEN -1 ELSE 0 END AS change
    FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT}
    WHERE k.event_id = ${EVENT} WINDOW ways AS (PARTITION BY k.attendee_id ORDER BY k.at, k.client_id)) AS moves
  GROUP BY 1 ORDER BY 1`;

/** Meetings that were accepted and cancelled later do not count as accepted. */
const meetingFunnel = sql`SELECT count(*) AS requested, count(*) FILTER (WHERE m.status = 'ACTIVE') AS accepted,
    count(*) FILTER (WHERE m.status = 'ACTIVE' AND (m.sender_says_held OR m.receiver_says_held
      OR (m.ends_at < now() AND coalesce(m.sender_says_held, true) AND coalesce(m.receiver_says_held, true)))) AS held
  FROM meetings m WHERE m.event_id = ${EVENT}`;

const totals = sql`SELECT
  (${countedWhere(PRESENT)}) AS attendees,
  (${countedWhere(sql`a.event_id = ${EVENT} AND ${takesPart(sql`a`)}`)}) AS confirmed,
  (SELECT count(*) FROM attendees a WHERE ${PRESENT} AND a.checked_in_at IS NOT NULL) AS "checkedIn",
  (SELECT count(*) FROM (${LAST_WAYS}) AS w WHERE w.direction = 'IN') AS inside,
  (SELECT count(*) FROM companies c WHERE c.event_id = ${EVENT}) AS companies,
  (SELECT count(*) FROM pods p WHERE p.event_id = ${EVENT} AND p.removed_at IS NULL) AS pods,
  (SELECT count(*) FROM meetings m WHERE m.event_id = ${EVENT}) AS meetings,
  (SELECT count(*) FROM ${MESSAGES} WHERE c.event_id = ${EVENT}) AS messages,
  (SELECT count(*) FROM ${BOOKMARKS}) AS bookmarks`;

/** A meeting outside the meeting hours counts as one, but takes nothing of them. */
const podUse = sql`WITH hours AS (
    SELECT (day->>'date' || ' ' || (day->>'from'))::timestamp AT TIME ZONE ${ZONE} AS opens,
      (day->>'date' || ' ' || (day->>'to'))::timestamp AT TIME ZONE ${ZONE} AS closes
    FROM events e, jsonb_array_elements(e.meeting_hours) AS day WHERE e.id = ${EVENT})
  SELECT p.id AS "podId", p.name, held.meetings,
    coalesce(round(held.seconds / nullif((SELECT sum(extract(epoch FROM closes - opens)) FROM hours), 0), 4), 0) AS share
  FROM pods p, LATERAL (
    SELECT count(DISTINCT m.id) AS meetings,
      sum(extract(epoch FROM least(m.ends_at, h.closes) - greatest(m.starts_at, h.opens))) AS seconds
    FROM meetings m LEFT JOIN hours h ON m.starts_at < h.closes AND m.ends_at > h.opens
    WHERE m.pod_id = p.id AND m.status = 'ACTIVE') AS held
  WHERE p.event_id = ${EVENT} AND p.removed_at IS NULL ORDER BY p.position, p.id`;

type Timed<Of> = Omit<Of, 'startsAt'> & { startsAt: string };

/** The rows of a query as a column of JSON, in which times are text. */
export const listOf = <Row>(rows: Sql) =>
  column(typed<Row[]>('json'), sql`(SELECT coalesce(json_agg(r), '[]') FROM (${rows}) AS r)`);

/** The column behind each field; what is one row is a list of one. */
const columns = {
  totals: listOf<StatisticsTotals>(totals),
  attendeesByStatus: listOf<Tally>(attendeesBy(sql`a.status`)),
  attendeesByCountry: listOf<Tally>(attendeesBy(sql`a.country`)),
  attendeesByCategory: listOf<Tally>(attendeesBy(sql`a.category`)),
  attendeesByInterest: listOf<InterestTally>(sql`SELECT g.name AS "group", t.label AS term, count(*) AS count
    FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
    JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
    WHERE ${PRESENT} GROUP BY g.id, t.id ORDER BY g.position, g.name, count(*) DESC, t.label`),
  checkInsByHour: listOf<
    Timed<HourTally>
  >(sql`SELECT date_trunc('hour', a.checked_in_at, ${ZONE}) AS "startsAt", count(*) AS count
    FROM attendees a WHERE ${PRESENT} AND a.checked_in_at IS NOT NULL GROUP BY 1 ORDER BY 1`),
  registrationsByDay: listOf<DayTally>(
    sql`SELECT ${dayOf(sql`a.created_at`)} AS date, count(*) AS count FROM attendees a WHERE ${PRESENT} GROUP BY 1 ORDER BY 1`,
  ),
  confirmationsByDay: listOf<DayTally>(sql`SELECT ${dayOf(sql`a.confirmed_at`)} AS date, count(*) AS count
    FROM attendees a WHERE ${PRESENT} AND a.confirmed_at IS NOT NULL GROUP BY 1 ORDER BY 1`),
  entriesByGate: listOf<Timed<GateTally>>(sql`SELECT k.gate, date_trunc('hour', k.at, ${ZONE}) AS "startsAt",
      count(*) FILTER (WHERE k.direction = 'IN') AS "in", count(*) FILTER (WHERE k.direction = 'OUT') AS "out"
    FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT} WHERE k.event_id = ${EVENT} GROUP BY 1, 2 ORDER BY 2, 1`),
  headCountByHour: listOf<Timed<HourTally>>(headCount),
  meetingFunnel: listOf<MeetingFunnel>(meetingFunnel),
  meetingsByStatus: listOf<Tally>(
    sql`SELECT m.status AS key, count(*) AS count FROM meetings m WHERE m.event_id = ${EVENT} GROUP BY 1 ORDER BY 2 DESC, 1`,
  ),
  meetingsByDay: listOf<DayTally>(sql`SELECT ${dayOf(sql`m.starts_at`)} AS date, count(*) AS count
    FROM meetings m WHERE m.event_id = ${EVENT} AND m.status = 'ACTIVE' GROUP BY 1 ORDER BY 1`),
  podUse: listOf<PodUse>(podUse),
  messagesByDay: listOf<DayTally>(sql`SELECT ${dayOf(sql`t.sent_at`)} AS date, count(*) AS count
    FROM ${MESSAGES} WHERE c.event_id = ${EVENT} GROUP BY 1 ORDER BY 1`),
  topBookmarked: listOf<BookmarkTally>(sql`SELECT b.attendee_id AS "attendeeId", count(*) AS count
    FROM ${BOOKMARKS} GROUP BY 1 ORDER BY 2 DESC, min(a.sort_name), 1 LIMIT 10`),
  topExhibitors: listOf<ExhibitorTally>(sql`SELECT * FROM (
      SELECT c.id AS "companyId", c.name, (SELECT count(*) FROM leads l WHERE l.company_id = c.id) AS leads,
        (SELECT count(DISTINCT m.id) FROM attendees a JOIN meetings m ON a.id IN (m.sender_id, m.receiver_id)
         WHERE a.company_id = c.id AND m.event_id = ${EVENT} AND m.status = 'ACTIVE') AS meetings
      FROM companies c WHERE c.event_id = ${EVENT} AND c.kind = 'EXHIBITOR') AS best
    WHERE leads + meetings > 0 ORDER BY leads + meetings DESC, name, 1 LIMIT 10`),
  topSessions:
    listOf<SessionTally>(sql`SELECT s.id AS "activityId", s.title, round(avg(r.stars), 2) AS stars, count(*) AS count
    FROM activities s JOIN session_ratings r ON r.activity_id = s.id WHERE s.event_id = ${EVENT}
    GROUP BY s.id ORDER BY avg(r.stars) DESC, count(*) DESC, s.title LIMIT 10`),
};

/** The numbers of these fields in one query. */
const statisticsQuery = composed(
  'statistics.ofEvent',
  ({ eventId, timezone }: { eventId: string; timezone: string }, fields: ReadonlySet<string>) => {
    // Both values have to be used, whatever is asked for.
    const read = {
      eventId: column('uuid', EVENT),
      timezone: column('text', ZONE),
      ...pickColumns(columns, fields),
    };
    return query(read, fill(sql`SELECT ${selectList(read)}`, { eventId, timezone }));
  },
  function* variants(): Generator<[{ eventId: string; timezone: string }, ReadonlySet<string>]> {
    const event = { eventId: SOME_ID, timezone: 'UTC' };
    yield [event, new Set(Object.keys(columns))];
    yield [event, new Set()];
  },
);

/** The numbers of these fields; the others are left out. */
export const statisticsOf = (
  db: Db,
  event: { eventId: string; timezone: string },
  fields: ReadonlySet<string>,
): Promise<{ eventId: string } & Partial<RowOf<typeof columns>>> =>
  onlyRow(db, statisticsQuery(event, fields));

/**
 * A text that changes with the people, entries, meetings, messages and tasks of an event, from indexes and small rows alone; and the
 * newest sequence of the change feed, whose changes the numbers have.
 */
export const pulseOfEvent = statement('statistics.pulse', {
  params: { eventId: 'uuid' },
  row: { cursor: 'text', pulse: 'text' },
  text: (p) => sql`
    SELECT coalesce((SELECT max(id) FROM event_changes), 0)::text AS cursor, concat_ws(' ',
      (SELECT string_agg(status || '=' || n, ' ' ORDER BY status) FROM (
         SELECT a.status, sum(a.change) AS n FROM attendee_counts a WHERE ${presentAt(p.eventId)} GROUP BY a.status HAVING sum(a.change) <> 0) AS people),
      (SELECT count(*) FROM attendees a WHERE ${presentAt(p.eventId)} AND a.checked_in_at IS NOT NULL),
      (SELECT count(*) FROM check_ins k WHERE k.event_id = ${p.eventId}),
      (SELECT string_agg(status || '=' || n || '@' || at, ' ' ORDER BY status) FROM (
         SELECT m.status, count(*) AS n, sum(date_part('epoch', m.starts_at)::bigint) AS at
         FROM meetings m WHERE m.event_id = ${p.eventId} GROUP BY m.status) AS meetings),
      (SELECT sum(c.last_sequence) FROM conversations c WHERE c.event_id = ${p.eventId}),
      (SELECT count(*) || '/' || count(r.resolved_at) FROM message_reports r WHERE r.event_id = ${p.eventId}),
      (SELECT count(*) FROM webhooks w WHERE w.event_id = ${p.eventId} AND w.paused_at IS NOT NULL),
      (SELECT count(*) FROM mails f WHERE f.event_id = ${p.eventId} AND f.status = 'FAILED' AND f.created_at > now() - interval '1 day'),
      (SELECT count(*) || '@' || max(s.updated_at) FROM activities s WHERE s.event_id = ${p.eventId})) AS pulse`,
});
