import { defineEnum } from '../../core/graphql/enums';
import { BulkJobOutcome } from './bulk-job.entity';

export const BulkJobReason = defineEnum('BulkJobReason', 'Why an attendee is left as they are.', {
  GONE: 'Was removed meanwhile.',
  UNCHANGED: 'Has this value already.',
  HAS_JOINED: 'Has accepted the invitation, or has applied.',
  ALREADY_INVITED: 'Was mailed an invitation before.',
  MAILED_RECENTLY: 'Was mailed within the last 10 minutes, or is about to be.',
  ADMINISTRATOR: 'Is an administrator; only administrators may change this user.',
});
export type BulkJobReason = keyof typeof BulkJobReason;

/** The result that each reason counts as: nothing to do, or not possible. */
export const outcomeOf: Record<BulkJobReason, BulkJobOutcome> = {
  GONE: BulkJobOutcome.SKIPPED,
  UNCHANGED: BulkJobOutcome.SKIPPED,
  HAS_JOINED: BulkJobOutcome.SKIPPED,
  ALREADY_INVITED: BulkJobOutcome.SKIPPED,
  MAILED_RECENTLY: BulkJobOutcome.SKIPPED,
  ADMINISTRATOR: BulkJobOutcome.FAILED,
};
