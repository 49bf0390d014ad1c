import { column, columnsFor } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { ScheduleRunMeetingEntity } from '../runs/schedule-run.entity';

/** How many meetings of each run have the same change and outcome. */
export const changeCounts = statement('scheduler.changeCounts', {
  params: { ids: 'uuid[]' },
  row: {
    ...columnsFor(ScheduleRunMeetingEntity)(sql`m`, 'runId', 'change', 'outcome', 'reason'),
    count: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM schedule_run_meetings m WHERE m.run_id = ANY (${p.ids})
    GROUP BY m.run_id, m.change, m.outcome, m.reason ORDER BY m.run_id, m.change, m.outcome, m.reason`,
});

/** How many people have a meeting that a run adds, moves or drops. */
export const changedPeopleCounts = statement('scheduler.changedPeopleCounts', {
  params: { ids: 'uuid[]' },
  row: { runId: column('uuid', sql`person.run_id`), people: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT run_id, one_id FROM schedule_run_meetings WHERE run_id = ANY (${p.ids}) AND change <> 'KEPT'
      UNION SELECT run_id, other_id FROM schedule_run_meetings WHERE run_id = ANY (${p.ids}) AND change <> 'KEPT') AS person
    GROUP BY person.run_id`,
});
