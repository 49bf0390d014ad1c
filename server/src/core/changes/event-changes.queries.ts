import { column, columnsOf } from '../db/columns';
import type { Db } from '../db/database';
import { enumOf, typed, type RowOf } from '../db/declared';
import { literal, sql } from '../db/sql';
import { statement } from '../db/statement';
import { EventChangeEntity, type ChangeTopic } from './event-change.entity';

/** Topic of the outbox rows that triggers write for each change. */
export const CHANGE_TOPIC = 'change';

/** Topic of the bus on which the relay publishes the newest sequence. */
export const CHANGES = 'changes';

/** How many changes are read at a time. */
export const PAGE = 500;

const KEPT = sql`interval '24 hours'`;
/** A cursor is older than what a request that takes long has read beside it. */
const MARGIN = sql`interval '1 minute'`;
const DELETED_AT_A_TIME = 10_000;

const columns = columnsOf(EventChangeEntity, sql`event_changes`, 'id', 'eventId', 'topic', 'subjectId');

/** A bigint, which JavaScript reads as text. */
const sequence = typed<string>('int8');

/** A change in an event. `id` is its sequence: a change that commits later has a higher one. */
export type EventChange = RowOf<typeof columns>;

/** A module's reaction to new changes, in the relay's transaction that makes them visible: at most one statement for all. */
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

/** The changes of these events after a sequence; and the newest one of all events, so that the last row tells how far was read. */
export const changesOfEvents = statement('changes.ofEvents', {
  params: { after: sequence, eventIds: 'uuid[]' },
  row: columns,
  text: (p, selected) => sql`
    SELECT ${selected} FROM event_changes
    WHERE id > ${p.after} AND (event_id = ANY(${p.eventIds}) OR id = (SELECT max(id) FROM event_changes))
    ORDER BY id LIMIT ${literal(PAGE)}`,
  // Only the value tells that next to nothing comes after it.
  replan: true,
});

/** The changes of one topic of an event after a sequence. */
export const changesOfTopic = statement('changes.ofTopic', {
  params: { after: sequence, eventId: 'uuid', topic: enumOf<ChangeTopic>('text') },
  row: columns,
  text: (p, selected) => sql`
    SELECT ${selected} FROM event_changes
    WHERE event_id = ${p.eventId} AND topic = ${p.topic} AND id > ${p.after} ORDER BY id LIMIT ${literal(PAGE)}`,
});

/** The newest sequence and the oldest one that is kept, 0 where there is none, and whether older ones may have been deleted. */
export const keptChanges = statement('changes.kept', {
  params: {},
  row: {
    newest: column(sequence, sql`coalesce((SELECT max(id) FROM event_changes), 0)`),
    oldest: column(sequence, sql`coalesce((SELECT min(id) FROM event_changes), 0)`),
    isTrimmed: column(
      'bool',
      sql`coalesce((SELECT changed_at <= now() - ${KEPT} FROM event_changes ORDER BY id LIMIT 1), false)`,
    ),
  },
  text: (_p, selected) => sql`SELECT ${selected}`,
});

/** The newest sequence of a minute ago: what a request reads beside it is younger. */
export const settledSequence = statement('changes.settledSequence', {
  params: {},
  row: { sequence: column(sequence, sql`coalesce(max(id), 0)`) },
  text: (_p, selected) => sql`
    SELECT ${selected} FROM (
      SELECT id FROM event_changes WHERE changed_at <= clock_timestamp() - ${MARGIN} ORDER BY changed_at DESC, id DESC LIMIT 1) AS settled`,
});

/** Deletes the oldest changes that are no longer kept, but the newest of them: it tells that others were deleted. */
export const deleteOldChanges = statement('changes.deleteOld', {
  params: {},
  row: { id: columns.id },
  text: (_p, selected) => sql`
    DELETE FROM event_changes WHERE id IN (
      SELECT id FROM event_changes WHERE id < (
        SELECT id FROM event_changes WHERE changed_at <= now() - ${KEPT} ORDER BY changed_at DESC, id DESC LIMIT 1)
      ORDER BY id LIMIT ${literal(DELETED_AT_A_TIME)})
    RETURNING ${selected}`,
});
