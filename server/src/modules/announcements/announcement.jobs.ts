import { defineJob } from '../../core/jobs/jobs';

/** Delivers an announcement when its time has come; one that was cancelled or moved meanwhile is left alone. */
export const SEND_ANNOUNCEMENT = defineJob<{ announcementId: string }>('announcements.send', {
  expireSeconds: 300,
});
