import { columnsFor, optional } from '../../../core/db/columns';
import { typed } from '../../../core/db/declared';
import { keysetList } from '../../../core/db/list-query';
import { SOME_ID } from '../../../core/db/query';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { userColumnsOf } from '../../users/index';
import type { ChoiceMeasures, DraftMeasures } from '../timetable/timetable.types';
import {
  ScheduleRunEntity,
  type ScheduleRunMeetingEntity,
  type ScheduleRunPersonEntity,
} from './schedule-run.entity';
import { ScheduleRun } from './schedule-run.types';

const RUNS = sql`schedule_runs r LEFT JOIN users s ON s.id = r.started_by`;

const columnsOfRun = columnsFor(ScheduleRunEntity);
const key = columnsOfRun(sql`r`, 'id', 'eventId');
const shown = {
  ...ScheduleRun.columns(sql`r`),
  ...columnsOfRun(sql`r`, 'inputHash'),
  startedByName: optional(userColumnsOf(sql`s`, 'displayName').displayName),
};

/** A run; no row where there is none. */
export const runById = statement('scheduler.runById', {
  params: { id: 'uuid' },
  row: shown,
  text: (p, columns) => sql`SELECT ${columns} FROM ${RUNS} WHERE r.id = ${p.id}`,
});

/** A page of the runs of an event, newest first. */
export const runsPage = keysetList(
  'scheduler.runsPage',
  (eventId: string) => ({
    columns: shown,
    from: RUNS,
    where: sql`r.event_id = ${eventId}`,
    order: { by: shown.createdAt, descending: true },
    id: sql`r.id`,
  }),
  () => [SOME_ID],
);

/** Adds a run; no row where one of the event waits or is computed. */
export const addRun = statement('scheduler.addRun', {
  params: columnsOfRun(sql`r`, 'id', 'eventId', 'startedById', 'basis', 'order', 'seed'),
  row: key,
  text: (p, columns) => sql`
    INSERT INTO schedule_runs AS r (id, event_id, started_by, basis, goal_order, seed)
    VALUES (${p.id}, ${p.eventId}, ${p.startedById}, ${p.basis}, ${p.order}, ${p.seed})
    ON CONFLICT (event_id) WHERE status IN ('QUEUED', 'RUNNING') DO NOTHING RETURNING ${columns}`,
});

/** The run of an event that waits or is computed. */
export const runningRun = statement('scheduler.running', {
  params: { eventId: 'uuid' },
  row: { id: key.id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM schedule_runs r WHERE r.event_id = ${p.eventId} AND r.status IN ('QUEUED', 'RUNNING')`,
});

/** Removes what was never applied, but for the newest ones of an event. */
export const dropOldRuns = statement('scheduler.dropOld', {
  params: { eventId: 'uuid', kept: 'int4' },
  text: (p) => sql`
    DELETE FROM schedule_runs WHERE id IN (
      SELECT r.id FROM schedule_runs r WHERE r.event_id = ${p.eventId} AND r.status IN ('DRAFT', 'FAILED', 'CANCELLED')
      ORDER BY r.created_at DESC, r.id DESC OFFSET ${p.kept})`,
});

/** Begins to compute a run that waits; no row where it does not wait any more. */
export const startRun = statement('scheduler.startRun', {
  params: { id: 'uuid' },
  row: { ...key, ...columnsOfRun(sql`r`, 'basis', 'order', 'seed') },
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET status = 'RUNNING', heartbeat_at = now(), updated_at = now()
    WHERE r.id = ${p.id} AND r.status = 'QUEUED' RETURNING ${columns}`,
});

/** Shows others that a run is alive, and how far it is; no row where it is not to go on. */
export const beatRun = statement('scheduler.beat', {
  params: { id: 'uuid', progress: 'int4' },
  row: key,
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET heartbeat_at = now(), progress = greatest(r.progress, ${p.progress})
    WHERE r.id = ${p.id} AND r.status = 'RUNNING' RETURNING ${columns}`,
});

/** Ends a run that could not be computed; no row where it has ended. */
export const failRun = statement('scheduler.failRun', {
  params: { id: 'uuid', error: 'text' },
  row: key,
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET status = 'FAILED', error = ${p.error}, finished_at = now(), updated_at = now()
    WHERE r.id = ${p.id} AND r.status IN ('QUEUED', 'RUNNING') RETURNING ${columns}`,
});

/** Ends runs that show no sign of life, or that no server has begun for an hour. */
export const failLostRuns = statement('scheduler.failLost', {
  params: {},
  row: key,
  text: (_p, columns) => sql`
    UPDATE schedule_runs r SET status = 'FAILED', error = 'The server stopped before it was done. Nothing was changed.',
      finished_at = now(), updated_at = now()
    WHERE r.status = 'RUNNING' AND r.heartbeat_at < now() - interval '1 minute'
      OR r.status = 'QUEUED' AND r.created_at < now() - interval '1 hour'
    RETURNING ${columns}`,
});

/** Ends a run that people do not want any more; no row where it has ended. */
export const cancelRun = statement('scheduler.cancelRun', {
  params: { id: 'uuid' },
  row: key,
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET status = 'CANCELLED', finished_at = now(), updated_at = now()
    WHERE r.id = ${p.id} AND r.status IN ('QUEUED', 'RUNNING') RETURNING ${columns}`,
});

/** Makes a run a draft; no row where it is not computed any more. */
export const finishRun = statement('scheduler.finishRun', {
  params: {
    id: 'uuid',
    inputHash: 'text',
    bound: typed<ChoiceMeasures | null>('jsonb'),
    measures: typed<DraftMeasures>('jsonb'),
  },
  row: key,
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET status = 'DRAFT', progress = 100, input_hash = ${p.inputHash}, bound = nullif(${p.bound}, 'null'),
      measures = ${p.measures}, finished_at = now(), updated_at = now()
    WHERE r.id = ${p.id} AND r.status = 'RUNNING' RETURNING ${columns}`,
});

/** A meeting of a draft, as it is written. */
export type NewRunMeeting = Pick<
  ScheduleRunMeetingEntity,
  | 'id'
  | 'oneId'
  | 'otherId'
  | 'change'
  | 'startsAt'
  | 'endsAt'
  | 'podId'
  | 'meetingId'
  | 'oldStatus'
  | 'oldStartsAt'
  | 'oldEndsAt'
  | 'oldPodId'
  | 'oldRunId'
>;

export const insertRunMeetings = statement('scheduler.insertMeetings', {
  params: { runId: 'uuid', meetings: typed<readonly NewRunMeeting[]>('jsonb') },
  text: (p) => sql`
    INSERT INTO schedule_run_meetings (id, run_id, one_id, other_id, change, starts_at, ends_at, pod_id, meeting_id,
      old_status, old_starts_at, old_ends_at, old_pod_id, old_run_id)
    SELECT m.id, ${p.runId}, m."oneId", m."otherId", m.change, m."startsAt", m."endsAt", m."podId", m."meetingId",
      m."oldStatus", m."oldStartsAt", m."oldEndsAt", m."oldPodId", m."oldRunId"
    FROM jsonb_to_recordset(${p.meetings}) AS m (id uuid, "oneId" uuid, "otherId" uuid, change schedule_change, "startsAt" timestamptz,
      "endsAt" timestamptz, "podId" uuid, "meetingId" uuid, "oldStatus" meeting_status, "oldStartsAt" timestamptz, "oldEndsAt" timestamptz,
      "oldPodId" uuid, "oldRunId" uuid)`,
});

/** Somebody with fewer meetings than promised, as it is written. */
export type NewRunPerson = Pick<ScheduleRunPersonEntity, 'attendeeId' | 'target' | 'got' | 'reasons'>;

export const insertRunPeople = statement('scheduler.insertPeople', {
  params: { runId: 'uuid', people: typed<readonly NewRunPerson[]>('jsonb') },
  text: (p) => sql`
    INSERT INTO schedule_run_people (run_id, attendee_id, target, got, reasons)
    SELECT ${p.runId}, x."attendeeId", x.target, x.got, x.reasons
    FROM jsonb_to_recordset(${p.people}) AS x ("attendeeId" uuid, target int, got int, reasons jsonb)`,
});

/** Locks these attendees against removal until the transaction ends, and gives those who are there. */
export const lockPeople = statement('scheduler.lockPeople', {
  params: { ids: 'uuid[]' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.ids}) AND a.status <> 'REMOVED' ORDER BY a.id FOR SHARE`,
});

/** Forgets these attendees in all runs. */
export const deleteRunMeetingsOf = statement('scheduler.deleteMeetingsOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM schedule_run_meetings WHERE one_id = ANY(${p.attendeeIds}) OR other_id = ANY(${p.attendeeIds})`,
});

export const deleteRunPeopleOf = statement('scheduler.deletePeopleOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM schedule_run_people WHERE attendee_id = ANY(${p.attendeeIds})`,
});
