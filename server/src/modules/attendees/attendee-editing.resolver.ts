import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { MANAGERS } from '../../core/auth/roles';
import { createAttendee, deleteAttendee, updateAttendee } from './attendee-editing.service';
import { CreateAttendeeInput, DeleteAttendeeInput, UpdateAttendeeInput } from './attendee.inputs';
import { CreateAttendeePayload, DeleteAttendeePayload, UpdateAttendeePayload } from './attendee.payloads';
import { Attendee } from './attendee.types';

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
    @Input(() => CreateAttendeeInput, 'Who is to attend.') input: CreateAttendeeInput,
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
    @Input(() => UpdateAttendeeInput, 'What is to be changed.') input: UpdateAttendeeInput,
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
    @Input(() => DeleteAttendeeInput, 'Whom to remove.') input: DeleteAttendeeInput,
  ): Promise<DeleteAttendeePayload> {
    return { attendee: await deleteAttendee(ctx, input.attendeeId) };
  }
}
