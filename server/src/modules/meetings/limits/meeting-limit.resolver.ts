import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { STAFF } from '../../../core/auth/roles';
import { IdArg } from '../../../core/graphql/args';
import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { Attendee, attendeePolicy } from '../../attendees/index';
import { ContactRefusal } from '../../groups/index';
import { getMeetingStanding, meetingRefusalInWords, meetingRefusalOf } from './meeting-limit.service';
import { MeetingStanding } from './meeting-limit.types';

/** Who may ask whom for a meeting. */
@Resolver(() => Attendee)
export class MeetingLimitResolver {
  @Authorized(...STAFF)
  @Query(() => MeetingStanding, {
    complexity: 100,
    description:
      'Whether one attendee may ask another one for a meeting, and why not. For staff. Errors: NOT_FOUND, also where one takes no part.',
  })
  meetingRefusal(
    @Ctx() ctx: RequestContext,
    @IdArg('fromId', 'The attendee who would ask.') fromId: string,
    @IdArg('toId', 'The attendee who would be asked.') toId: string,
  ): Promise<MeetingStanding> {
    return getMeetingStanding(ctx, fromId, toId);
  }

  @FieldResolver(() => Boolean, {
    description:
      'The viewer may ask this attendee for a meeting; where not, `viewerMeetingRefusal` says why.',
  })
  async viewerCanRequestMeeting(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return attendeePolicy.requestMeeting(viewerOf(ctx), attendee) && !(await meetingRefusalOf(ctx, attendee));
  }

  @FieldResolver(() => ContactRefusal, {
    nullable: true,
    description:
      'Why the viewer may not ask this attendee for a meeting; null where they may, and for staff, oneself and the invited.',
  })
  async viewerMeetingRefusal(
    @Ctx() ctx: RequestContext,
    @Root() attendee: Attendee,
  ): Promise<ContactRefusal | null> {
    if (!attendeePolicy.requestMeeting(viewerOf(ctx), attendee)) return null;
    return meetingRefusalInWords(ctx, attendee);
  }
}
