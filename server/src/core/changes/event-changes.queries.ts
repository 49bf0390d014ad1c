import { columnsOf } from '../db/columns';
import type { Db } from '../db/database';
import { typed, type RowOf } from '../db/declared';
import { sql } from '../db/sql';
import { statement } from '../db/statement';
import { EventChangeEntity } from './event-change.entity';

/** Topic of the outbox rows that triggers write for each change. */
export const CHANGE_TOPIC = 'change';

/** Topic of the bus on which the relay publishes the newest sequence. */
export const CHANGES = 'changes';

const columns = columnsOf(EventChangeEntity, sql`event_changes`, 'id', 'eventId', 'topic', 'subjectId');

/** A change in an event. `id` is its sequence: a change that commits later has a higher one. */
export type EventChange = RowOf<typeof columns>;

/** What a module does with new changes, in the transaction of the relay that makes them visible: at most one statement for all. */
export type ChangeListener = (db: Db, changes: readonly EventChange[]) => Promise<unknown>;

/**
 * Copies outbox rows into the feed, and returns what it wrote. Only the relay runs it, under its lock, so that the ids of changes
 * become visible in their order. A subject that changed several times in one batch is written once.
 */
export const insertChanges = statement('changes.insert', {
  params: { outboxIds: typed<readonly string[]>('int8[]') },
  row: columns,
  text: (p, selected) => sql`
    INSERT INTO event_changes (event_id, topic, subject_id)
    SELECT (payload ->> 'eventId')::uuid, payload ->> 'topic', (payload ->> 'subjectId')::uuid
    FROM outbox WHERE id = ANY(${p.outboxIds}) GROUP BY payload ORDER BY min(id)
    RETURNING ${selected}`,
});
