import { jsonListOf } from '../../core/db/own-data';
import { isListed } from '../event-access/index';
import { selectList } from '../../core/db/projection';
import { sql, type Db } from '../../core/db/database';
import type { WhereBuilder } from '../../core/db/list-query';
import { statement, typed } from '../../core/db/statement';
import { type AttendeeStatus, markFirstEntries, attendeeColumns, type Attendee } from '../attendees/index';
import type { CheckInDirection } from './check-in.entity';
import { checkInColumns, checkInRow } from './check-in.columns';
import type { CheckIn, GateCount, HeadCount } from './check-in.types';

/** 128 bits: no two codes share them, and 50,000 stay below 2 MB. */
export const HASH_BYTES = 16;

/** As SQL the hash under which a scanner without a network knows a code of an event, as text. */
export const entryHash = (eventId: string, code: string): string =>
  `encode(substr(sha256(convert_to(${eventId} || ':' || ${code}, 'UTF8')), 1, ${HASH_BYTES}), 'base64')`;

/** Whose code it is. */
export interface CodeHolder {
  code: string;
  attendeeId: string;
  eventId: string;
  status: AttendeeStatus;
}

/** Who holds these codes, in any event. */
export const holdersOfCodes = (database: Db, codes: readonly string[]): Promise<CodeHolder[]> =>
  database.rows<CodeHolder>(sql`
    SELECT invite_code AS code, id AS "attendeeId", event_id AS "eventId", status
    FROM attendees WHERE invite_code = ANY(${codes})`);

/** Who held these codes in the event before they were removed from it. */
export const formerHoldersOfCodes = (
  database: Db,
  eventId: string,
  codes: readonly string[],
): Promise<CodeHolder[]> =>
  database.rows<CodeHolder>({
    text: `SELECT scanned.code, a.id AS "attendeeId", a.event_id AS "eventId", a.status
           FROM unnest($2::text[]) AS scanned (code)
           JOIN attendees a ON a.event_id = $1::uuid AND a.former_code_hash = ${entryHash('$1', 'scanned.code')}`,
    values: [eventId, codes],
  });

/** The attendees of the event whose codes have these hashes; codes are the hashes here. */
export const holdersOfHashes = (
  database: Db,
  eventId: string,
  hashes: readonly string[],
): Promise<CodeHolder[]> =>
  database.rows<CodeHolder>({
    text: `SELECT hash AS code, id AS "attendeeId", event_id AS "eventId", status
           FROM (SELECT id, event_id, status, coalesce(former_code_hash, ${entryHash('$1', 'invite_code')}) AS hash
                 FROM attendees WHERE event_id = $1::uuid) AS known
           WHERE hash = ANY($2)`,
    values: [eventId, hashes],
  });

/** A scan that is recorded as it happens. */
export interface LiveScan {
  id: string;
  eventId: string;
  recorderId: string;
  code: string;
  clientId: string;
  gate: string;
  direction: CheckInDirection;
}

/**
 * Records a scan of somebody who is confirmed, notes when they first came in, and queues the event, in one statement that is a
 * transaction. Scans of one person wait for each other at its first step, so a later read knows all earlier ones.
 * Nothing happens for other codes, nor for a `clientId` that is known.
 */
export const recordScan = async (database: Db, topic: string, scan: LiveScan): Promise<void> => {
  const { id, eventId, recorderId, code, clientId, gate, direction } = scan;
  await database.rows({
    text: `WITH holder AS MATERIALIZED (
             SELECT id, status FROM attendees WHERE invite_code = $4 AND event_id = $1 FOR NO KEY UPDATE),
           added AS (
             INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at)
             SELECT $2::uuid, $1::uuid, $3::uuid, (SELECT display_name FROM users WHERE users.id = $3), id, $5, $6, $7::check_in_direction, clock_timestamp()
             FROM holder WHERE ${isListed('holder')}
             ON CONFLICT (event_id, client_id) DO NOTHING
             RETURNING id, attendee_id, direction, at),
           first_entry AS (
             ${markFirstEntries('added')})
           INSERT INTO outbox (topic, payload) SELECT $8, jsonb_build_object('checkInId', id) FROM added`,
    values: [eventId, id, recorderId, code, clientId, gate, direction, topic],
  });
};

/** Locks attendees in the order of their ids: scans of one person wait for each other. */
export const lockScanned = statement('check-in.lockScanned', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM attendees WHERE id = ANY(${p.attendeeIds}) ORDER BY id FOR NO KEY UPDATE`,
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
  },
  row: { id: 'uuid' },
  text: (p) => `
    WITH added AS (
      INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at, offline)
      SELECT id, ${p.eventId}, ${p.recorderId}, (SELECT display_name FROM users WHERE users.id = ${p.recorderId}), attendee_id,
        client_id, gate, direction, least(coalesce(at, clock_timestamp()), clock_timestamp()), at IS NOT NULL
      FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.clientIds}, ${p.gates}, ${p.directions}, ${p.times})
        AS scanned (id, attendee_id, client_id, gate, direction, at)
      ON CONFLICT (event_id, client_id) DO NOTHING
      RETURNING id, attendee_id, direction, at),
    first_entries AS (
      ${markFirstEntries('added')})
    SELECT id FROM added`,
});

/** The entries with these ids. */
export const checkInsByIds = statement('check-in.byIds', {
  params: { ids: 'uuid[]' },
  row: checkInRow,
  text: (p) => `SELECT ${checkInColumns} FROM check_ins c WHERE c.id = ANY(${p.ids})`,
});

/** The entries of an event by the devices' names for them. */
export const checkInsByClientIds = statement('check-in.byClientIds', {
  params: { eventId: 'uuid', clientIds: 'text[]' },
  row: checkInRow,
  text: (p) => `
    SELECT ${checkInColumns} FROM check_ins c WHERE c.event_id = ${p.eventId} AND c.client_id = ANY(${p.clientIds})`,
});

/** An entry by the device's name for it, with these fields of its attendee. */
export const recordedScan = async (
  database: Db,
  eventId: string,
  clientId: string,
  attendeeFields: ReadonlySet<string>,
): Promise<(CheckIn & { attendee: Attendee }) | undefined> => {
  const ofAttendee = Object.entries(attendeeColumns.of(attendeeFields)).map(
    ([name, column]) => [`attendee.${name}`, column] as const,
  );
  const [row] = await database.rows<CheckIn & { attendee: Attendee }>({
    text: `SELECT ${checkInColumns}, ${selectList(Object.fromEntries(ofAttendee))}
           FROM check_ins c JOIN attendees a ON a.id = c.attendee_id WHERE c.event_id = $1 AND c.client_id = $2`,
    values: [eventId, clientId],
    varied: true,
  });
  return row;
};

/** The hashed codes of the confirmed, apart by whether they have entered, and a version that changes with them. */
export const hashedCodes = async (
  database: Db,
  eventId: string,
): Promise<{ version: string; expected: string[]; entered: string[] }> => {
  const [row] = await database.rows<{
    version: string;
    expected: string[] | null;
    entered: string[] | null;
  }>({
    text: `WITH hashed AS (
             SELECT checked_in_at IS NOT NULL AS entered, ${entryHash('$1', 'invite_code')} AS hash
             FROM attendees WHERE event_id = $1::uuid AND ${isListed('attendees')})
           SELECT md5(coalesce(string_agg(hash || entered, ',' ORDER BY hash), '')) AS version,
             array_agg(hash ORDER BY hash) FILTER (WHERE NOT entered) AS expected,
             array_agg(hash ORDER BY hash) FILTER (WHERE entered) AS entered
           FROM hashed`,
    values: [eventId],
  });
  return { version: row?.version ?? '', expected: row?.expected ?? [], entered: row?.entered ?? [] };
};

/** As SQL these ways through gates, without those of the removed. */
const ways = (where: WhereBuilder): string =>
  `FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED' WHERE ${where.text}`;

/** As SQL the last of these ways of each person, which decides who is inside. */
const lastWays = (where: WhereBuilder): string =>
  `SELECT DISTINCT ON (c.attendee_id) c.attendee_id, c.direction, c.gate ${ways(where)}
   ORDER BY c.attendee_id, c.at DESC, c.client_id DESC`;

/** How many people are inside, have been, and have left. */
export const countsOfPeople = async (
  database: Db,
  where: WhereBuilder,
): Promise<Omit<HeadCount, 'gates'>> => {
  const [row] = await database.rows<Omit<HeadCount, 'gates'>>({
    text: `WITH last_ways AS (${lastWays(where)})
           SELECT count(*) FILTER (WHERE direction = 'IN')::int AS inside, count(*) FILTER (WHERE direction = 'OUT')::int AS left,
             (SELECT count(DISTINCT c.attendee_id)::int ${ways(where)} AND c.direction = 'IN') AS entered
           FROM last_ways`,
    values: where.values,
  });
  return row ?? { inside: 0, left: 0, entered: 0 };
};

/** How many people went through each gate. */
export const countsByGate = (database: Db, where: WhereBuilder): Promise<GateCount[]> =>
  database.rows<GateCount>({
    text: `WITH last_ways AS (${lastWays(where)})
           SELECT c.gate, count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'IN')::int AS "in",
             count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'OUT')::int AS "out",
             (SELECT count(*)::int FROM last_ways w WHERE w.direction = 'IN' AND w.gate = c.gate) AS inside
           ${ways(where)} GROUP BY c.gate ORDER BY c.gate`,
    values: where.values,
  });

/** The entries of a profile, for the export of one's own data. */
export const ownEntries = jsonListOf({
  row: `'gate', k.gate, 'direction', k.direction, 'at', k.at`,
  from: `check_ins k WHERE k.attendee_id = a.id`,
  order: 'k.at, k.client_id',
});
