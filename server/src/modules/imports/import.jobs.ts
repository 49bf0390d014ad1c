import { defineJob } from '../../core/jobs/jobs';

/** Drops files and faulty rows whose time is over. */
export const TIDY_IMPORTS = defineJob('imports.tidy', { cron: '*/10 * * * *' });
