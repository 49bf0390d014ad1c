import { jsonListOf } from '../../core/db/own-data';
import { sql, type Db } from '../../core/db/database';
import { newId } from '../../core/db/ids';
import { statement } from '../../core/db/statement';
import type { SecurityEventKind } from './security-event.entity';

/** One line for the log. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  userId: string | null;
  reason: string | null;
  address: string | null;
  device: string | null;
}

/** Columns of the log, from `security_events s`. */
export const securityEventColumns =
  's.id, s.created_at AS "createdAt", s.user_id AS "userId", s.kind, s.reason, s.address, s.device, s.count';

/** Adds a line to the log. Timed by the clock, so that the lines of one transaction stay in order. */
export const addSecurityEvent = async (db: Db, event: NewSecurityEvent): Promise<void> => {
  await db.rows(sql`
    INSERT INTO security_events (id, created_at, user_id, kind, reason, address, device)
    VALUES (${newId()}, clock_timestamp(), ${event.userId}, ${event.kind}, ${event.reason}, ${event.address}, ${event.device})`);
};

/** A line that counts failures. */
export interface FailureCount extends Omit<NewSecurityEvent, 'device'> {
  id: string;
  count: number;
}

const addCounts = statement('security.addFailureCounts', {
  params: { lines: 'jsonb' },
  row: {},
  text: (p) => `
    INSERT INTO security_events AS s (id, created_at, user_id, kind, reason, address, count)
    SELECT id, now(), "userId", kind, reason, address, count
    FROM jsonb_to_recordset(${p.lines})
      AS line (id uuid, "userId" uuid, kind security_event_kind, reason text, address text, count int)
    ORDER BY id ON CONFLICT (id) DO UPDATE SET count = s.count + excluded.count`,
});

/** Adds these counts to their lines; in the order of ids, so that servers do not wait for each other. */
export const addFailureCounts = async (db: Db, values: { lines: readonly FailureCount[] }): Promise<void> => {
  await addCounts(db, values);
};

/** Removes lines that are older than so many days. */
export const removeSecurityEvents = async (db: Db, days: number): Promise<void> => {
  await db.rows(sql`DELETE FROM security_events WHERE created_at < now() - make_interval(days => ${days})`);
};

/** The security events of a user, for the export of one's own data. */
export const ownSecurityEvents = jsonListOf({
  row: `'kind', y.kind, 'reason', y.reason, 'address', y.address, 'device', y.device, 'count', y.count, 'at', y.created_at`,
  from: `security_events y WHERE y.user_id = u.id`,
  order: 'y.created_at, y.id',
});
