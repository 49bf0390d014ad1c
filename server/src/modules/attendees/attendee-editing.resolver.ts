import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { MANAGERS } from '../../core/auth/roles';
import { createAttendee, deleteAttendee, updateAttendee } from './attendee-editing.service';
import {
  CreateAttendeeInput,
  DeleteAttendeeInput,
  InviteAttendeesInput,
  SendInvitationReminderInput,
  UpdateAttendeeInput,
} from './attendee.inputs';
import {
  CreateAttendeePayload,
  DeleteAttendeePayload,
  InviteAttendeesPayload,
  SendInvitationReminderPayload,
  UpdateAttendeePayload,
} from './attendee.payloads';
import { Attendee } from './attendee.types';
import { inviteAttendees, remindInvitee } from './invitation.service';

@Resolver(() => Attendee)
export class AttendeeEditingResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => CreateAttendeePayload, {
    description:
      'Adds an INVITED attendee; makes the user where the e-mail is new. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT (ALREADY_ATTENDEE, STAFF_USER).',
  })
  async createAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateAttendeeInput, { description: 'Who is to attend.' }) input: CreateAttendeeInput,
  ): Promise<CreateAttendeePayload> {
    return { attendee: await createAttendee(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateAttendeePayload, {
    description:
      'Changes what is given of a profile. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT (ACCOUNT_IN_USE, EMAIL_TAKEN, STALE_EDIT).',
  })
  async updateAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateAttendeeInput, { description: 'What is to be changed.' })
    input: UpdateAttendeeInput,
  ): Promise<UpdateAttendeePayload> {
    return { attendee: await updateAttendee(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteAttendeePayload, {
    description:
      'Removes an attendee for good: future meetings close and the other side is told; history keeps a name only. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async deleteAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteAttendeeInput, { description: 'Whom to remove.' }) input: DeleteAttendeeInput,
  ): Promise<DeleteAttendeePayload> {
    return { attendee: await deleteAttendee(ctx, input.attendeeId) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SendInvitationReminderPayload, {
    description:
      'Mails the invitation of an INVITED attendee again, once in 10 minutes; at a DRAFT event it waits until that is published (`invitationDueAt`). For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN; CONFLICT (NOT_INVITED); RATE_LIMITED with `retryAfter` in seconds.',
  })
  async sendInvitationReminder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendInvitationReminderInput, { description: 'Whom to remind.' })
    input: SendInvitationReminderInput,
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
    @Arg('input', () => InviteAttendeesInput, { description: 'Who is to be invited.' })
    input: InviteAttendeesInput,
  ): Promise<InviteAttendeesPayload> {
    return inviteAttendees(ctx, input);
  }
}
