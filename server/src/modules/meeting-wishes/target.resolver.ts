import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { Attendee, attendeeById } from '../attendees/index';
import { Company, companyById } from '../companies/index';
import { MinimumAboveTimes } from './readiness.types';
import { MeetingTarget } from './target.types';

@Resolver(() => MeetingTarget)
export class MeetingTargetResolver {
  @FieldResolver(() => Attendee, { nullable: true, description: 'The person; null where it is of others.' })
  attendee(
    @Ctx() ctx: RequestContext,
    @Root() { attendeeId }: MeetingTarget,
  ): Promise<Attendee | null> | null {
    return attendeeId ? attendeeById(ctx).load(attendeeId) : null;
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The company; null where it is of others.' })
  company(@Ctx() ctx: RequestContext, @Root() { companyId }: MeetingTarget): Promise<Company | null> | null {
    return companyId ? companyById(ctx).load(companyId) : null;
  }
}

@Resolver(() => MinimumAboveTimes)
export class MinimumAboveTimesResolver {
  @FieldResolver(() => Attendee, {
    nullable: true,
    description: 'The person; null where they were removed meanwhile.',
  })
  attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: MinimumAboveTimes): Promise<Attendee | null> {
    return attendeeById(ctx).load(attendeeId);
  }
}
