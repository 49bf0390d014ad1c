import { enumOf } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql } from '../../core/db/sql';
import { jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { newId } from '../../core/db/ids';
import { statement } from '../../core/db/statement';
import { SecurityEventKind } from './security-event.entity';
import { SecurityEvent } from './security.types';

/** One line for the log. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  userId: string | null;
  reason: string | null;
  address: string | null;
  device: string | null;
}

const columns = SecurityEvent.columns(sql`s`);

/** A page of the log, the newest first. */
export const securityEventsPage = keysetList(
  'security.page',
  ({ userId, kind }: { userId?: string | null; kind?: SecurityEventKind | null }) => ({
    columns,
    from: sql`security_events s`,
    where: and(userId && sql`s.user_id = ${userId}`, kind && sql`s.kind = ${kind}`),
    order: { by: columns.createdAt, descending: true },
    id: sql`s.id`,
  }),
  () => [{}, { userId: SOME_ID, kind: SecurityEventKind.SIGN_IN }],
);

const insertEvent = statement('security.insert', {
  params: {
    id: 'uuid',
    userId: 'uuid?',
    kind: enumOf<SecurityEventKind>('security_event_kind'),
    reason: 'text?',
    address: 'text?',
    device: 'text?',
  },
  text: (p) => sql`
    INSERT INTO security_events (id, created_at, user_id, kind, reason, address, device)
    VALUES (${p.id}, clock_timestamp(), ${p.userId}, ${p.kind}, ${p.reason}, ${p.address}, ${p.device})`,
});

/** Adds a line to the log. Timed by the clock, so that the lines of one transaction stay in order. */
export const addSecurityEvent = async (db: Db, event: NewSecurityEvent): Promise<void> => {
  await insertEvent(db, { id: newId(), ...event });
};

/** A line that counts failures. */
export interface FailureCount extends Omit<NewSecurityEvent, 'device'> {
  id: string;
  count: number;
}

const addCounts = statement('security.addFailureCounts', {
  params: { lines: 'jsonb' },
  text: (p) => sql`
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
export const removeSecurityEvents = statement('security.removeOld', {
  params: { days: 'int4' },
  text: (p) => sql`DELETE FROM security_events WHERE created_at < now() - make_interval(days => ${p.days})`,
});

/** The security events of a user, for the export of one's own data. */
export const ownSecurityEvents = jsonListOf({
  row: sql`'kind', y.kind, 'reason', y.reason, 'address', y.address, 'device', y.device, 'count', y.count, 'at', y.created_at`,
  from: sql`security_events y WHERE y.user_id = u.id`,
  order: sql`y.created_at, y.id`,
});
