import { column, columnOf, columnsFor } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { identifier, literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf, countedWhere, hasGroup, isInGroup } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { GroupEntity } from './group.entity';
import { AttendeeGroup, GroupBrief, MAX_GROUPS } from './group.types';

/** Columns of groups, for modules that read them. */
export const groupColumnsOf = columnsFor(GroupEntity);

const idOf = (attendee: Sql) => attendeeColumnsOf(attendee, 'id').id;

const inOrder = sql`g.bit = 0, g.rank, g.name, g.id`;

/** The names of the groups of an attendee by rank, as imports take them; null for everyone else. */
export const groupNames = (attendee: Sql): Sql => sql`(
  SELECT string_agg(g.name, '; ' ORDER BY g.rank, g.name) FROM attendee_groups g
  WHERE g.event_id = ${attendee}.event_id AND g.bit > 0 AND ${isInGroup(attendee, sql`g`)})`;

/** The bits of an event's groups by their names, as attendees are given them by hand; none for a group with a condition. */
export const groupBits = statement('groups.bits', {
  params: { eventId: 'uuid' },
  row: {
    bits: column(
      typed<Record<string, string>>('jsonb'),
      sql`jsonb_object_agg(g.name, (CASE WHEN g.is_conditional THEN 0 ELSE 1::bigint << g.bit END)::text)`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_groups g WHERE g.event_id = ${p.eventId} AND g.bit > 0 HAVING count(*) > 0`,
});

const groupColumns = {
  ...AttendeeGroup.columns(sql`g`),
  placesTaken: column('int4', sql`places_taken(g.event_id, 1::bigint << g.bit)`),
  isEveryoneElse: column('bool', sql`g.bit = 0`),
  memberCount: column(
    'int4',
    sql`(${countedWhere(sql`a.event_id = g.event_id AND a.status <> 'REMOVED' AND ${isInGroup(sql`a`, sql`g`)}`)})`,
  ),
};

/** The groups of an event by rank, everyone else at the end. */
export const groupsOfEvent = statement('groups.ofEvent', {
  params: { eventId: 'uuid' },
  row: groupColumns,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendee_groups g WHERE g.event_id = ${p.eventId} ORDER BY ${inOrder}`,
});

/** The groups with these ids. */
export const groupsByIds = statement('groups.byIds', {
  params: { ids: 'uuid[]' },
  row: groupColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM attendee_groups g WHERE g.id = ANY(${p.ids})`,
});

/** The groups of attendees by rank, as they are shown on cards; those that are not shown too where `all`. */
export const groupsOfAttendees = statement('groups.ofAttendees', {
  params: { attendeeIds: 'uuid[]', all: 'bool' },
  row: { ...GroupBrief.columns(sql`g`), attendeeId: idOf(sql`a`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    JOIN attendee_groups g ON g.event_id = a.event_id AND g.bit > 0 AND ${isInGroup(sql`a`, sql`g`)}
    WHERE a.id = ANY(${p.attendeeIds}) AND (${p.all} OR g.shown) ORDER BY ${inOrder}`,
});

/** Adds the group of those in no other one, where it is not there yet. */
export const insertEveryoneElse = statement('groups.insertEveryoneElse', {
  params: { id: 'uuid', eventId: 'uuid' },
  text: (p) => sql`
    INSERT INTO attendee_groups (id, event_id, bit, name) VALUES (${p.id}, ${p.eventId}, 0, '')
    ON CONFLICT ON CONSTRAINT attendee_groups_bit_key DO NOTHING`,
});

/** The first bit that no group of an event has; no row where all are taken. */
export const firstFreeBit = statement('groups.firstFreeBit', {
  params: { eventId: 'uuid' },
  row: { bit: column('int4', sql`free.bit`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM generate_series(1, ${literal(MAX_GROUPS)}) AS free (bit)
    WHERE NOT EXISTS (SELECT 1 FROM attendee_groups g WHERE g.event_id = ${p.eventId} AND g.bit = free.bit)
    ORDER BY free.bit LIMIT 1`,
});

/** Notes who is in a group, before a condition replaces them. */
export const noteReplaced = statement('groups.noteReplaced', {
  params: { groupId: 'uuid' },
  text: (p) => sql`
    UPDATE attendee_groups g SET replaced_ids = ARRAY(
      SELECT a.id FROM attendees a WHERE a.event_id = g.event_id AND ${isInGroup(sql`a`, sql`g`)})
    WHERE g.id = ${p.groupId}`,
});

/** People who have a place, or were offered one. */
const hasPlace = (attendee: Sql): Sql =>
  sql`(${takesPart(attendee)} OR ${attendee}.application IS NOT DISTINCT FROM 'OFFERED')`;

/** Whether a group has fewer places than these people would take in it. */
export const lacksPlaces = statement('groups.lacksPlaces', {
  params: { groupId: 'uuid', ids: 'uuid[]' },
  row: {
    lacks: column(
      'bool',
      sql`(coming.count > 0 AND g.capacity < places_taken(g.event_id, 1::bigint << g.bit) + coming.count) IS TRUE`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_groups g CROSS JOIN LATERAL (
      SELECT count(*) FROM attendees a WHERE a.id = ANY(${p.ids}) AND ${hasPlace(sql`a`)} AND NOT ${isInGroup(sql`a`, sql`g`)}) AS coming
    WHERE g.id = ${p.groupId}`,
});

/** Those of these ids that are attendees of an event, the removed left out. */
export const attendeesAmong = statement('groups.attendeesAmong', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: { id: idOf(sql`a`) },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.ids}) AND a.event_id = ${p.eventId} AND a.status <> 'REMOVED'`,
});

/** Each pair of groups of an event in each direction, by rank. */
export const rulesOfEvent = statement('groups.rulesOfEvent', {
  params: { eventId: 'uuid' },
  row: {
    fromId: columnOf(GroupEntity, sql`g`, 'id'),
    toId: columnOf(GroupEntity, sql`other`, 'id'),
    see: column('bool', hasGroup(sql`g.sees`, sql`other`)),
    meet: column('bool', hasGroup(sql`g.meets`, sql`other`)),
    write: column('bool', hasGroup(sql`g.writes`, sql`other`)),
    updatedAt: column('timestamptz', sql`max(g.updated_at) OVER ()`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_groups g JOIN attendee_groups other ON other.event_id = g.event_id
    WHERE g.event_id = ${p.eventId} ORDER BY ${inOrder}, other.bit = 0, other.rank, other.name, other.id`,
});

/** All rules of an event as lists, an element for each pair of groups. */
const ruleParams = {
  eventId: 'uuid',
  fromIds: 'uuid[]',
  toIds: 'uuid[]',
  sees: 'text[]',
  meets: 'text[]',
  writes: 'text[]',
} as const;

/** What each group of the event reaches by these rules, of which the false ones close: rows with the group's `id`. */
const reachedBy = (p: Record<keyof typeof ruleParams, Sql>): Sql => sql`(
  SELECT of.id, ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.see = 'false'), 0) AS sees,
    ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.meet = 'false'), 0) AS meets,
    ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.write = 'false'), 0) AS writes
  FROM attendee_groups of
  LEFT JOIN (unnest(${p.fromIds}, ${p.toIds}, ${p.sees}, ${p.meets}, ${p.writes}) AS r (from_id, to_id, see, meet, write)
    JOIN attendee_groups other ON other.id = r.to_id) ON r.from_id = of.id
  WHERE of.event_id = ${p.eventId} GROUP BY of.id)`;

/** Closes for each group of an event what is false here, and opens all else. */
export const writeRules = statement('groups.writeRules', {
  params: ruleParams,
  text: (p) => sql`
    UPDATE attendee_groups g SET sees = asked.sees, meets = asked.meets, writes = asked.writes, updated_at = ${NEXT_VERSION}
    FROM ${reachedBy(p)} AS asked WHERE g.id = asked.id`,
});

/** Whether the people of a row of `mask` see the person and may do this now, and could no longer. */
const isClosed = (other: Sql, act: 'meets' | 'writes'): Sql => {
  const [now, then] = [identifier(act), identifier(`then_${act}`)];
  return sql`(${other}.groups & v.sees <> 0 AND ${other}.groups & v.${now} <> 0
    AND (${other}.groups & v.then_sees = 0 OR ${other}.groups & v.${then} = 0))`;
};

/** What these rules would hit if they took the place of those of now. People are counted by the groups that they have in common. */
export const countHits = statement('groups.countHits', {
  params: ruleParams,
  row: {
    seeingNone: column(
      'int4',
      sql`(
      SELECT coalesce(sum(v.people), 0)::int FROM mask v WHERE NOT EXISTS (
        SELECT 1 FROM mask o WHERE o.groups & v.then_sees <> 0 AND (o.groups <> v.groups OR o.people > 1)))`,
    ),
    requests: column(
      'int4',
      sql`(
      SELECT count(*)::int FROM meetings m JOIN attendees a ON a.id = m.sender_id JOIN mask v ON v.groups = a.groups
      JOIN attendees o ON o.id = m.receiver_id
      WHERE m.event_id = (SELECT event_id FROM asked) AND m.status = 'PENDING' AND ${isClosed(sql`o`, 'meets')})`,
    ),
    conversations: column(
      'int4',
      sql`(
      SELECT count(DISTINCT c.conversation_id)::int FROM attendees a JOIN mask v ON v.groups = a.groups
      JOIN conversation_members c ON c.attendee_id = a.id JOIN attendees o ON o.id = c.other_id
      WHERE a.event_id = (SELECT event_id FROM asked) AND c.last_message_at IS NOT NULL AND ${isClosed(sql`o`, 'writes')})`,
    ),
    matches: column(
      'int4',
      sql`(
      SELECT count(*)::int FROM attendees a JOIN mask v ON v.groups = a.groups
      JOIN match_showings s ON s.viewer_id = a.id JOIN attendees o ON o.id = s.attendee_id
      WHERE a.event_id = (SELECT event_id FROM asked) AND o.groups & v.sees <> 0 AND o.groups & v.then_sees = 0)`,
    ),
  },
  text: (p, columns) => sql`
    WITH asked AS (SELECT ${p.eventId} AS event_id),
    mask AS MATERIALIZED (
      SELECT m.groups, m.people, bit_or(g.sees) AS sees, bit_or(g.meets) AS meets, bit_or(g.writes) AS writes,
        bit_or(r.sees) AS then_sees, bit_or(r.meets) AS then_meets, bit_or(r.writes) AS then_writes
      FROM (
        SELECT a.groups, sum(a.change)::int AS people FROM attendee_counts a
        WHERE a.event_id = ${p.eventId} AND ${takesPart(sql`a`)} GROUP BY a.groups HAVING sum(a.change) > 0) AS m
      JOIN attendee_groups g ON g.event_id = ${p.eventId} AND ${isInGroup(sql`m`, sql`g`)}
      JOIN ${reachedBy(p)} AS r ON r.id = g.id
      GROUP BY m.groups, m.people)
    SELECT ${columns}`,
});

/** Copies the groups of an event with their rules into another one; who is in them stays behind. */
export const copyGroups = statement('groups.copy', {
  params: {
    eventId: 'uuid',
    copyId: 'uuid',
    ids: 'uuid[]',
    originalIds: 'uuid[]',
    fieldIds: 'uuid[]',
    originalFieldIds: 'uuid[]',
  },
  text: (p) => sql`
    INSERT INTO attendee_groups (id, event_id, bit, name, colour, rank, shown, categories, company_kinds, company_tiers, answers,
      capacity, sees, meets, writes, waiting_requests, requests_per_day, requests_in_all, meetings_per_day, meetings_in_all)
    SELECT copy.id, ${p.copyId}, g.bit, g.name, g.colour, g.rank, g.shown, g.categories, g.company_kinds, g.company_tiers, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('fieldId', coalesce(field.id::text, c.one ->> 'fieldId'), 'values', c.one -> 'values') ORDER BY c.place), '[]')
        FROM jsonb_array_elements(g.answers) WITH ORDINALITY AS c (one, place)
        LEFT JOIN unnest(${p.fieldIds}, ${p.originalFieldIds}) AS field (id, original) ON field.original::text = c.one ->> 'fieldId'),
      g.capacity, g.sees, g.meets, g.writes, g.waiting_requests, g.requests_per_day, g.requests_in_all, g.meetings_per_day, g.meetings_in_all
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN attendee_groups g ON g.id = copy.original
    WHERE g.event_id = ${p.eventId}`,
});
