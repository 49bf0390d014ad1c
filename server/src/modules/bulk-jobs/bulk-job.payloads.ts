import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { BulkJob } from './bulk-job.types';

export const StartBulkJobPayload = definePayload('StartBulkJobPayload', {
  bulkJob: { type: () => BulkJob, description: 'The job, QUEUED. Ask `bulkJob` how far it is.' },
});
export type StartBulkJobPayload = InstanceType<typeof StartBulkJobPayload>;

export const UndoBulkJobPayload = definePayload('UndoBulkJobPayload', {
  bulkJob: { type: () => BulkJob, description: 'The job, UNDONE.' },
  restored: { type: () => Int, description: 'Number of attendees who have their old value again.' },
  kept: {
    type: () => Int,
    description:
      'Number of attendees that stay unchanged, since they were edited later or the viewer may not change them.',
  },
});
export type UndoBulkJobPayload = InstanceType<typeof UndoBulkJobPayload>;
