import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { EventPageArgs, toConnection } from '../../core/db/pagination';
import { attendeeById, Attendee } from '../attendees/index';
import { confidenceOf, reasonTexts } from './match-reasons';
import { setNotForMe, wishByAttendeeId } from '../meeting-wishes/index';
import { matchByAttendeeId } from './match.loaders';
import { listMatches } from './match.service';
import {
  DismissMatchInput,
  DismissMatchPayload,
  Match,
  MatchConfidence,
  MatchConnection,
  UndismissMatchInput,
  UndismissMatchPayload,
} from './match.types';
import { listNextMatches } from './next/next-match.service';
import { NextMatch, NextMatchesArgs } from './next/next-match.types';

const WHO = 'The attendee to dismiss.';

@Resolver(() => Match)
export class MatchResolver {
  @Authorized()
  @Query(() => MatchConnection, {
    complexity: 3_500,
    description:
      'Attendees suggested to the viewer, best first. Without those that the viewer meets or has asked, has blocked or was blocked by, or has dismissed. A cursor is a place in the order of that moment. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async matches(@Ctx() ctx: RequestContext, @Args(() => EventPageArgs) args: EventPageArgs) {
    return toConnection(await listMatches(ctx, args));
  }

  @Authorized()
  @Query(() => [NextMatch], {
    complexity: 5_000,
    description:
      'Suggestions for the next request: the best matches that share a coming free slot with the viewer, for today or after a declined request. Without attendees who have declined the viewer. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  nextMatches(
    @Ctx() ctx: RequestContext,
    @Args(() => NextMatchesArgs) args: NextMatchesArgs,
  ): Promise<NextMatch[]> {
    return listNextMatches(ctx, args);
  }

  @Authorized()
  @Mutation(() => DismissMatchPayload, {
    description:
      'Says "not for me" of an attendee, who is not among the matches any more. No notification is sent. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for oneself.',
  })
  async dismissMatch(
    @Ctx() ctx: RequestContext,
    @Input(() => DismissMatchInput, WHO) { attendeeId }: DismissMatchInput,
  ): Promise<DismissMatchPayload> {
    return { attendee: await setNotForMe(ctx, attendeeId, true) };
  }

  @Authorized()
  @Mutation(() => UndismissMatchPayload, {
    description: 'Takes a "not for me" back. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for oneself.',
  })
  async undismissMatch(
    @Ctx() ctx: RequestContext,
    @Input(() => UndismissMatchInput, WHO) { attendeeId }: UndismissMatchInput,
  ): Promise<UndismissMatchPayload> {
    return { attendee: await setNotForMe(ctx, attendeeId, false) };
  }

  @FieldResolver(() => MatchConfidence, { description: 'How sure it is.' })
  confidence(@Root() match: Match): MatchConfidence {
    return confidenceOf(match);
  }

  @FieldResolver(() => [String], {
    description: 'Why, as sentences for people: at most 3, with at most 3 terms each.',
  })
  reasonTexts(@Root() { reasons }: Match): string[] {
    return reasonTexts(reasons);
  }

  @FieldResolver(() => Attendee, { description: 'The suggested attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() match: Match): Promise<Attendee | null> {
    return attendeeById(ctx).load(match.attendeeId);
  }
}

/** Matching's fields of an attendee. */
@Resolver(() => Attendee)
export class AttendeeMatchResolver {
  @FieldResolver(() => Match, {
    nullable: true,
    description:
      'How well the viewer matches; null for staff, for oneself, for the blocked, and where nothing is shared.',
  })
  match(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<Match | null> {
    return matchByAttendeeId(ctx).load(attendee.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer has said "not for me".' })
  async dismissed(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return (await wishByAttendeeId(ctx).load(attendee.id)).kind === 'NO';
  }
}
