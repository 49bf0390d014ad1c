import { defineJob } from '../../core/jobs/jobs';

/** Sends one mail; five more tries over about five minutes. */
export const SEND_MAIL = defineJob<{ mailId: string }>('mails.send');
