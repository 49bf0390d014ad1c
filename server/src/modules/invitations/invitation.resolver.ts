import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { MANAGERS } from '../../core/auth/roles';
import { InviteAttendeesPayload, SendInvitationReminderPayload } from './invitation.payloads';
import { inviteAttendees, remindInvitee } from './invitation.service';
import { InviteAttendeesInput, SendInvitationReminderInput } from './invitation.types';

@Resolver()
export class InvitationResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => SendInvitationReminderPayload, {
    description:
      'Mails the invitation of an INVITED attendee again, once in 10 minutes; at a DRAFT event it waits until that is published (`invitationDueAt`). For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_INVITED); RATE_LIMITED with `retryAfter` in seconds.',
  })
  async sendInvitationReminder(
    @Ctx() ctx: RequestContext,
    @Input(() => SendInvitationReminderInput, 'Whom to remind.') input: SendInvitationReminderInput,
  ): Promise<SendInvitationReminderPayload> {
    return { attendee: await remindInvitee(ctx, input.attendeeId) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => InviteAttendeesPayload, {
    description:
      'Mails invitations to many of the INVITED, in the background; people mailed within 10 minutes are left out. ' +
      'Those of a DRAFT event wait until it is published. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  inviteAttendees(
    @Ctx() ctx: RequestContext,
    @Input(() => InviteAttendeesInput, 'Who is to be invited.') input: InviteAttendeesInput,
  ): Promise<InviteAttendeesPayload> {
    return inviteAttendees(ctx, input);
  }
}
