import { newId } from '../../core/db/ids';
import { defineModule, job } from '../../core/module';
import { attendeesInvited } from '../attendees/index';
import { eventCopied } from '../events/index';
import { InvitationPlanEntity } from './invitation-plan.entity';
import { copyWords } from './invitation-plan.queries';
import { InvitationResolver } from './invitation.resolver';
import { invitationCodeRows } from './invitation-code.rest';
import { sendPlannedInvitations } from './invitation-plan.service';
import { SEND_INVITATIONS, SEND_PLANNED_INVITATIONS, SEND_PLANNED_REMINDERS } from './invitation.jobs';
import { invitationRows } from './invitation.rest';
import { sendDueInvitations, sendFirstInvitation, sendPlannedReminders } from './invitation.service';

export const invitationsModule = defineModule({
  name: 'invitations',
  entities: [InvitationPlanEntity],
  reads: ['attendees', 'events', 'mail_refusals', 'users'],
  resolvers: [InvitationResolver],
  hooks: [
    attendeesInvited.on(async (ctx, { attendeeIds }) => {
      for (const attendeeId of attendeeIds) await sendFirstInvitation(ctx, attendeeId);
    }),
    eventCopied.on((ctx, { eventId, copyId }) => copyWords(ctx, { id: newId(), eventId, copyId })),
  ],
  jobs: [
    job(SEND_INVITATIONS, sendDueInvitations),
    job(SEND_PLANNED_INVITATIONS, sendPlannedInvitations),
    job(SEND_PLANNED_REMINDERS, sendPlannedReminders),
  ],
  routes: [
    { position: 40, rows: invitationCodeRows },
    { position: 111, rows: invitationRows },
  ],
});
