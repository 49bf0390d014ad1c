import { column, columnsOf, countOf, selectList } from '../../core/db/columns';
import { enumOf, typed, type RowOf } from '../../core/db/declared';
import { jsonListOf } from '../../core/db/own-data';
import { nested } from '../../core/graphql/projection';
import { composed, query, SOME_ID } from '../../core/db/query';
import { literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumns, attendeeColumnsOf, markFirstEntries, type Attendee } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { checkInColumns, conflicting } from './check-in.columns';
import { CheckInEntity, type CheckInDirection } from './check-in.entity';
import { entriesOf } from './entry.queries';

/** 128 bits: no two codes share them, and 50,000 stay below 2 MB. */
export const HASH_BYTES = 16;

/** The hash under which a scanner without a network knows a code of an event, as text. */
export const entryHash = (eventId: Sql, code: Sql): Sql =>
  sql`encode(substr(sha256(convert_to(${eventId}::text || ':' || ${code}, 'UTF8')), 1, ${literal(HASH_BYTES)}), 'base64')`;

const ofHolder = attendeeColumnsOf(sql`a`, 'id', 'eventId', 'status', 'inviteCode');
const holder = { attendeeId: ofHolder.id, eventId: ofHolder.eventId, status: ofHolder.status };
const holderOf = (code: Sql) => ({ code: column('text', code), ...holder });

export type CodeHolder = RowOf<ReturnType<typeof holderOf>>;

export const holdersOfCodes = statement('check-in.holdersOfCodes', {
  params: { codes: 'text[]' },
  row: { code: ofHolder.inviteCode, ...holder },
  text: (p, columns) => sql`SELECT ${columns} FROM attendees a WHERE a.invite_code = ANY(${p.codes})`,
});

/** The former holders of these codes, who were removed from the event. */
export const formerHoldersOfCodes = statement('check-in.formerHoldersOfCodes', {
  params: { eventId: 'uuid', codes: 'text[]' },
  row: holderOf(sql`scanned.code`),
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.codes}) AS scanned (code)
    JOIN attendees a ON a.event_id = ${p.eventId} AND a.former_code_hash = ${entryHash(p.eventId, sql`scanned.code`)}`,
});

/** The attendees of the event whose codes have these hashes; codes are the hashes here. */
export const holdersOfHashes = statement('check-in.holdersOfHashes', {
  params: { eventId: 'uuid', hashes: 'text[]' },
  row: holderOf(sql`a.hash`),
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM (SELECT id, event_id, status, coalesce(former_code_hash, ${entryHash(p.eventId, sql`invite_code`)}) AS hash
          FROM attendees WHERE event_id = ${p.eventId}) AS a
    WHERE a.hash = ANY(${p.hashes})`,
});

/**
 * Records a scan of a confirmed attendee as it happens, and notes when they first came in, in one statement that is a transaction.
 * Scans of one person wait for each other at its first step, so a later read knows all earlier ones.
 * Nothing happens for other codes, nor for a `clientId` that is known.
 */
export const recordScan = statement('check-in.recordScan', {
  params: {
    id: 'uuid',
    eventId: 'uuid',
    recorderId: 'uuid',
    code: 'text',
    clientId: 'text',
    gate: 'text',
    direction: enumOf<CheckInDirection>('check_in_direction'),
  },
  text: (p) => sql`
    WITH holder AS MATERIALIZED (
      SELECT id, status FROM attendees WHERE invite_code = ${p.code} AND event_id = ${p.eventId} FOR NO KEY UPDATE),
    added AS (
      INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at)
      SELECT ${p.id}, ${p.eventId}, actor_user(${p.recorderId}), actor_name(${p.recorderId}), id,
        ${p.clientId}, ${p.gate}, ${p.direction}, clock_timestamp()
      FROM holder WHERE ${takesPart(sql`holder`)}
      ON CONFLICT (event_id, client_id) DO NOTHING
      RETURNING id, attendee_id, direction, at)
    ${markFirstEntries(sql`added`)}`,
});

/** Locks attendees in the order of their ids: scans of one person wait for each other. */
export const lockScanned = statement('check-in.lockScanned', {
  params: { attendeeIds: 'uuid[]' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.attendeeIds}) ORDER BY a.id FOR NO KEY UPDATE`,
});

/**
 * Records scans, except those whose `clientId` is known, and notes when each attendee first came in; the ids of what is new.
 * A scan without a time happens now, one with a time was recorded without a network.
 */
export const insertScans = statement('check-in.insertScans', {
  params: {
    eventId: 'uuid',
    recorderId: 'uuid',
    ids: 'uuid[]',
    attendeeIds: 'uuid[]',
    clientIds: 'text[]',
    gates: 'text[]',
    directions: typed<readonly CheckInDirection[]>('check_in_direction[]'),
    times: typed<readonly (Date | null)[]>('timestamptz[]'),
    unsure: typed<readonly boolean[]>('bool[]'),
  },
  row: columnsOf(CheckInEntity, sql`added`, 'id'),
  text: (p, columns) => sql`
    WITH added AS (
      INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at, offline, time_unsure)
      SELECT id, ${p.eventId}, actor_user(${p.recorderId}), actor_name(${p.recorderId}), attendee_id,
        client_id, gate, direction, least(coalesce(at, clock_timestamp()), clock_timestamp()), at IS NOT NULL, unsure
      FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.clientIds}, ${p.gates}, ${p.directions}, ${p.times}, ${p.unsure})
        AS scanned (id, attendee_id, client_id, gate, direction, at, unsure)
      ON CONFLICT (event_id, client_id) DO NOTHING
      RETURNING id, attendee_id, direction, at),
    first_entries AS (
      ${markFirstEntries(sql`added`)})
    SELECT ${columns} FROM added`,
});

/** Marks the entries of an attendee that are in conflict as checked. */
export const markConflictsChecked = statement('check-in.markConflictsChecked', {
  params: { attendeeId: 'uuid' },
  row: columnsOf(CheckInEntity, sql`c`, 'gate'),
  text: (p, columns) => sql`
    UPDATE check_ins c SET conflict_checked_at = now()
    WHERE c.attendee_id = ${p.attendeeId} AND ${conflicting} RETURNING ${columns}`,
});

/** The entries with these ids. */
export const checkInsByIds = statement('check-in.byIds', {
  params: { ids: 'uuid[]' },
  row: checkInColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM check_ins c WHERE c.id = ANY(${p.ids})`,
});

/** The entries of an event by the devices' names for them. */
export const checkInsByClientIds = statement('check-in.byClientIds', {
  params: { eventId: 'uuid', clientIds: 'text[]' },
  row: checkInColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM check_ins c WHERE c.event_id = ${p.eventId} AND c.client_id = ANY(${p.clientIds})`,
});

/** An entry by the device's name for it, with these fields of its attendee. */
export const recordedScan = composed(
  'check-in.recordedScan',
  (eventId: string, clientId: string, attendeeFields: ReadonlySet<string>) => {
    const read = {
      ...checkInColumns,
      ...nested<{ attendee: Attendee }>('attendee', attendeeColumns.of(attendeeFields)),
    };
    return query(
      read,
      sql`SELECT ${selectList(read)}
          FROM check_ins c JOIN attendees a ON a.id = c.attendee_id WHERE c.event_id = ${eventId} AND c.client_id = ${clientId}`,
      'kept',
    );
  },
  function* variants(): Generator<[string, string, ReadonlySet<string>]> {
    yield [SOME_ID, 'client', new Set(['firstName', 'status'])];
  },
);

/** The hashed codes of the confirmed, apart by whether they have entered, and a version that changes with them. */
export const hashedCodes = statement('check-in.hashedCodes', {
  params: { eventId: 'uuid' },
  row: {
    version: column('text', sql`md5(coalesce(string_agg(hash || entered, ',' ORDER BY hash), ''))`),
    expected: column(
      typed<string[]>('text[]'),
      sql`coalesce(array_agg(hash ORDER BY hash) FILTER (WHERE NOT entered), '{}')`,
    ),
    entered: column(
      typed<string[]>('text[]'),
      sql`coalesce(array_agg(hash ORDER BY hash) FILTER (WHERE entered), '{}')`,
    ),
  },
  text: (p, columns) => sql`
    WITH hashed AS (
      SELECT checked_in_at IS NOT NULL AS entered, ${entryHash(p.eventId, sql`invite_code`)} AS hash
      FROM attendees WHERE event_id = ${p.eventId} AND ${takesPart(sql`attendees`)})
    SELECT ${columns} FROM hashed`,
});

/** These ways through gates, without those of the removed. */
const ways = (where: Sql): Sql =>
  sql`FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED' WHERE ${where}`;

/** The last of these ways of each person, which decides who is inside. */
const lastWays = (where: Sql): Sql =>
  sql`SELECT DISTINCT ON (c.attendee_id) c.attendee_id, c.direction, c.gate ${ways(where)}
   ORDER BY c.attendee_id, c.at DESC, c.client_id DESC`;

const someEntries = (): [Sql][] => [
  [entriesOf(SOME_ID, null)],
  [entriesOf(SOME_ID, { date: '2027-05-03', timezone: 'UTC' })],
];

/** How many people are inside, have been, and have left. */
export const countsOfPeople = composed(
  'check-in.countsOfPeople',
  (where: Sql) => {
    const counts = {
      inside: column('int4', sql`count(*) FILTER (WHERE direction = 'IN')::int`),
      left: column('int4', sql`count(*) FILTER (WHERE direction = 'OUT')::int`),
      entered: column(
        'int4',
        sql`(SELECT count(DISTINCT c.attendee_id)::int ${ways(where)} AND c.direction = 'IN')`,
      ),
    };
    return query(
      counts,
      sql`WITH last_ways AS (${lastWays(where)}) SELECT ${selectList(counts)} FROM last_ways`,
    );
  },
  someEntries,
);

const gateCounts = {
  ...columnsOf(CheckInEntity, sql`c`, 'gate'),
  in: column('int4', sql`count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'IN')::int`),
  out: column('int4', sql`count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'OUT')::int`),
  inside: countOf(sql`last_ways w WHERE w.direction = 'IN' AND w.gate = c.gate`),
};

/** How many people went through each gate. */
export const countsByGate = composed(
  'check-in.countsByGate',
  (where: Sql) =>
    query(
      gateCounts,
      sql`WITH last_ways AS (${lastWays(where)}) SELECT ${selectList(gateCounts)} ${ways(where)} GROUP BY c.gate ORDER BY c.gate`,
    ),
  someEntries,
);

/** The entries of a profile, for the export of one's own data. */
export const ownEntries = jsonListOf({
  row: sql`'gate', k.gate, 'direction', k.direction, 'at', k.at`,
  from: sql`check_ins k WHERE k.attendee_id = a.id`,
  order: sql`k.at, k.client_id`,
});
