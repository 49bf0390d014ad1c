import { column } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

const lock = statement('attendees.lock', {
  params: { ids: 'uuid[]' },
  row: { stands: column('bool', sql`status <> 'REMOVED'`) },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendees WHERE id = ANY(${p.ids}) ORDER BY id FOR NO KEY UPDATE`,
});

/**
 * Locks attendees until the transaction ends, always in the order of ids, so that two callers never wait for each other.
 * Whatever depends on two people not changing meanwhile (requests, claims, blocks) is decided one after the other.
 * False where one of them was removed, also while the lock was waited for.
 */
export const lockAttendees = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await lock(db, { ids })).every(({ stands }) => stands);
