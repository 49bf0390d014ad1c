import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { isStaff, MANAGERS, Role, STAFF } from '../../core/auth/roles';
import { EventId, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { Attendee, attendeePolicy, stageOf } from '../attendees/index';
import { Event } from '../events/index';
import {
  answerOffer,
  answerOfferByCode,
  applicationByAttendeeId,
  getApplicationCounts,
  getPlaceOffer,
  listPlaceLog,
  placesTakenByEventId,
  withdraw,
} from './application.service';
import {
  AnswerOfferByCodeInput,
  AnswerOfferByCodePayload,
  AnswerOfferInput,
  AnswerOfferPayload,
  Application,
  DecideApplicationsInput,
  DecideApplicationsPayload,
  PlaceLogArgs,
  PlaceLogConnection,
  PlaceOffer,
  StageCount,
  UndoDecisionInput,
  UndoDecisionPayload,
  WithdrawInput,
  WithdrawPayload,
} from './application.types';
import { decideApplications, undoDecision } from './decision.service';

@Resolver(() => Attendee)
export class ApplicationResolver {
  @Authorized(...STAFF)
  @Query(() => [StageCount], {
    description:
      'How many people are at which stage of an event: one for each of the 7. For staff. Errors: NOT_FOUND.',
  })
  applicationCounts(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<StageCount[]> {
    return getApplicationCounts(ctx, eventId);
  }

  @Authorized()
  @Query(() => PlaceLogConnection, {
    description:
      'Who got, waited for, was offered and gave up places, the first entry first: all for staff, their own for others. Errors: NOT_FOUND.',
  })
  placeLog(@Ctx() ctx: RequestContext, @Args(() => PlaceLogArgs) args: PlaceLogArgs) {
    return listPlaceLog(ctx, args);
  }

  @Query(() => PlaceOffer, {
    description: 'Public. The offer of a place by the code of its mail. Errors: NOT_FOUND.',
  })
  placeOffer(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'The code of the mail.' }) code: string,
  ): Promise<PlaceOffer> {
    return getPlaceOffer(ctx, code);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DecideApplicationsPayload, {
    description:
      'Approves or declines applications. The approved take a place each in the order of the ids, and wait where none is free. Mailed after ten minutes, unless it is undone. For managers. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  decideApplications(
    @Ctx() ctx: RequestContext,
    @Input(() => DecideApplicationsInput, 'The decision.') input: DecideApplicationsInput,
  ): Promise<DecideApplicationsPayload> {
    return decideApplications(ctx, input);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UndoDecisionPayload, {
    description:
      'Takes a decision back within ten minutes; those who have taken part meanwhile stay. For managers. Errors: NOT_FOUND, CONFLICT `UNDO_OVER`.',
  })
  undoDecision(
    @Ctx() ctx: RequestContext,
    @Input(() => UndoDecisionInput, 'Which one.') input: UndoDecisionInput,
  ): Promise<UndoDecisionPayload> {
    return undoDecision(ctx, input);
  }

  @Authorized(Role.ATTENDEE)
  @Mutation(() => WithdrawPayload, {
    description:
      "Gives up the viewer's application or place: future meetings close, the profile stays, and `joinEvent` applies again, at the end of the line. Errors: NOT_FOUND, FORBIDDEN to staff, CONFLICT `NOTHING_TO_WITHDRAW`.",
  })
  async withdraw(
    @Ctx() ctx: RequestContext,
    @Input(() => WithdrawInput, 'Where.') { eventId }: WithdrawInput,
  ): Promise<WithdrawPayload> {
    return { attendee: await withdraw(ctx, eventId) };
  }

  @Authorized(Role.ATTENDEE)
  @Mutation(() => AnswerOfferPayload, {
    description:
      'Takes the place that is offered to the viewer, or lets it go to the next in line. Errors: NOT_FOUND, FORBIDDEN to staff, CONFLICT (`OFFER_OVER`, `EMAIL_NOT_VERIFIED`).',
  })
  async answerOffer(
    @Ctx() ctx: RequestContext,
    @Input(() => AnswerOfferInput, 'The answer.') input: AnswerOfferInput,
  ): Promise<AnswerOfferPayload> {
    return { attendee: await answerOffer(ctx, input) };
  }

  @Mutation(() => AnswerOfferByCodePayload, {
    description:
      'Public. The same by the code of the mail, whose link only opens a page: programs that scan mails follow links. Errors: NOT_FOUND, CONFLICT (`OFFER_OVER`, `EMAIL_NOT_VERIFIED`).',
  })
  async answerOfferByCode(
    @Ctx() ctx: RequestContext,
    @Input(() => AnswerOfferByCodeInput, 'The answer.') input: AnswerOfferByCodeInput,
  ): Promise<AnswerOfferByCodePayload> {
    return { offer: await answerOfferByCode(ctx, input) };
  }

  @FieldResolver(() => Application, {
    nullable: true,
    description:
      'Where the person stands on the way to a place; null where they never applied, were never declined and never waited. For the owner and staff, null to others.',
  })
  application(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<Application | null> | null {
    const isKnown = attendeePolicy.readPrivate(viewerOf(ctx), attendee) && stageOf(attendee) !== 'INVITED';
    return isKnown ? applicationByAttendeeId(ctx).load(attendee.id) : null;
  }
}

@Resolver(() => Event)
export class EventPlacesResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people may take part; null for any number, and to all but staff.',
  })
  capacity(@Ctx() ctx: RequestContext, @Root() event: Event): number | null {
    return ctx.viewer && isStaff(ctx.viewer.role) ? event.capacity : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people take part, or were offered a place; null to all but staff.',
  })
  async placesTaken(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number | null> {
    return ctx.viewer && isStaff(ctx.viewer.role) ? placesTakenByEventId(ctx).load(event.id) : null;
  }
}
