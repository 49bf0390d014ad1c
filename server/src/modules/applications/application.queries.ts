import { column, columnAs, columnsOf, optional } from '../../core/db/columns';
import { nullable, typed } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { and, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { type AttendeeStage, attendeeColumnsOf, isInGroup } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { eventColumnsOf } from '../events/index';
import { groupColumnsOf } from '../groups/index';
import { userColumnsOf } from '../users/index';
import { ApplicationEntity, PlaceLogEntity } from './application.entity';

const stage = (attendee: Sql) =>
  column(typed<AttendeeStage>('text'), sql`coalesce(${attendee}.application, ${attendee}.status::text)`);

/** Places that a number of people may have; null for any number. */
export interface Limit {
  bit: number;
  capacity: number;
  taken: number;
}

/** The limits of an event, those of its groups by their bits, and that of the event as bit -1; and whether somebody waits or was offered a place. */
export const limitsOf = statement('applications.limits', {
  params: { eventId: 'uuid' },
  row: {
    now: column('timestamptz', sql`clock_timestamp()`),
    limits: column(
      typed<Limit[]>('jsonb'),
      sql`(SELECT coalesce(jsonb_agg(l), '[]') FROM (
        SELECT -1 AS bit, e.capacity, places_taken(e.id, -1) AS taken WHERE e.capacity IS NOT NULL
        UNION ALL SELECT g.bit, g.capacity, places_taken(e.id, 1::bigint << g.bit) FROM attendee_groups g
        WHERE g.event_id = e.id AND g.capacity IS NOT NULL) AS l)`,
    ),
    hasLine: column(
      'bool',
      sql`EXISTS (SELECT FROM attendees a WHERE a.event_id = e.id AND a.application IN ('WAITLISTED', 'OFFERED'))`,
    ),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ${p.eventId}`,
});

/** The groups with a limit that an attendee is in, by their bits. */
const limitedBits = column(
  typed<number[]>('int4[]'),
  sql`ARRAY(SELECT g.bit FROM attendee_groups g WHERE g.event_id = a.event_id AND g.capacity IS NOT NULL AND ${isInGroup(sql`a`, sql`g`)})`,
);

const candidate = {
  ...attendeeColumnsOf(sql`a`, 'id', 'userId', 'firstName', 'lastName', 'byInvitation'),
  stage: stage(sql`a`),
  bits: limitedBits,
  isAccepted: column(
    'bool',
    sql`(u.email_verified_at IS NOT NULL OR NOT (a.by_invitation OR e.requires_verified_email))`,
  ),
};
const candidates = sql`attendees a JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.user_id`;

/** Locks attendees of an event whose stage is to change, in the order of ids; the event is locked before. */
export const lockCandidates = statement('applications.lockCandidates', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: candidate,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${candidates} WHERE a.event_id = ${p.eventId} AND a.id = ANY(${p.ids})
    ORDER BY a.id FOR NO KEY UPDATE OF a`,
});

/** Those who wait for a place, in the order of the line. */
export const waitingAt = statement('applications.waiting', {
  params: { eventId: 'uuid' },
  row: { id: candidate.id, bits: limitedBits },
  text: (p, columns) => sql`
    SELECT ${columns} FROM applications x JOIN attendees a ON a.id = x.attendee_id
    WHERE x.event_id = ${p.eventId} AND x.line IS NOT NULL AND a.application = 'WAITLISTED' ORDER BY x.line`,
});

/** Those whose offers have ended. */
export const expiredAt = statement('applications.expired', {
  params: { eventId: 'uuid' },
  row: { id: candidate.id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM applications x JOIN attendees a ON a.id = x.attendee_id
    WHERE x.event_id = ${p.eventId} AND a.application = 'OFFERED' AND x.offer_ends_at <= clock_timestamp() ORDER BY x.line`,
});

/** Events in which somebody waits for whom every place is free, or an offer has ended; places are counted once for an event and a group. */
export const eventsToSettle = statement('applications.eventsToSettle', {
  params: {},
  row: { eventId: columnAs(eventColumnsOf(sql`e`, 'id').id, sql`e.id`) },
  text: (_p, columns) => sql`
    WITH line AS MATERIALIZED (SELECT event_id, groups FROM attendees WHERE application = 'WAITLISTED'),
    open_event AS MATERIALIZED (
      SELECT e.id FROM events e WHERE e.id IN (SELECT event_id FROM line) AND e.status = 'PUBLISHED' AND e.starts_at > now()
        AND (e.capacity <= places_taken(e.id, -1)) IS NOT TRUE),
    full_group AS MATERIALIZED (
      SELECT g.event_id, g.bit FROM attendee_groups g
      WHERE g.event_id IN (SELECT id FROM open_event) AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit))
    SELECT ${columns} FROM open_event e WHERE EXISTS (SELECT FROM line l WHERE l.event_id = e.id
      AND NOT EXISTS (SELECT FROM full_group f WHERE f.event_id = l.event_id AND ${isInGroup(sql`l`, sql`f`)}))
    UNION SELECT x.event_id FROM applications x JOIN attendees a ON a.id = x.attendee_id
    WHERE x.offer_ends_at <= clock_timestamp() AND a.application = 'OFFERED'`,
});

/**
 * Writes what belongs to the stage to which attendees are about to be put, before they are: those who begin to wait come to the end of
 * the line in the order of the ids. What a decision replaces is kept for its undo.
 */
export const writeApplications = statement('applications.write', {
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    codeHashes: typed<readonly (string | null)[]>('text[]'),
    stage: 'text',
    offerEndsAt: 'timestamptz?',
    reason: 'text?',
    decisionId: 'uuid?',
    undoUntil: 'timestamptz?',
  },
  text: (p) => sql`
    INSERT INTO applications AS x (attendee_id, event_id, since, line, offer_ends_at, offer_code_hash, reason, decision_id, undo_until, former, former_since, former_line, former_decision_id)
    SELECT v.id, ${p.eventId}, clock_timestamp(),
      CASE ${p.stage} WHEN 'WAITLISTED' THEN coalesce(v.line, nextval('application_line')) WHEN 'OFFERED' THEN v.line END,
      ${p.offerEndsAt}, coalesce(v.hash, v.offer_code_hash), CASE WHEN ${p.stage} = 'DECLINED' THEN ${p.reason} ELSE v.reason END,
      ${p.decisionId}, ${p.undoUntil}, v.former, v.since, CASE WHEN ${p.decisionId} IS NOT NULL THEN v.line END,
      CASE WHEN ${p.decisionId} IS NOT NULL AND v.undo_until IS NOT NULL THEN v.decision_id END
    FROM (
      SELECT n.id, n.hash, f.line, f.since, f.reason, f.offer_code_hash, f.decision_id, f.undo_until,
        CASE WHEN ${p.decisionId} IS NOT NULL THEN CASE a.application WHEN 'OFFERED' THEN 'WAITLISTED' ELSE a.application END END AS former
      FROM unnest(${p.ids}, ${p.codeHashes}) WITH ORDINALITY AS n (id, hash, place)
      JOIN attendees a ON a.id = n.id LEFT JOIN applications f ON f.attendee_id = n.id
      WHERE ${p.stage} <> 'CONFIRMED' OR f.attendee_id IS NOT NULL ORDER BY n.place) AS v
    ON CONFLICT (attendee_id) DO UPDATE SET since = excluded.since, line = excluded.line, offer_ends_at = excluded.offer_ends_at,
      offer_code_hash = excluded.offer_code_hash, reason = excluded.reason, decision_id = excluded.decision_id,
      undo_until = excluded.undo_until, former = excluded.former, former_since = excluded.former_since, former_line = excluded.former_line,
      former_decision_id = excluded.former_decision_id`,
});

/** Those of a decision who are still as it left them, and what they were before. */
export const decidedBy = statement('applications.decidedBy', {
  params: { decisionId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id', 'eventId', 'firstName', 'lastName'),
    ...columnsOf(ApplicationEntity, sql`x`, 'undoUntil'),
    former: column(typed<AttendeeStage>('text'), sql`coalesce(x.former, 'INVITED')`),
    stage: stage(sql`a`),
    isOver: column('bool', sql`((x.undo_until > clock_timestamp()) IS NOT TRUE)`),
    hasTakenPart: column(
      'bool',
      sql`(${takesPart(sql`a`)} AND (
        EXISTS (SELECT FROM meetings m WHERE m.sender_id = a.id OR m.receiver_id = a.id AND m.status = 'ACTIVE')
        OR EXISTS (SELECT FROM messages m WHERE m.sender_id = a.id)))`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM applications x JOIN attendees a ON a.id = x.attendee_id
    WHERE x.decision_id = ${p.decisionId} AND a.status <> 'REMOVED' ORDER BY a.id`,
});

/** Takes a decision back for these: they are where they were, also in the line. Gives the decisions that stand again and are not mailed yet. */
export const restoreApplications = statement('applications.restore', {
  params: { ids: 'uuid[]' },
  row: { decisionId: optional(columnsOf(ApplicationEntity, sql`x`, 'decisionId').decisionId) },
  text: (p, columns) => sql`
    UPDATE applications x SET since = coalesce(former_since, since), line = former_line, decision_id = former_decision_id,
      undo_until = CASE WHEN former_decision_id IS NOT NULL THEN clock_timestamp() END, offer_ends_at = NULL,
      former = NULL, former_since = NULL, former_line = NULL, former_decision_id = NULL
    WHERE attendee_id = ANY(${p.ids}) RETURNING ${columns}`,
});

/** Notes that a decision is mailed, and returns each attendee for whom its undo is over, once. The job starts at a time in milliseconds, so the end of the undo is rounded down to them. */
export const takeUnmailed = statement('applications.takeUnmailed', {
  params: { decisionId: 'uuid' },
  row: { id: attendeeColumnsOf(sql`a`, 'id').id, stage: stage(sql`a`) },
  text: (p, columns) => sql`
    UPDATE applications x SET undo_until = NULL FROM attendees a
    WHERE a.id = x.attendee_id AND x.decision_id = ${p.decisionId} AND date_trunc('milliseconds', x.undo_until) <= clock_timestamp() AND a.status <> 'REMOVED'
    RETURNING ${columns}`,
});

/** Those who wait among these, each with the group that is full, the first by rank, where the event is not; every group is counted once. */
const waitingAmong = (ids: Sql): Sql => sql`
  asked AS MATERIALIZED (
    SELECT x.attendee_id, x.event_id, x.line, a.groups FROM applications x JOIN attendees a ON a.id = x.attendee_id
    WHERE x.attendee_id = ANY(${ids}) AND a.application = 'WAITLISTED'),
  full_group AS MATERIALIZED (
    SELECT g.id, g.event_id, g.name, g.colour, g.shown, g.rank, g.bit FROM attendee_groups g JOIN events e ON e.id = g.event_id
    WHERE g.event_id IN (SELECT event_id FROM asked) AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit)
      AND (e.capacity <= places_taken(e.id, -1)) IS NOT TRUE),
  waiting AS MATERIALIZED (
    SELECT w.attendee_id, w.event_id, w.line, g.id, g.name, g.colour, g.shown, g.bit FROM asked w LEFT JOIN LATERAL (
      SELECT f.* FROM full_group f WHERE f.event_id = w.event_id AND ${isInGroup(sql`w`, sql`f`)}
      ORDER BY f.rank, f.name, f.id LIMIT 1) AS g ON true)`;

/** Their places among those who wait for the same, in the group that is full or in the event; each line is read once. */
const PLACES = sql`
  places AS MATERIALIZED (
    SELECT r.attendee_id, r.bit, r.place FROM (
      SELECT o.attendee_id, l.bit, row_number() OVER (PARTITION BY l.event_id, l.bit ORDER BY o.line)::int AS place
      FROM (SELECT event_id, bit, max(line) AS line FROM waiting GROUP BY event_id, bit) AS l
      JOIN applications o ON o.event_id = l.event_id AND o.line <= l.line
      JOIN attendees b ON b.id = o.attendee_id AND b.application = 'WAITLISTED' AND (l.bit IS NULL OR ${isInGroup(sql`b`, sql`l`)})) AS r
    WHERE r.attendee_id IN (SELECT attendee_id FROM waiting))`;

/** Where attendees stand, with the group that is full. */
export const standingsOf = statement('applications.standings', {
  params: { attendeeIds: 'uuid[]' },
  row: {
    ...columnsOf(ApplicationEntity, sql`x`, 'attendeeId', 'since', 'reason'),
    stage: stage(sql`a`),
    position: column('int4?', sql`p.place`),
    groupId: optional(groupColumnsOf(sql`g`, 'id').id),
    groupName: optional(groupColumnsOf(sql`g`, 'name').name),
    groupColour: optional(groupColumnsOf(sql`g`, 'colour').colour),
    groupShown: optional(groupColumnsOf(sql`g`, 'shown').shown),
    ...columnsOf(ApplicationEntity, sql`x`, 'offerEndsAt'),
    undoUntil: column('timestamptz?', sql`CASE WHEN x.undo_until > clock_timestamp() THEN x.undo_until END`),
    ...columnsOf(ApplicationEntity, sql`x`, 'decisionId'),
  },
  text: (p, columns) => sql`
    WITH ${waitingAmong(p.attendeeIds)}, ${PLACES}
    SELECT ${columns} FROM applications x JOIN attendees a ON a.id = x.attendee_id
    LEFT JOIN waiting g ON g.attendee_id = x.attendee_id
    LEFT JOIN places p ON p.attendee_id = g.attendee_id AND p.bit IS NOT DISTINCT FROM g.bit
    WHERE x.attendee_id = ANY(${p.attendeeIds})`,
});

/** What decides how a person comes into an event: whether they were invited, and whether it or a group of the profile is full. */
export const prospectOf = statement('applications.prospect', {
  params: { eventId: 'uuid', attendeeId: 'uuid?' },
  row: {
    byInvitation: column('bool', sql`(a.by_invitation IS TRUE)`),
    isFull: column(
      'bool',
      sql`((e.capacity <= places_taken(e.id, -1)) IS TRUE OR EXISTS (SELECT FROM attendee_groups g
        WHERE g.event_id = a.event_id AND ${isInGroup(sql`a`, sql`g`)} AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit)))`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e LEFT JOIN attendees a ON a.id = ${p.attendeeId} AND a.event_id = e.id
    WHERE e.id = ${p.eventId}`,
});

/** How many people of an event are at which stage; no row for a stage without anybody. */
export const countStages = statement('applications.countStages', {
  params: { eventId: 'uuid' },
  row: {
    stage: column(typed<AttendeeStage>('text'), sql`s.stage`),
    count: column('int4', sql`sum(s.count)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT c.status::text AS stage, c.change AS count FROM attendee_counts c WHERE c.event_id = ${p.eventId} AND c.status <> 'REMOVED'
      UNION ALL SELECT v.stage, v.sign FROM attendees a CROSS JOIN LATERAL (VALUES (a.application, 1), ('INVITED', -1)) AS v (stage, sign)
      WHERE a.event_id = ${p.eventId} AND a.application IS NOT NULL) AS s
    GROUP BY s.stage HAVING sum(s.count) > 0`,
});

/** How many places of events are taken. */
export const takenAt = statement('applications.taken', {
  params: { eventIds: 'uuid[]' },
  row: {
    eventId: columnAs(eventColumnsOf(sql`e`, 'id').id, sql`e.id`),
    count: column('int4', sql`places_taken(e.id, -1)`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM unnest(${p.eventIds}) AS e (id)`,
});

/** Recipients of mails about their applications. */
export const addresseesOf = statement('applications.addressees', {
  params: { ids: 'uuid[]' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id', 'eventId', 'firstName'),
    ...userColumnsOf(sql`u`, 'email'),
    ...eventColumnsOf(sql`e`, 'title', 'timezone'),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM ${candidates} WHERE a.id = ANY(${p.ids})`,
});

/** The offer that a code was mailed for; no row where another one was made since. */
export const offerOfCode = statement('applications.offerOfCode', {
  params: { codeHash: 'text' },
  row: {
    attendeeId: attendeeColumnsOf(sql`a`, 'id').id,
    eventId: attendeeColumnsOf(sql`a`, 'eventId').eventId,
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
    ...eventColumnsOf(sql`e`, 'startsAt', 'timezone'),
    endsAt: column('timestamptz?', sql`CASE WHEN a.application = 'OFFERED' THEN x.offer_ends_at END`),
    isOpen: column(
      'bool',
      sql`(a.application IS NOT DISTINCT FROM 'OFFERED' AND x.offer_ends_at > clock_timestamp())`,
    ),
    isExpired: column(
      'bool',
      sql`coalesce(CASE WHEN a.application = 'OFFERED' THEN x.offer_ends_at <= clock_timestamp() ELSE (
        SELECT l.kind = 'EXPIRED' FROM place_log l WHERE l.attendee_id = a.id AND l.kind IN ('OFFERED', 'EXPIRED')
        ORDER BY l.entry DESC LIMIT 1) END, false)`,
    ),
    stage: stage(sql`a`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM applications x JOIN attendees a ON a.id = x.attendee_id JOIN events e ON e.id = a.event_id
    WHERE x.offer_code_hash = ${p.codeHash} AND a.status <> 'REMOVED' AND e.status <> 'DRAFT'`,
});

/** The end of the offer of an attendee; null once it is over. */
export const offerEndOf = statement('applications.offerEnd', {
  params: { attendeeId: 'uuid' },
  row: { isOpen: column('bool', sql`x.offer_ends_at > clock_timestamp()`) },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM applications x WHERE x.attendee_id = ${p.attendeeId} AND x.offer_ends_at IS NOT NULL`,
});

/** Adds entries of one kind to the log, in the order of the attendees. */
export const insertLog = statement('applications.insertLog', {
  params: {
    ids: 'uuid[]',
    eventId: 'uuid',
    attendeeIds: 'uuid[]',
    kind: 'text',
    groupIds: typed<readonly (string | null)[]>('uuid[]'),
    positions: typed<readonly (number | null)[]>('int4[]'),
    offerEndsAt: 'timestamptz?',
    byId: 'uuid?',
  },
  text: (p) => sql`
    INSERT INTO place_log (id, event_id, attendee_id, at, kind, group_id, position, offer_ends_at, by_id)
    SELECT v.id, ${p.eventId}, v.attendee_id, clock_timestamp(), ${p.kind}, v.group_id, v.position, ${p.offerEndsAt}, ${p.byId}
    FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.groupIds}, ${p.positions}) WITH ORDINALITY AS v (id, attendee_id, group_id, position, place)
    ORDER BY v.place`,
});

/** Adds to the log that people have left who had or wanted a place, and gives their events. */
export const logRemoved = statement('applications.logRemoved', {
  params: { attendeeIds: 'uuid[]' },
  row: { eventId: columnsOf(PlaceLogEntity, sql`place_log`, 'eventId').eventId },
  text: (p, columns) => sql`
    INSERT INTO place_log (id, event_id, at, kind)
    SELECT gen_random_uuid(), a.event_id, clock_timestamp(), 'REMOVED' FROM attendees a JOIN events e ON e.id = a.event_id
    WHERE a.id = ANY(${p.attendeeIds}) AND (a.application IS NOT NULL OR ${takesPart(sql`a`)} AND (e.capacity IS NOT NULL
      OR EXISTS (SELECT FROM attendee_groups g WHERE g.event_id = e.id AND g.capacity IS NOT NULL)))
    RETURNING ${columns}`,
});

/** Takes people out of the log, whose entries stay in their order, and forgets their applications. */
export const eraseApplications = statement('applications.erase', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  text: (p) => sql`
    WITH gone AS (DELETE FROM applications WHERE attendee_id = ANY(${p.attendeeIds}))
    UPDATE place_log SET by_id = nullif(by_id, ${p.userId}),
      attendee_id = CASE WHEN attendee_id = ANY(${p.attendeeIds}) THEN NULL ELSE attendee_id END
    WHERE attendee_id = ANY(${p.attendeeIds}) OR by_id = ${p.userId}`,
});

const entryColumns = {
  ...columnsOf(PlaceLogEntity, sql`l`, 'id', 'attendeeId', 'at', 'kind', 'position', 'offerEndsAt'),
  groupId: optional(groupColumnsOf(sql`g`, 'id').id),
  groupName: optional(groupColumnsOf(sql`g`, 'name').name),
  groupColour: optional(groupColumnsOf(sql`g`, 'colour').colour),
  groupShown: optional(groupColumnsOf(sql`g`, 'shown').shown),
  by: column(nullable(typed<string>('text')), sql`(SELECT u.display_name FROM users u WHERE u.id = l.by_id)`),
};

/** A page of the log of an event, the first entry first. */
export const placeLogPage = keysetList(
  'applications.placeLog',
  ({ eventId, attendeeId }: { eventId: string; attendeeId: string | null }) => ({
    columns: entryColumns,
    from: sql`place_log l`,
    joins: sql`LEFT JOIN attendee_groups g ON g.id = l.group_id`,
    where: and(sql`l.event_id = ${eventId}`, attendeeId && sql`l.attendee_id = ${attendeeId}`),
    order: { by: columnsOf(PlaceLogEntity, sql`l`, 'entry').entry },
    id: sql`l.id`,
  }),
  () => [
    { eventId: SOME_ID, attendeeId: null },
    { eventId: SOME_ID, attendeeId: SOME_ID },
  ],
);

/** The application of a profile and what became of its place, for the export of one's own data. */
export const ownApplication = jsonListOf({
  row: sql`'stage', a.application, 'since', x.since, 'offeredUntil', x.offer_ends_at, 'reason', x.reason`,
  from: sql`applications x WHERE x.attendee_id = a.id`,
  order: sql`x.since`,
});
export const ownPlaces = jsonListOf({
  row: sql`'what', l.kind, 'at', l.at, 'position', l.position, 'offeredUntil', l.offer_ends_at`,
  from: sql`place_log l WHERE l.attendee_id = a.id`,
  order: sql`l.entry`,
});
