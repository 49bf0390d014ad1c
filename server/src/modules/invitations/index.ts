export { SEND_INVITATIONS } from './invitation.jobs';
export { missedPlan } from './invitation-plan.queries';
export { PAUSE_SECONDS } from './invitation.queries';
export { queueInvitations, sendDueInvitations } from './invitation.service';
