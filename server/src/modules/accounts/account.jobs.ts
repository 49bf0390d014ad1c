import { defineJob } from '../../core/jobs';

/** Mails a one-time code where there is such an account. A job, so that the answer takes as long where there is none. */
export const SEND_CODE = defineJob<{ email: string }>('accounts.send-code');
