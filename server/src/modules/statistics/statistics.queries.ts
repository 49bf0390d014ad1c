import type { Db } from '../../core/db/database';
import { statement } from '../../core/db/statement';
import { countedWhere } from '../attendees/index';
import { isListed } from '../event-access/index';
import type {
  EventStatistics,
  GateTally,
  HourTally,
  MeetingFunnel,
  StatisticsTotals,
} from './statistics.types';

const presentAt = (event: string): string => `a.event_id = ${event} AND a.status <> 'REMOVED'`;

/** `$1` is the event and `$2` its time zone. */
const PRESENT = presentAt('$1');
const MESSAGES = 'messages t JOIN conversations c ON c.id = t.conversation_id';
const BOOKMARKS = `bookmarks b JOIN attendees a ON a.id = b.attendee_id JOIN attendees o ON o.id = b.owner_id
  WHERE ${PRESENT} AND o.status <> 'REMOVED'`;

const dayOf = (time: string): string => `to_char(${time} AT TIME ZONE $2, 'YYYY-MM-DD')`;

const attendeesBy = (column: string): string =>
  `SELECT ${column} AS key, count(*) AS count FROM attendees a WHERE ${PRESENT} GROUP BY 1 ORDER BY 2 DESC, 1`;

/** The last way of each person through a gate. */
const LAST_WAYS = `SELECT DISTINCT ON (k.attendee_id) k.direction
  FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT}
  WHERE k.event_id = $1 ORDER BY k.attendee_id, k.at DESC, k.client_id DESC`;

/** A scan changes the head-count only where it differs from the one before: two in a row are one person. */
const headCount = `SELECT "startsAt", sum(sum(change)) OVER (ORDER BY "startsAt") AS count FROM (
    SELECT date_trunc('hour', k.at, $2) AS "startsAt",
      CASE WHEN k.direction = 'IN' AND lag(k.direction) OVER ways IS DISTINCT FROM 'IN' THEN 1
        WHEN k.direction = 'OUT' AND lag(k.direction) OVER ways = 'IN' THEN -1 ELSE 0 END AS change
    FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT}
    WHERE k.event_id = $1 WINDOW ways AS (PARTITION BY k.attendee_id ORDER BY k.at, k.client_id)) AS moves
  GROUP BY 1 ORDER BY 1`;

/** Accepted meetings that somebody cancelled later are no longer counted as accepted. */
const meetingFunnel = `SELECT count(*) AS requested, count(*) FILTER (WHERE m.status = 'ACTIVE') AS accepted,
    count(*) FILTER (WHERE m.status = 'ACTIVE' AND (m.sender_says_held OR m.receiver_says_held
      OR (m.ends_at < now() AND coalesce(m.sender_says_held, true) AND coalesce(m.receiver_says_held, true)))) AS held
  FROM meetings m WHERE m.event_id = $1`;

const totals = `SELECT
  (${countedWhere(PRESENT)}) AS attendees,
  (${countedWhere(`a.event_id = $1 AND ${isListed('a')}`)}) AS confirmed,
  (SELECT count(*) FROM attendees a WHERE ${PRESENT} AND a.checked_in_at IS NOT NULL) AS "checkedIn",
  (SELECT count(*) FROM (${LAST_WAYS}) AS w WHERE w.direction = 'IN') AS inside,
  (SELECT count(*) FROM companies c WHERE c.event_id = $1) AS companies,
  (SELECT count(*) FROM pods p WHERE p.event_id = $1 AND p.removed_at IS NULL) AS pods,
  (SELECT count(*) FROM meetings m WHERE m.event_id = $1) AS meetings,
  (SELECT count(*) FROM ${MESSAGES} WHERE c.event_id = $1) AS messages,
  (SELECT count(*) FROM ${BOOKMARKS}) AS bookmarks`;

/** A meeting outside the meeting hours counts as one, but takes nothing of them. */
const podUse = `WITH hours AS (
    SELECT (day->>'date' || ' ' || (day->>'from'))::timestamp AT TIME ZONE $2 AS opens,
      (day->>'date' || ' ' || (day->>'to'))::timestamp AT TIME ZONE $2 AS closes
    FROM events e, jsonb_array_elements(e.meeting_hours) AS day WHERE e.id = $1)
  SELECT p.id AS "podId", p.name, held.meetings,
    coalesce(round(held.seconds / nullif((SELECT sum(extract(epoch FROM closes - opens)) FROM hours), 0), 4), 0) AS share
  FROM pods p, LATERAL (
    SELECT count(DISTINCT m.id) AS meetings,
      sum(extract(epoch FROM least(m.ends_at, h.closes) - greatest(m.starts_at, h.opens))) AS seconds
    FROM meetings m LEFT JOIN hours h ON m.starts_at < h.closes AND m.ends_at > h.opens
    WHERE m.pod_id = p.id AND m.status = 'ACTIVE') AS held
  WHERE p.event_id = $1 AND p.removed_at IS NULL ORDER BY p.position, p.id`;

/** The query behind each field. */
const queries: Record<string, string> = {
  totals,
  attendeesByStatus: attendeesBy('a.status'),
  attendeesByCountry: attendeesBy('a.country'),
  attendeesByCategory: attendeesBy('a.category'),
  attendeesByInterest: `SELECT g.name AS "group", t.label AS term, count(*) AS count
    FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
    JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
    WHERE ${PRESENT} GROUP BY g.id, t.id ORDER BY g.position, g.name, count(*) DESC, t.label`,
  checkInsByHour: `SELECT date_trunc('hour', a.checked_in_at, $2) AS "startsAt", count(*) AS count
    FROM attendees a WHERE ${PRESENT} AND a.checked_in_at IS NOT NULL GROUP BY 1 ORDER BY 1`,
  registrationsByDay: `SELECT ${dayOf('a.created_at')} AS date, count(*) AS count FROM attendees a WHERE ${PRESENT} GROUP BY 1 ORDER BY 1`,
  confirmationsByDay: `SELECT ${dayOf('a.confirmed_at')} AS date, count(*) AS count
    FROM attendees a WHERE ${PRESENT} AND a.confirmed_at IS NOT NULL GROUP BY 1 ORDER BY 1`,
  entriesByGate: `SELECT k.gate, date_trunc('hour', k.at, $2) AS "startsAt",
      count(*) FILTER (WHERE k.direction = 'IN') AS "in", count(*) FILTER (WHERE k.direction = 'OUT') AS "out"
    FROM check_ins k JOIN attendees a ON a.id = k.attendee_id AND ${PRESENT} WHERE k.event_id = $1 GROUP BY 1, 2 ORDER BY 2, 1`,
  headCountByHour: headCount,
  meetingFunnel,
  meetingsByStatus: `SELECT m.status AS key, count(*) AS count FROM meetings m WHERE m.event_id = $1 GROUP BY 1 ORDER BY 2 DESC, 1`,
  meetingsByDay: `SELECT ${dayOf('m.starts_at')} AS date, count(*) AS count
    FROM meetings m WHERE m.event_id = $1 AND m.status = 'ACTIVE' GROUP BY 1 ORDER BY 1`,
  podUse,
  messagesByDay: `SELECT ${dayOf('t.sent_at')} AS date, count(*) AS count
    FROM ${MESSAGES} WHERE c.event_id = $1 GROUP BY 1 ORDER BY 1`,
  topBookmarked: `SELECT b.attendee_id AS "attendeeId", count(*) AS count
    FROM ${BOOKMARKS} GROUP BY 1 ORDER BY 2 DESC, min(a.sort_name), 1 LIMIT 10`,
};

type Timed<Of> = Omit<Of, 'startsAt'> & { startsAt: string };

/** Statistics as JSON brings them: times are text, and what is one row is a list of one. */
interface StatisticsRow extends Omit<
  EventStatistics,
  'totals' | 'meetingFunnel' | 'checkInsByHour' | 'headCountByHour' | 'entriesByGate'
> {
  totals?: [StatisticsTotals];
  meetingFunnel?: [MeetingFunnel];
  checkInsByHour?: Timed<HourTally>[];
  headCountByHour?: Timed<HourTally>[];
  entriesByGate?: Timed<GateTally>[];
}

/** The numbers of these fields in one statement: each field becomes a column of JSON. */
export const statisticsOf = async (
  db: Db,
  { eventId, timezone }: { eventId: string; timezone: string },
  fields: ReadonlySet<string>,
): Promise<StatisticsRow | undefined> => {
  const columns = Object.entries(queries)
    .filter(([name]) => fields.has(name))
    .map(([name, query]) => `(SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r) AS "${name}"`);
  // Both values have to be used, whatever is asked for.
  const text = `SELECT $1::uuid AS "eventId", $2::text AS timezone${columns.map((column) => `, ${column}`).join('')}`;
  const [row] = await db.rows<StatisticsRow & Record<string, unknown>>({ text, values: [eventId, timezone] });
  return row;
};

/** A text that changes with the people, entries, meetings and messages of an event; from indexes and small rows alone. */
export const pulseOfEvent = statement('statistics.pulse', {
  params: { eventId: 'uuid' },
  row: { pulse: 'text' },
  text: (p) => `
    SELECT concat_ws(' ',
      (SELECT string_agg(status || '=' || n, ' ' ORDER BY status) FROM (
         SELECT a.status, sum(a.change) AS n FROM attendee_counts a WHERE ${presentAt(p.eventId)} GROUP BY a.status HAVING sum(a.change) <> 0) AS people),
      (SELECT count(*) FROM attendees a WHERE ${presentAt(p.eventId)} AND a.checked_in_at IS NOT NULL),
      (SELECT count(*) FROM check_ins k WHERE k.event_id = ${p.eventId}),
      (SELECT string_agg(status || '=' || n || '@' || at, ' ' ORDER BY status) FROM (
         SELECT m.status, count(*) AS n, sum(date_part('epoch', m.starts_at)::bigint) AS at
         FROM meetings m WHERE m.event_id = ${p.eventId} GROUP BY m.status) AS meetings),
      (SELECT sum(c.last_sequence) FROM conversations c WHERE c.event_id = ${p.eventId})) AS pulse`,
});
