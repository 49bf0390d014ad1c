export { SEND_INVITATIONS } from './invitation.jobs';
export { PAUSE_SECONDS } from './invitation.queries';
export { queueInvitations, sendDueInvitations } from './invitation.service';
