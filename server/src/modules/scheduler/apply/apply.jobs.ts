import { defineJob } from '../../../core/jobs/jobs';

/** Goes on to apply or undo a timetable. */
export const WRITE_TIMETABLE = defineJob<{ runId: string }>('scheduler.write', { expireSeconds: 120 });
