import { columnsOf } from '../db/columns';
import { sql } from '../db/sql';
import { statement } from '../db/statement';
import { JobHoldEntity } from './job-hold.entity';

/** Whether nothing is to be sent now; asked in each statement that takes something to be sent. */
export const IS_HELD = sql`EXISTS (SELECT FROM job_holds)`;

/** Ends the hold; no row where there is none. */
export const endHold = statement('jobs.endHold', {
  params: {},
  row: columnsOf(JobHoldEntity, sql`job_holds`, 'since'),
  text: (_p, columns) => sql`DELETE FROM job_holds RETURNING ${columns}`,
});
