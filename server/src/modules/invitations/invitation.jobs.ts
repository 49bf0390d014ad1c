import { defineJob } from '../../core/jobs/jobs';

/** Writes the invitations that wait in an event, batch by batch. */
export const SEND_INVITATIONS = defineJob<{ eventId: string }>('attendees.invite', { expireSeconds: 600 });

/** Invites everybody who was not invited before a planned time, unless the time was changed or cancelled meanwhile. */
export const SEND_PLANNED_INVITATIONS = defineJob<{ eventId: string; sendAt: string }>('invitations.planned');

/** Writes the planned reminders that are due; every ten minutes. */
export const SEND_PLANNED_REMINDERS = defineJob('invitations.remind', {
  cron: '*/10 * * * *',
  expireSeconds: 600,
});
