import { defineJob } from '../../core/jobs/jobs';

/** Seals texts that are stored plain or with a former key; every ten minutes. */
export const SEAL_MAILS = defineJob('mails.seal', {
  cron: '*/10 * * * *',
  expireSeconds: 600,
  isHousekeeping: true,
});

/** Sends one mail. The pauses between tries double: 13 more of them outlast a mail server that is away for half a day. */
export const SEND_MAIL = defineJob<{ mailId: string }>('mails.send', { retries: 13 });
