import { enumOf, typed } from '../../core/db/statement';
import type { CheckInDirection } from './check-in.entity';
import type { CheckInOutcome } from './check-in.types';

const CONFLICT_MINUTES = 5;

/** As SQL whether an entry conflicts with another: the same code at two gates at about the same time, one of them without a network. */
export const conflicting = `c.direction = 'IN' AND EXISTS (
    SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
      AND (o.offline OR c.offline)
      AND o.at BETWEEN c.at - interval '${CONFLICT_MINUTES} minutes' AND c.at + interval '${CONFLICT_MINUTES} minutes')`;

/**
 * All columns of an entry. What it is and whether it conflicts is derived from all entries that are known,
 * so that it does not matter in which order they came.
 */
export const checkInColumns = `c.id, c.event_id AS "eventId", c.attendee_id AS "attendeeId", c.client_id AS "clientId", c.gate, c.direction, c.at, c.offline, c.recorder_name AS "recordedBy",
  CASE WHEN c.direction = 'OUT' THEN 'EXIT'
    WHEN EXISTS (SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN'
                   AND (o.at, o.client_id) < (c.at, c.client_id)) THEN 'RE_ENTRY'
    ELSE 'FIRST_ENTRY' END AS outcome,
  ${conflicting} AS conflict`;

/** The types of `checkInColumns`. */
export const checkInRow = {
  id: 'uuid',
  eventId: 'uuid',
  attendeeId: 'uuid',
  clientId: 'text',
  gate: 'text',
  direction: enumOf<CheckInDirection>('check_in_direction'),
  at: 'timestamptz',
  offline: 'bool',
  recordedBy: 'text?',
  outcome: typed<CheckInOutcome>('text'),
  conflict: 'bool',
} as const;
