import { column, columnOf, columnsOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { CheckInEntity } from './check-in.entity';
import type { CheckInOutcome } from './check-in.types';

const CONFLICT_TIME = sql`interval '5 minutes'`;

/** Who comes in again within this time, without having left, has just entered. */
const JUST_ENTERED = sql`interval '1 minute'`;

/** Whether an entry conflicts with another: the same code at two gates at about the same time, one of them without a network, unless staff have checked both. */
export const conflicting = sql`c.direction = 'IN' AND EXISTS (
    SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
      AND (o.offline OR c.offline) AND (o.conflict_checked_at IS NULL OR c.conflict_checked_at IS NULL)
      AND o.at BETWEEN c.at - ${CONFLICT_TIME} AND c.at + ${CONFLICT_TIME})`;

/**
 * All columns of an entry. Its kind and conflicts are derived from all known entries,
 * so that it does not matter in which order they came.
 */
export const checkInColumns = {
  ...columnsOf(
    CheckInEntity,
    sql`c`,
    'id',
    'eventId',
    'attendeeId',
    'clientId',
    'gate',
    'direction',
    'at',
    'offline',
    'timeUnsure',
  ),
  recordedBy: columnOf(CheckInEntity, sql`c`, 'recorderName'),
  outcome: column(
    typed<CheckInOutcome>('text'),
    sql`CASE WHEN c.direction = 'OUT' THEN 'EXIT'
    WHEN EXISTS (SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN'
                   AND (o.at, o.client_id) < (c.at, c.client_id)) THEN 'RE_ENTRY'
    ELSE 'FIRST_ENTRY' END`,
  ),
  conflict: column('bool', conflicting),
  justEnteredAt: column(
    'timestamptz?',
    sql`CASE WHEN c.direction = 'IN' THEN (
      SELECT last.at FROM (
        SELECT o.at, o.direction FROM check_ins o
        WHERE o.attendee_id = c.attendee_id AND (o.at, o.client_id) < (c.at, c.client_id)
        ORDER BY o.at DESC, o.client_id DESC LIMIT 1) AS last
      WHERE last.direction = 'IN' AND last.at >= c.at - ${JUST_ENTERED}) END`,
  ),
};
