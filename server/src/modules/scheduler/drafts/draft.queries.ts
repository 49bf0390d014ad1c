import { column, columnsFor } from '../../../core/db/columns';
import { typed } from '../../../core/db/declared';
import { keysetList } from '../../../core/db/list-query';
import { SOME_ID } from '../../../core/db/query';
import { and, bound, sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
  type ScheduleOutcome,
  type ScheduleRunChange,
} from '../runs/schedule-run.entity';
import type { DraftMeasures } from '../timetable/timetable.types';
import { ScheduleRunMeeting, ScheduleRunPerson } from './draft.types';

const places = columnsFor(ScheduleRunMeetingEntity)(sql`m`, 'oneId', 'otherId', 'podId', 'oldPodId');
const isLocked = column(
  'bool',
  sql`EXISTS (SELECT 1 FROM meetings held WHERE held.id = m.meeting_id AND held.locked_at IS NOT NULL)`,
);
const meetingColumns = { ...ScheduleRunMeeting.columns(sql`m`), ...places, isLocked };

/** Which meetings of a run a list shows. */
export interface RunMeetings {
  runId: string;
  change: ScheduleRunChange | null;
  outcome: ScheduleOutcome | null;
  attendeeId: string | null;
  companyId: string | null;
  podId: string | null;
  date: string | null;
}

const ALL = { change: null, outcome: null, attendeeId: null, companyId: null, podId: null, date: null };

/** A page of the meetings of a run, soonest first. */
export const runMeetingsPage = keysetList(
  'scheduler.runMeetings',
  ({ runId, change, outcome, attendeeId, companyId, podId, date }: RunMeetings) => ({
    columns: meetingColumns,
    from: sql`schedule_run_meetings m`,
    where: and(
      sql`m.run_id = ${runId}`,
      change && sql`m.change = ${change}`,
      outcome && sql`m.outcome = ${outcome}`,
      attendeeId && sql`${bound('uuid', attendeeId)} IN (m.one_id, m.other_id)`,
      companyId &&
        sql`EXISTS (SELECT 1 FROM attendees a WHERE a.id IN (m.one_id, m.other_id) AND a.company_id = ${companyId})`,
      podId && sql`m.pod_id = ${podId}`,
      date &&
        sql`(m.starts_at AT TIME ZONE (
          SELECT e.timezone FROM schedule_runs r JOIN events e ON e.id = r.event_id WHERE r.id = m.run_id))::date = ${date}`,
    ),
    order: { by: meetingColumns.startsAt },
    id: sql`m.id`,
  }),
  function* variants(): Generator<RunMeetings> {
    yield { runId: SOME_ID, ...ALL };
    const some = { attendeeId: SOME_ID, companyId: SOME_ID, podId: SOME_ID };
    yield { runId: SOME_ID, change: 'ADDED', outcome: 'SKIPPED', ...some, date: '2026-01-01' };
  },
);

const allColumns = {
  ...meetingColumns,
  ...columnsFor(ScheduleRunMeetingEntity)(sql`m`, 'oldStatus', 'oldRunId'),
};

/** All meetings of a run. */
export const allRunMeetings = statement('scheduler.allMeetings', {
  params: { runId: 'uuid' },
  row: allColumns,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM schedule_run_meetings m WHERE m.run_id = ${p.runId} ORDER BY m.starts_at, m.id`,
});

const personColumns = {
  ...ScheduleRunPerson.columns(sql`x`),
  ...columnsFor(ScheduleRunPersonEntity)(sql`x`, 'attendeeId', 'reasons'),
};

/** A page of those who have fewer meetings in a run than promised; those who lack most first. */
export const runPeoplePage = keysetList(
  'scheduler.runPeople',
  (runId: string) => ({
    columns: personColumns,
    from: sql`schedule_run_people x`,
    where: sql`x.run_id = ${runId}`,
    order: { by: column('int4', sql`(x.target - x.got)`), descending: true },
    id: sql`x.attendee_id`,
  }),
  () => [SOME_ID],
);

/** Counts an edit of a draft, which is locked until the transaction ends; no row where it is another version, or no draft. */
export const noteEdit = statement('scheduler.noteEdit', {
  params: { id: 'uuid', expectedVersion: 'int4' },
  row: { id: columnsFor(ScheduleRunEntity)(sql`r`, 'id').id },
  text: (p, columns) => sql`
    UPDATE schedule_runs r SET draft_version = r.draft_version + 1, updated_at = now()
    WHERE r.id = ${p.id} AND r.status = 'DRAFT' AND r.draft_version = ${p.expectedVersion} RETURNING ${columns}`,
});

/** Notes what an edited draft achieves, and forgets who had fewer meetings than promised. */
export const writeMeasures = statement('scheduler.writeMeasures', {
  params: { runId: 'uuid', measures: typed<DraftMeasures>('jsonb') },
  text: (p) => sql`
    WITH gone AS (DELETE FROM schedule_run_people WHERE run_id = ${p.runId})
    UPDATE schedule_runs SET measures = ${p.measures} WHERE id = ${p.runId}`,
});

export const deleteRunMeetings = statement('scheduler.deleteMeetings', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`DELETE FROM schedule_run_meetings WHERE id = ANY(${p.ids})`,
});
