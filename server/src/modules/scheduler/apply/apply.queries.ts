import type { Role } from '../../../core/auth/roles';
import { column, columnsOf } from '../../../core/db/columns';
import { enumOf, nullable, typed } from '../../../core/db/declared';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { blockedBetween } from '../../blocks/index';
import { mayMeet, reachesEvent } from '../../event-access/index';
import { refuses, takesPartInProgram } from '../../meeting-wishes/index';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  type ScheduleOutcome,
} from '../runs/schedule-run.entity';

const run = columnsOf(
  ScheduleRunEntity,
  sql`r`,
  'id',
  'eventId',
  'status',
  'inputHash',
  'draftVersion',
  'actedById',
  'toldUntil',
);

/** Locks a timetable until the transaction ends, with the current role of the user who applies or undoes it; null if they may not any more. */
export const lockRun = statement('scheduler.lockRun', {
  params: { id: 'uuid' },
  row: {
    ...run,
    role: column(
      nullable(enumOf<Role>('role')),
      sql`(SELECT u.role FROM users u WHERE u.id = r.acted_by AND u.disabled_at IS NULL AND ${reachesEvent(sql`u`, sql`r.event_id`)})`,
    ),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM schedule_runs r WHERE r.id = ${p.id} FOR NO KEY UPDATE`,
});

/** Begins to apply or undo a timetable. */
export const beginAct = statement('scheduler.beginAct', {
  params: { id: 'uuid', status: run.status, userId: 'uuid' },
  text: (p) => sql`
    UPDATE schedule_runs SET status = ${p.status}, acted_by = ${p.userId}, told_until = NULL, progress = 0, failures = 0, updated_at = now()
    WHERE id = ${p.id}`,
});

/** Notes how far the writing of a timetable is, in percent. */
export const noteActProgress = statement('scheduler.noteActProgress', {
  params: { id: 'uuid', progress: 'int4' },
  text: (p) => sql`
    UPDATE schedule_runs SET progress = ${p.progress}, failures = 0, updated_at = now() WHERE id = ${p.id}`,
});

/** Notes up to which attendee all have been told. */
export const noteTold = statement('scheduler.noteTold', {
  params: { id: 'uuid', until: 'uuid' },
  text: (p) => sql`
    UPDATE schedule_runs SET told_until = ${p.until}, failures = 0, updated_at = now() WHERE id = ${p.id}`,
});

/** Counts one error in a row while a timetable is written; gives how many there were. */
export const noteActFault = statement('scheduler.noteActFault', {
  params: { id: 'uuid' },
  row: columnsOf(ScheduleRunEntity, sql`r`, 'failures'),
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET failures = failures + 1, updated_at = now() WHERE r.id = ${p.id} RETURNING ${columns}`,
});

/** Ends the writing of a timetable. */
export const endAct = statement('scheduler.endAct', {
  params: { id: 'uuid', status: run.status },
  text: (p) => sql`
    UPDATE schedule_runs SET status = ${p.status}, progress = 100, updated_at = now() WHERE id = ${p.id}`,
});

const meeting = columnsOf(
  ScheduleRunMeetingEntity,
  sql`d`,
  'id',
  'oneId',
  'otherId',
  'change',
  'startsAt',
  'endsAt',
  'podId',
  'meetingId',
  'oldStatus',
  'oldStartsAt',
  'oldEndsAt',
  'oldPodId',
  'oldRunId',
);

/** The changes of a timetable that are still to be applied, or to be undone; soonest first. */
export const openChanges = statement('scheduler.openChanges', {
  params: { runId: 'uuid', isUndo: 'bool' },
  row: {
    ...meeting,
    date: column('text', sql`(d.starts_at AT TIME ZONE e.timezone)::date::text`),
    oldDate: column('text?', sql`(d.old_starts_at AT TIME ZONE e.timezone)::date::text`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM schedule_run_meetings d JOIN schedule_runs r ON r.id = d.run_id JOIN events e ON e.id = r.event_id
    WHERE d.run_id = ${p.runId} AND d.change <> 'KEPT' AND CASE WHEN ${p.isUndo} THEN d.outcome = 'APPLIED' ELSE d.outcome IS NULL END
    ORDER BY d.starts_at, d.id`,
});

/** Which of these pairs may not meet any more: they refuse or block each other, their groups do not allow it, or one does not take part. `position` is counted from 1. */
export const refusedPairs = statement('scheduler.refusedPairs', {
  params: { oneIds: 'uuid[]', otherIds: 'uuid[]' },
  row: { position: column('int4', sql`pair.position::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.oneIds}, ${p.otherIds}) WITH ORDINALITY AS pair (one, other, position)
    JOIN attendees a ON a.id = pair.one JOIN attendees b ON b.id = pair.other
    WHERE NOT ${takesPartInProgram(sql`a`)} OR NOT ${takesPartInProgram(sql`b`)} OR ${blockedBetween(sql`a.id`, sql`b.id`)}
      OR ${refuses(sql`a.id`, sql`b.id`)} OR ${refuses(sql`b.id`, sql`a.id`)}
      OR NOT (${mayMeet(sql`a.id`, sql`b`)} OR ${mayMeet(sql`b.id`, sql`a`)})`,
});

/** What became of one change, with what the meeting was before. */
export interface OutcomeRow {
  id: string;
  outcome: ScheduleOutcome;
  reason: string | null;
  meetingId: string | null;
  status: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  podId: string | null;
  runId: string | null;
}

/** Notes what became of changes; what a meeting was is kept from the time when it was applied. */
export const writeScheduleOutcomes = statement('scheduler.writeOutcomes', {
  params: { rows: typed<readonly OutcomeRow[]>('jsonb') },
  text: (p) => sql`
    UPDATE schedule_run_meetings d SET outcome = n.outcome, reason = n.reason, meeting_id = n."meetingId",
      old_status = CASE n.outcome WHEN 'APPLIED' THEN n.status ELSE d.old_status END,
      old_starts_at = CASE n.outcome WHEN 'APPLIED' THEN n."startsAt" ELSE d.old_starts_at END,
      old_ends_at = CASE n.outcome WHEN 'APPLIED' THEN n."endsAt" ELSE d.old_ends_at END,
      old_pod_id = CASE n.outcome WHEN 'APPLIED' THEN n."podId" ELSE d.old_pod_id END,
      old_run_id = CASE n.outcome WHEN 'APPLIED' THEN n."runId" ELSE d.old_run_id END
    FROM jsonb_to_recordset(${p.rows}) AS n (id uuid, outcome schedule_outcome, reason text, "meetingId" uuid, status meeting_status,
      "startsAt" timestamptz, "endsAt" timestamptz, "podId" uuid, "runId" uuid)
    WHERE d.id = n.id`,
});

/** Leaves out the changes that are still open, for one reason. */
export const leaveOut = statement('scheduler.leaveOut', {
  params: { runId: 'uuid', isUndo: 'bool', reason: 'text' },
  text: (p) => sql`
    UPDATE schedule_run_meetings SET outcome = CASE WHEN ${p.isUndo} THEN 'NOT_UNDONE' ELSE 'SKIPPED' END::schedule_outcome, reason = ${p.reason}
    WHERE run_id = ${p.runId} AND change <> 'KEPT' AND CASE WHEN ${p.isUndo} THEN outcome = 'APPLIED' ELSE outcome IS NULL END`,
});

/** The next attendees whose meetings a timetable has changed, by id. */
export const nextReaders = statement('scheduler.nextReaders', {
  params: {
    runId: 'uuid',
    outcome: typed<ScheduleOutcome>('schedule_outcome'),
    after: 'uuid?',
    limit: 'int4',
  },
  row: { id: column('uuid', sql`person.id`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT one_id AS id FROM schedule_run_meetings WHERE run_id = ${p.runId} AND outcome = ${p.outcome} AND change <> 'KEPT'
      UNION SELECT other_id FROM schedule_run_meetings WHERE run_id = ${p.runId} AND outcome = ${p.outcome} AND change <> 'KEPT') AS person
    WHERE coalesce(person.id > ${p.after}, true) ORDER BY person.id LIMIT ${p.limit}`,
});

/** How many changes of a timetable came to each outcome. */
export const outcomeCounts = statement('scheduler.outcomeCounts', {
  params: { runId: 'uuid' },
  row: {
    ...columnsOf(ScheduleRunMeetingEntity, sql`d`, 'outcome'),
    count: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM schedule_run_meetings d
    WHERE d.run_id = ${p.runId} AND d.change <> 'KEPT' AND d.outcome IS NOT NULL GROUP BY d.outcome`,
});
