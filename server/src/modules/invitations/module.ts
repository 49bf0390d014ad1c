import { defineModule, job } from '../../core/module';
import { attendeesInvited } from '../attendees/index';
import { InvitationResolver } from './invitation.resolver';
import { invitationCodeRows } from './invitation-code.rest';
import { SEND_INVITATIONS } from './invitation.jobs';
import { invitationRows } from './invitation.rest';
import { sendDueInvitations, sendFirstInvitation } from './invitation.service';

export const invitationsModule = defineModule({
  name: 'invitations',
  reads: ['attendees', 'events', 'users'],
  resolvers: [InvitationResolver],
  hooks: [
    attendeesInvited.on(async (ctx, { attendeeIds }) => {
      for (const attendeeId of attendeeIds) await sendFirstInvitation(ctx, attendeeId);
    }),
  ],
  jobs: [job(SEND_INVITATIONS, sendDueInvitations)],
  routes: [
    { position: 40, rows: invitationCodeRows },
    { position: 111, rows: invitationRows },
  ],
});
