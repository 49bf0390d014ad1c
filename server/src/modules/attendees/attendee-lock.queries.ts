import { sql, type Db } from '../../core/db/database';

/**
 * Locks attendees until the transaction ends, always in the order of ids, so that two callers never wait for each other.
 * Whatever depends on two people not changing meanwhile (requests, claims, blocks) is decided one after the other.
 * False where one of them was removed, also while the lock was waited for.
 */
export const lockAttendees = async (db: Db, attendeeIds: readonly string[]): Promise<boolean> => {
  const rows = await db.rows<{ stands: boolean }>(
    sql`SELECT status <> 'REMOVED' AS stands FROM attendees WHERE id = ANY(${attendeeIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  return rows.every(({ stands }) => stands);
};
