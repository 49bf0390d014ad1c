import { sql } from '../../core/database';
import { defineLoader, groupedBy } from '../../core/loaders';
import { outcomeOf } from './bulk-job.reasons';
import type { BulkJobReasonCount } from './bulk-job.types';

/** Why attendees were left as they are, the most frequent reason first. */
export const reasonsByJobId = defineLoader<BulkJobReasonCount[]>(async (ctx, jobIds) => {
  const rows = await ctx.sql.rows<BulkJobReasonCount & { jobId: string }>(sql`
    SELECT job_id AS "jobId", reason, count(*)::int AS count FROM bulk_job_items
    WHERE job_id = ANY(${jobIds}::uuid[]) AND reason IS NOT NULL GROUP BY job_id, reason ORDER BY count(*) DESC, reason`);
  return groupedBy(
    rows.map((row) => Object.assign(row, { outcome: outcomeOf[row.reason] })),
    ({ jobId }) => jobId,
  );
}, []);
