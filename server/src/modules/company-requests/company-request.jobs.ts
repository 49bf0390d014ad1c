import { defineJob } from '../../core/jobs/jobs';

/** Closes requests that nobody took in time; every minute. */
export const EXPIRE_COMPANY_REQUESTS = defineJob('company-requests.expire', { cron: '* * * * *' });
