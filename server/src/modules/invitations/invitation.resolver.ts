import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { MANAGERS } from '../../core/auth/roles';
import {
  InviteAttendeesPayload,
  SendInvitationReminderPayload,
  SendTestInvitationPayload,
  SetPasswordPayload,
  UpdateInvitationPlanPayload,
} from './invitation.payloads';
import { countPlannedReminders, getInvitationPlan, updateInvitationPlan } from './invitation-plan.service';
import {
  InvitationPlan,
  InvitationPreviewArgs,
  PlannedRemindersArgs,
  UpdateInvitationPlanInput,
} from './invitation-plan.types';
import { previewInvitation, sendTestInvitation } from './invitation-sample.service';
import { inviteAttendees, remindInvitee } from './invitation.service';
import {
  InviteAttendeesInput,
  SendInvitationReminderInput,
  SendTestInvitationInput,
  Invitation,
  InvitationPreview,
  SetPasswordInput,
} from './invitation.types';
import { lookUpInvitation, setPasswordByInvitation } from './invitation-code.service';

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
    @Input(() => SendInvitationReminderInput, 'The attendee to remind.') input: SendInvitationReminderInput,
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
    @Input(() => InviteAttendeesInput, 'The person to invite.') input: InviteAttendeesInput,
  ): Promise<InviteAttendeesPayload> {
    return inviteAttendees(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Query(() => InvitationPreview, {
    description:
      'The invitation of an event as the viewer would get it. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  invitationPreview(
    @Ctx() ctx: RequestContext,
    @Args(() => InvitationPreviewArgs) args: InvitationPreviewArgs,
  ): Promise<InvitationPreview> {
    return previewInvitation(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Query(() => InvitationPlan, {
    description:
      'How people are invited to an event. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  invitationPlan(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<InvitationPlan> {
    return getInvitationPlan(ctx, eventId);
  }

  @Authorized(...MANAGERS)
  @Query(() => Int, {
    description:
      'How many people would be reminded of their invitation until the end of today in event time, if reminders came after these days: those who have not joined and want and can get mails. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  plannedReminders(
    @Ctx() ctx: RequestContext,
    @Args(() => PlannedRemindersArgs) args: PlannedRemindersArgs,
  ): Promise<number> {
    return countPlannedReminders(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateInvitationPlanPayload, {
    description:
      'Changes how people are invited to an event. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT (STALE_EDIT).',
  })
  async updateInvitationPlan(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateInvitationPlanInput, 'The changes.') input: UpdateInvitationPlanInput,
  ): Promise<UpdateInvitationPlanPayload> {
    return { invitationPlan: await updateInvitationPlan(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SendTestInvitationPayload, {
    description:
      'Mails the invitation of an event to the viewer alone; its link opens nothing. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async sendTestInvitation(
    @Ctx() ctx: RequestContext,
    @Input(() => SendTestInvitationInput, 'Which event.') input: SendTestInvitationInput,
  ): Promise<SendTestInvitationPayload> {
    return { email: await sendTestInvitation(ctx, input) };
  }

  @Query(() => Invitation, {
    description:
      'Public. The person and event of an invite code. Errors: NOT_FOUND for an unknown code, and for one that was replaced when its owner joined.',
  })
  verifyInviteCode(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the mail; case and blanks around it are ignored.' })
    code: string,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'Only for the invitation to this event; NOT_FOUND for a code of another one.',
    })
    eventId?: string | null,
  ): Promise<Invitation> {
    return lookUpInvitation(ctx, code, eventId);
  }

  @Mutation(() => SetPasswordPayload, {
    description:
      'Public. Sets the first password of an invited person, and begins a session. Errors: NOT_FOUND for an unknown or replaced code, CONFLICT PASSWORD_SET, BAD_USER_INPUT.',
  })
  setPassword(
    @Ctx() ctx: RequestContext,
    @Input(() => SetPasswordInput, 'Code and password.') input: SetPasswordInput,
  ): Promise<SetPasswordPayload> {
    return setPasswordByInvitation(ctx, input);
  }
}
