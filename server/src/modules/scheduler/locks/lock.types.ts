import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MaxItems } from '../../../core/graphql/input-rules';
import { definePayload } from '../../../core/graphql/payload';

const MAX_MEETINGS = 100;

@InputType({
  description:
    'Which coming meetings of published timetables are locked or freed: exactly one of the last four.',
})
export class LockMeetingsInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, { description: 'True locks them, false frees them.' })
  isLocked: boolean;

  @Field(() => [ID], { nullable: true, description: `These meetings, at most ${MAX_MEETINGS}.` })
  @IsOptional()
  @MaxItems(MAX_MEETINGS)
  meetingIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Those of this attendee.' })
  attendeeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Those at this pod.' })
  podId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Those that begin within one hour from this time on.' })
  hourFrom?: Date | null;
}

export const LockMeetingsPayload = definePayload('LockMeetingsPayload', {
  count: { type: () => Int, description: 'How many were locked or freed; others were so already.' },
});
export type LockMeetingsPayload = InstanceType<typeof LockMeetingsPayload>;
