import { defineJob } from '../../core/jobs/jobs';

/** Pushes a message that is still unread after a moment; the module `push` does it. */
export const PUSH_MESSAGE = defineJob<{ messageId: string }>('push.message', { retries: 1 });

/** An open portal marks a message as read in the meantime, and no push is sent. */
export const PUSH_DELAY_SECONDS = 10;
