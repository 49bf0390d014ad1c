import { defineJob } from '../../core/jobs';

/** Mails a one-time code where there is such an account. A job, so that the answer takes as long where there is none. */
export const SEND_CODE = defineJob<{ email: string }>('accounts.send-code');

/** Mails a code and a link that prove the address of a user. */
export const SEND_VERIFICATION = defineJob<{ userId: string }>('accounts.verify-email');
