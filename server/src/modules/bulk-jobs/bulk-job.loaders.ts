import { defineLoader, groupedBy } from '../../core/request/loaders';
import { reasonCounts } from './bulk-job.queries';
import { outcomeOf } from './bulk-job.reasons';
import type { BulkJobReasonCount } from './bulk-job.types';

/** Why attendees were left as they are, the most frequent reason first. */
export const reasonsByJobId = defineLoader<BulkJobReasonCount[]>(async (ctx, jobIds) => {
  const rows = await reasonCounts(ctx, { jobIds });
  return groupedBy(
    rows.flatMap(({ jobId, reason, count }) =>
      reason ? [{ jobId, reason, count, outcome: outcomeOf[reason] }] : [],
    ),
    ({ jobId }) => jobId,
  );
}, []);
