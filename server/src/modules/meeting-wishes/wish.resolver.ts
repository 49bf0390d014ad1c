import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { toConnection } from '../../core/db/pagination';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Attendee, attendeeById } from '../attendees/index';
import { Company, companyById } from '../companies/index';
import { MeetingWishKind } from './wish.entity';
import { listWishes, setMeetingWish, wishByAttendeeId, wishByCompanyId } from './wish.service';
import {
  MeetingWish,
  MeetingWishConnection,
  MeetingWishesArgs,
  SetMeetingWishInput,
  SetMeetingWishPayload,
} from './wish.types';

@Resolver(() => MeetingWish)
export class MeetingWishResolver {
  @Authorized()
  @Query(() => MeetingWishConnection, {
    description:
      "The viewer's own wishes: must-meets and likes in their order, then those whom they do not want to meet. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async meetingWishes(@Ctx() ctx: RequestContext, @Args(() => MeetingWishesArgs) args: MeetingWishesArgs) {
    return toConnection(await listWishes(ctx, args));
  }

  @Authorized()
  @Mutation(() => SetMeetingWishPayload, {
    description:
      'Says what the viewer wants of an attendee or a company, who do not learn of it. NO is "not for me", which may be said and taken back at any time; for the others wishes have to be open. Errors: NOT_FOUND, FORBIDDEN to staff, BAD_USER_INPUT; CONFLICT (`WISHES_NOT_OPEN`, `WISHES_CLOSED`, `NOT_IN_PROGRAM`, `OTHER_NOT_IN_PROGRAM`, `TOO_MANY_MUSTS`, `TOO_MANY`, `NOBODY_TO_MEET`, a `ContactRefusalReason`).',
  })
  setMeetingWish(
    @Ctx() ctx: RequestContext,
    @Input(() => SetMeetingWishInput, 'Of whom, and what.') input: SetMeetingWishInput,
  ): Promise<SetMeetingWishPayload> {
    return setMeetingWish(ctx, input);
  }

  @FieldResolver(() => Attendee, { nullable: true, description: 'The attendee; null for a company.' })
  attendee(
    @Ctx() ctx: RequestContext,
    @Root() { toAttendeeId }: MeetingWish,
  ): Promise<Attendee | null> | null {
    return toAttendeeId ? attendeeById(ctx).load(toAttendeeId) : null;
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The company; null for an attendee.' })
  company(@Ctx() ctx: RequestContext, @Root() { toCompanyId }: MeetingWish): Promise<Company | null> | null {
    return toCompanyId ? companyById(ctx).load(toCompanyId) : null;
  }
}

@Resolver(() => Attendee)
export class AttendeeWishResolver {
  @FieldResolver(() => MeetingWishKind, {
    nullable: true,
    description:
      'What the viewer wants of this attendee in meetings; null where nothing was said, and for staff.',
  })
  async viewerMeetingWish(
    @Ctx() ctx: RequestContext,
    @Root() attendee: Attendee,
  ): Promise<MeetingWishKind | null> {
    return (await wishByAttendeeId(ctx).load(attendee.id)).kind;
  }

  @FieldResolver(() => Boolean, {
    description:
      'The event takes wishes for meetings now, and both take part; rules of groups may still refuse. False for staff.',
  })
  async viewerMayWish(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return (await wishByAttendeeId(ctx).load(attendee.id)).may;
  }
}

@Resolver(() => Company)
export class CompanyWishResolver {
  @FieldResolver(() => MeetingWishKind, {
    nullable: true,
    description:
      'What the viewer wants of this company in meetings; null where nothing was said, and for staff.',
  })
  async viewerMeetingWish(
    @Ctx() ctx: RequestContext,
    @Root() company: Company,
  ): Promise<MeetingWishKind | null> {
    return (await wishByCompanyId(ctx).load(company.id)).kind;
  }

  @FieldResolver(() => Boolean, {
    description:
      'The event takes wishes for meetings now, and both the viewer and somebody of the team take part; rules of groups may still refuse. False for staff.',
  })
  async viewerMayWish(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<boolean> {
    return (await wishByCompanyId(ctx).load(company.id)).may;
  }
}
