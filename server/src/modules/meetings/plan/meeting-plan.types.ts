import { ArgsType, Field, ID } from 'type-graphql';
import { IsOptional } from 'class-validator';
import { IsDay } from '../../../core/graphql/input-rules';
import { DateScalar } from '../../../core/graphql/scalars';
import { EventPageArgs } from '../../../core/db/pagination';
import { MeetingStatus } from '../meeting.entity';

@ArgsType()
export class EventMeetingsArgs extends EventPageArgs {
  @Field(() => MeetingStatus, { nullable: true, description: 'Only meetings that are this far.' })
  status?: MeetingStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only meetings at this pod, or with a wish for it.' })
  podId?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only what begins on this day of the event clock.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;
}
