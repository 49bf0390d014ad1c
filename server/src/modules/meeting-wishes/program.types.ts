import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { NeverEmpty } from '../../core/graphql/validation';
import { MeetingProgramEntity, MeetingProgramOrder } from './program.entity';

const MAX_GROUPS = 51;

@ObjectType({
  description: 'How an event plans meetings by the wishes of its people.',
  simpleResolvers: true,
})
export class MeetingProgram extends fieldsOf(MeetingProgramEntity, {
  id: 'UUIDv7.',
  eventId: 'Which event.',
  wishesOpenAt: 'From when on wishes are taken; null where that is not settled yet.',
  wishesCloseAt: 'Until when wishes are taken; null for the end of the event.',
  updatedAt: VERSION,
}) {
  @Field(() => Boolean, { description: 'Wishes are taken now.' })
  takesWishes: boolean;

  @Field(() => Boolean, { description: 'The viewer takes part in it; false for staff.' })
  viewerTakesPart: boolean;

  @Field(() => Int, { description: 'How many must-meets one may have.' })
  maxMusts: number;

  @Field(() => Int, { description: 'How many likes one may have.' })
  maxLikes: number;

  @Field(() => MeetingProgramOrder, {
    nullable: true,
    description: 'What the timetable keeps first; for staff.',
  })
  order: MeetingProgramOrder | null;

  @Field(() => Int, { nullable: true, description: 'How many meetings one has in a row at most; for staff.' })
  mostInRow: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Matches fill what wishes leave; for staff.' })
  fillsByMatches: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Groups whose members take part, at most ${MAX_GROUPS}; null where everybody does. For staff.`,
  })
  groupIds: string[] | null;

  /** The version of its targets. */
  targetsChangedAt: Date | null;
}

@NeverEmpty('order', 'mostInRow', 'fillsByMatches')
@InputType({ description: 'The meeting program of an event. Absent fields stay unchanged.' })
export class UpdateMeetingProgramInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => Date, { nullable: true, description: 'From when on wishes are taken; null closes them.' })
  wishesOpenAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when wishes are taken, after `wishesOpenAt`; null for the end of the event.',
  })
  wishesCloseAt?: Date | null;

  @Field(() => MeetingProgramOrder, { nullable: true, description: 'What the timetable keeps first.' })
  order?: MeetingProgramOrder | null;

  @Field(() => Int, { nullable: true, description: 'How many meetings one has in a row at most, 1 to 50.' })
  @IsOptional()
  @Min(1)
  @Max(50)
  mostInRow?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Matches fill what wishes leave.' })
  fillsByMatches?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Groups whose members take part, at most ${MAX_GROUPS}; null for everybody.`,
  })
  @IsOptional()
  @MaxItems(MAX_GROUPS)
  groupIds?: string[] | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

export const UpdateMeetingProgramPayload = definePayload('UpdateMeetingProgramPayload', {
  meetingProgram: { type: () => MeetingProgram, description: 'The program after the change.' },
});
export type UpdateMeetingProgramPayload = InstanceType<typeof UpdateMeetingProgramPayload>;
