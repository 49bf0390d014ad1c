import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import { ChangesArgs, RESUMABLE } from '../../core/changes/change-cursor';
import { changesIn } from '../../core/changes/change-feed';
import type { EventChange } from '../../core/changes/event-changes.queries';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { isManager, MANAGERS, STAFF } from '../../core/auth/roles';
import { attendeeById, Attendee } from '../attendees/index';
import { requireEventAccess } from '../event-access/index';
import { checkInById } from './check-in.loaders';
import { CheckInBatchPayload, CheckInPayload, ResolveEntryConflictsPayload } from './check-in.payloads';
import {
  getCheckIn,
  getRecordedCheckIn,
  recordCheckIn,
  recordCheckIns,
  resolveEntryConflicts,
} from './check-in.service';
import {
  BadgeOwner,
  CheckIn,
  CheckInBatchInput,
  CheckInConnection,
  CheckInInput,
  CheckInResult,
  CheckInsArgs,
  EntryCodeCheck,
  EntryCodes,
  HeadCount,
  HeadCountArgs,
  ResolveEntryConflictsInput,
} from './check-in.types';
import { getEntryCodes, getHeadCount, listCheckIns, verifyEntryCode } from './entry.service';
import { pictureFields } from '../uploads/index';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: ChangesArgs }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return changesIn(context, { eventId, topic: 'CHECK_IN_RECORDED' }, args.after);
};

@Resolver(() => CheckIn)
export class CheckInResolver {
  @Authorized()
  @Query(() => [String], {
    description: 'Hosts that this portal had before: links on badges that name them hold entry codes too.',
  })
  formerHosts(@Ctx() ctx: RequestContext): string[] {
    return ctx.runtime.config.formerHosts;
  }

  @Query(() => EntryCodeCheck, {
    description:
      'Public. Whose entry code it is, for which event, and whether it opens the door. Errors: NOT_FOUND for an unknown code.',
  })
  verifyEntryCode(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'The code on the badge; case does not matter.' }) code: string,
  ): Promise<EntryCodeCheck> {
    return verifyEntryCode(ctx, code);
  }

  @Authorized(...MANAGERS)
  @Query(() => EntryCodes, {
    description:
      'The codes of all who may enter, hashed, for scanners without a network. For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  entryCodes(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Arg('unlessVersion', () => String, {
      nullable: true,
      description: 'The `version` that the device has; if it is still so, the lists are left out.',
    })
    unlessVersion?: string | null,
  ): Promise<EntryCodes> {
    return getEntryCodes(ctx, eventId, unlessVersion);
  }

  @Authorized(...STAFF)
  @Query(() => CheckInConnection, {
    description: 'The entries of an event, the latest first. For staff. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async checkIns(@Ctx() ctx: RequestContext, @Args(() => CheckInsArgs) args: CheckInsArgs) {
    return toConnection(await listCheckIns(ctx, args.eventId, args));
  }

  @Authorized(...STAFF)
  @Query(() => CheckIn, { description: 'One entry or exit. For staff. Errors: NOT_FOUND, FORBIDDEN.' })
  recordedCheckIn(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the entry.') id: string): Promise<CheckIn> {
    return getRecordedCheckIn(ctx, id);
  }

  @Authorized(...STAFF)
  @Query(() => HeadCount, {
    description:
      'How many people are inside, and went through each gate, in all or on one day. For staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a date that is none.',
  })
  headCount(
    @Ctx() ctx: RequestContext,
    @Args(() => HeadCountArgs) { eventId, date }: HeadCountArgs,
  ): Promise<HeadCount> {
    return getHeadCount(ctx, eventId, date);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CheckInPayload, {
    description:
      'Records an entry or exit; a code that does not open the door is an outcome, not an error. Sent again with the same `clientId`, it is the same entry. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async checkIn(
    @Ctx() ctx: RequestContext,
    @Input(() => CheckInInput, 'The person and the gate.') input: CheckInInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CheckInPayload> {
    const { names } = selectionOf(info).under('result').under('attendee');
    return { result: await recordCheckIn(ctx, input.eventId, input, names) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CheckInBatchPayload, {
    description:
      'Records entries that a device queued, in any order; answers in the order of the request. An entry that was sent before counts once. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async checkInBatch(
    @Ctx() ctx: RequestContext,
    @Input(() => CheckInBatchInput, 'The queue of a device.') input: CheckInBatchInput,
  ): Promise<CheckInBatchPayload> {
    return { results: await recordCheckIns(ctx, input.eventId, input.entries) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => ResolveEntryConflictsPayload, {
    description:
      'Ends the conflicts of an attendee at gates without an exit: staff have looked at who holds the badge. A later entry that conflicts shows them again. ' +
      'For ADMIN, SUPERVISOR and MANAGER. Errors: NOT_FOUND, FORBIDDEN.',
  })
  resolveEntryConflicts(
    @Ctx() ctx: RequestContext,
    @Input(() => ResolveEntryConflictsInput, 'Whose conflicts.') { attendeeId }: ResolveEntryConflictsInput,
  ): Promise<ResolveEntryConflictsPayload> {
    return resolveEntryConflicts(ctx, attendeeId);
  }

  @Authorized(...STAFF)
  @Subscription(() => CheckIn, {
    description: `Entries and exits as they are recorded, in order and at least once each. ${RESUMABLE} For staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
    subscribe,
  })
  checkInRecorded(
    @Ctx() ctx: RequestContext,
    @Root() { subjectId }: EventChange,
    @Args(() => ChangesArgs) { eventId }: ChangesArgs,
  ): Promise<CheckIn> {
    return getCheckIn(ctx, eventId, subjectId);
  }

  @FieldResolver(() => Attendee, { description: 'The attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() checkIn: CheckIn): Promise<Attendee | null> {
    return attendeeById(ctx).load(checkIn.attendeeId);
  }
}

/** The fields of a scan's outcome that need a look-up. */
@Resolver(() => CheckInResult)
export class CheckInResultResolver {
  @FieldResolver(() => Attendee, {
    nullable: true,
    description: 'Whose code it was; null for an unknown one, and for one of another event.',
  })
  attendee(
    @Ctx() ctx: RequestContext,
    @Root() { attendeeId }: CheckInResult,
  ): Promise<Attendee | null> | null {
    return attendeeId ? attendeeById(ctx).load(attendeeId) : null;
  }

  @FieldResolver(() => CheckIn, {
    nullable: true,
    description: 'The recorded entry; null if none was recorded.',
  })
  checkIn(@Ctx() ctx: RequestContext, @Root() { checkInId }: CheckInResult): Promise<CheckIn | null> | null {
    return checkInId ? checkInById(ctx).load(checkInId) : null;
  }
}

/** Fields of a code for managers only. */
@Resolver(() => EntryCodeCheck)
export class EntryCodeCheckResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'First entry; for ADMIN, SUPERVISOR and MANAGER, null to others and before.',
  })
  checkedInAt(@Ctx() ctx: RequestContext, @Root() { enteredAt }: EntryCodeCheck): Date | null {
    return ctx.viewer && isManager(viewerOf(ctx).role) ? enteredAt : null;
  }
}

/** Address of the portrait of a badge. */
export const BadgePictures = pictureFields(() => BadgeOwner, { avatar: 'the portrait' });
