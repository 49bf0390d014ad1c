import { defineJob } from '../../../core/jobs/jobs';

/** Closes expired requests; every minute. */
export const EXPIRE_COMPANY_REQUESTS = defineJob('company-requests.expire', { cron: '* * * * *' });
