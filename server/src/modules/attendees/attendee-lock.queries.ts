import { sql, type Sql } from '../../core/db/database';

/**
 * Locks attendees until the transaction ends, always in the order of ids, so that two callers never wait for each other.
 * Whatever depends on two people not changing meanwhile (requests, claims, blocks) is decided one after the other.
 */
export const lockAttendees = async (db: Sql, attendeeIds: readonly string[]): Promise<void> => {
  await db.rows(
    sql`SELECT 1 FROM attendees WHERE id = ANY(${attendeeIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
};
