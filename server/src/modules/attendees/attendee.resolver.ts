import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ChangesArgs, RESUMABLE } from '../../core/changes/change-cursor';
import { changesIn } from '../../core/changes/change-feed';
import type { EventChange } from '../../core/changes/event-changes.queries';
import { IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { requireEventAccess } from '../event-access/index';
import { getAttendee, getAttendeeChange, listAttendees } from './attendee.service';
import { Attendee, AttendeeChange, AttendeeConnection, AttendeesArgs } from './attendee.types';
import { MANAGERS, STAFF } from '../../core/auth/roles';
import { createAttendee, deleteAttendee, updateAttendee } from './attendee-editing.service';
import { CreateAttendeeInput, DeleteAttendeeInput, UpdateAttendeeInput } from './attendee.inputs';
import { CreateAttendeePayload, DeleteAttendeePayload, UpdateAttendeePayload } from './attendee.payloads';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: ChangesArgs }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return changesIn(context, { eventId, topic: 'ATTENDEE_CHANGED' }, args.after);
};

@Resolver(() => Attendee)
export class AttendeeResolver {
  @Authorized()
  @Query(() => AttendeeConnection, {
    description:
      'The confirmed attendees of an event, without attendees that have blocked the viewer or are blocked by the viewer; for staff and API tokens the invited too, unless they filter by status. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async attendees(
    @Ctx() ctx: RequestContext,
    @Args(() => AttendeesArgs) args: AttendeesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toConnection(await listAttendees(ctx, args, selectionOf(info)));
  }

  @Authorized()
  @Query(() => Attendee, { description: 'One attendee. Errors: NOT_FOUND.' })
  attendee(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the attendee.') id: string): Promise<Attendee> {
    return getAttendee(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateAttendeePayload, {
    description:
      'Adds an INVITED attendee; makes the user where the e-mail is new. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT (STAFF_USER, and ALREADY_ATTENDEE with `attendeeId` for those who may find people by e-mail).',
  })
  async createAttendee(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateAttendeeInput, 'The new attendee.') input: CreateAttendeeInput,
  ): Promise<CreateAttendeePayload> {
    return { attendee: await createAttendee(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateAttendeePayload, {
    description:
      'Changes what is given of a profile. For ADMIN, SUPERVISOR and MANAGER. ' +
      'Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT; CONFLICT (ACCOUNT_IN_USE, EMAIL_TAKEN, STALE_EDIT).',
  })
  updateAttendee(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateAttendeeInput, 'The changes.') input: UpdateAttendeeInput,
  ): Promise<UpdateAttendeePayload> {
    return updateAttendee(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteAttendeePayload, {
    description:
      'Removes an attendee for good: future meetings close and the other side is told; history keeps a name only. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  deleteAttendee(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteAttendeeInput, 'The attendee to remove.') input: DeleteAttendeeInput,
  ): Promise<DeleteAttendeePayload> {
    return deleteAttendee(ctx, input.attendeeId);
  }

  @Authorized(...STAFF)
  @Subscription(() => AttendeeChange, {
    description:
      'Attendees of an event when they are added or removed, or something that others see of them changes, in order and at least once each. ' +
      `${RESUMABLE} For staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
    subscribe,
  })
  attendeeChanged(
    @Ctx() ctx: RequestContext,
    @Root() { subjectId }: EventChange,
    @Args(() => ChangesArgs) { eventId }: ChangesArgs,
  ): Promise<AttendeeChange> {
    return getAttendeeChange(ctx, eventId, subjectId);
  }
}
