import { sql, type Sql } from '../../core/database';
import type { Conditions } from '../../core/list-query';
import type { AttendeeStatus } from '../attendees/attendee.entity';
import type { GateCount, HeadCount } from './check-in.types';

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
export const holdersOfCodes = (database: Sql, codes: readonly string[]): Promise<CodeHolder[]> =>
  database.rows<CodeHolder>(sql`
    SELECT invite_code AS code, id AS "attendeeId", event_id AS "eventId", status
    FROM attendees WHERE invite_code = ANY(${codes})`);

/** Who held these codes in the event before they were removed from it. */
export const formerHoldersOfCodes = (
  database: Sql,
  eventId: string,
  codes: readonly string[],
): Promise<CodeHolder[]> =>
  database.rows<CodeHolder>({
    text: `SELECT given.code, a.id AS "attendeeId", a.event_id AS "eventId", a.status
           FROM unnest($2::text[]) AS given (code)
           JOIN attendees a ON a.event_id = $1::uuid AND a.former_code_hash = ${entryHash('$1', 'given.code')}`,
    values: [eventId, codes],
  });

/** The attendees of the event whose codes have these hashes; codes are the hashes here. */
export const holdersOfHashes = (
  database: Sql,
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

/** The hashed codes of the confirmed, apart by whether they have entered, and a version that changes with them. */
export const hashedCodes = async (
  database: Sql,
  eventId: string,
): Promise<{ version: string; expected: string[]; entered: string[] }> => {
  const [row] = await database.rows<{
    version: string;
    expected: string[] | null;
    entered: string[] | null;
  }>({
    text: `WITH hashed AS (
             SELECT checked_in_at IS NOT NULL AS entered, ${entryHash('$1', 'invite_code')} AS hash
             FROM attendees WHERE event_id = $1::uuid AND status = 'CONFIRMED')
           SELECT md5(coalesce(string_agg(hash || entered, ',' ORDER BY hash), '')) AS version,
             array_agg(hash ORDER BY hash) FILTER (WHERE NOT entered) AS expected,
             array_agg(hash ORDER BY hash) FILTER (WHERE entered) AS entered
           FROM hashed`,
    values: [eventId],
  });
  return { version: row?.version ?? '', expected: row?.expected ?? [], entered: row?.entered ?? [] };
};

/** As SQL these ways through gates, without those of the removed. */
const ways = (where: Conditions): string =>
  `FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED' WHERE ${where.text}`;

/** As SQL the last of these ways of each person, which decides who is inside. */
const lastWays = (where: Conditions): string =>
  `SELECT DISTINCT ON (c.attendee_id) c.attendee_id, c.direction, c.gate ${ways(where)}
   ORDER BY c.attendee_id, c.at DESC, c.client_id DESC`;

/** How many people are inside, have been, and have left. */
export const countsOfPeople = async (database: Sql, where: Conditions): Promise<Omit<HeadCount, 'gates'>> => {
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
export const countsByGate = (database: Sql, where: Conditions): Promise<GateCount[]> =>
  database.rows<GateCount>({
    text: `WITH last_ways AS (${lastWays(where)})
           SELECT c.gate, count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'IN')::int AS "in",
             count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'OUT')::int AS "out",
             (SELECT count(*)::int FROM last_ways w WHERE w.direction = 'IN' AND w.gate = c.gate) AS inside
           ${ways(where)} GROUP BY c.gate ORDER BY c.gate`,
    values: where.values,
  });
