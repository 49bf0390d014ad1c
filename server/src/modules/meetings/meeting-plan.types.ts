import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../../core/pagination';
import { MeetingStatus } from './meeting.entity';

@ArgsType()
export class EventMeetingsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => MeetingStatus, { nullable: true, description: 'Only meetings that are this far.' })
  status?: MeetingStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only meetings at this pod, or with a wish for it.' })
  podId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only what begins on this day, YYYY-MM-DD, event time.',
  })
  date?: string | null;
}
