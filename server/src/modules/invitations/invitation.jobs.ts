import { defineJob } from '../../core/jobs/jobs';

/** Writes the invitations that wait in an event, batch by batch. */
export const SEND_INVITATIONS = defineJob<{ eventId: string }>('attendees.invite', { expireSeconds: 600 });
