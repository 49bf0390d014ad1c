import { defineJob } from '../../core/jobs/jobs';

/** Sends one mail. The pauses between tries double: 13 more of them outlast a mail server that is away for half a day. */
export const SEND_MAIL = defineJob<{ mailId: string }>('mails.send', { retries: 13 });
