import { defineJob } from '../../core/jobs/jobs';

/** Mails the invitations and delivers the announcements that waited until an event was published. */
export const EVENT_PUBLISHED = defineJob<{ eventId: string }>('events.published', { expireSeconds: 600 });
