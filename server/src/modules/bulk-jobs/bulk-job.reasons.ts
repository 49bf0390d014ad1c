import { BulkJobOutcome } from './bulk-job.entity';

/** Why an attendee is left as they are. */
export enum BulkJobReason {
  GONE = 'GONE',
  UNCHANGED = 'UNCHANGED',
  HAS_JOINED = 'HAS_JOINED',
  ALREADY_INVITED = 'ALREADY_INVITED',
  MAILED_RECENTLY = 'MAILED_RECENTLY',
  ADMINISTRATOR = 'ADMINISTRATOR',
}

/** The result that each reason counts as: nothing to do, or not possible. */
export const outcomeOf: Record<BulkJobReason, BulkJobOutcome> = {
  GONE: BulkJobOutcome.SKIPPED,
  UNCHANGED: BulkJobOutcome.SKIPPED,
  HAS_JOINED: BulkJobOutcome.SKIPPED,
  ALREADY_INVITED: BulkJobOutcome.SKIPPED,
  MAILED_RECENTLY: BulkJobOutcome.SKIPPED,
  ADMINISTRATOR: BulkJobOutcome.FAILED,
};
