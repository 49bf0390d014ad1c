import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MaxItems } from '../../../core/graphql/input-rules';
import { definePayload } from '../../../core/graphql/payload';
import { ScheduleRun } from '../runs/schedule-run.types';
import { ScheduleRunMeeting } from './draft.types';

const MAX_EDITS = 50;

@InputType()
abstract class SchedulePlaceInput {
  @Field(() => Date, { description: 'The beginning of a slot.' })
  startsAt: Date;

  @Field(() => ID, { description: 'Which pod.' })
  podId: string;
}

@InputType({ description: 'A meeting of a draft, and where it is to be.' })
export class MoveScheduleMeetingInput extends SchedulePlaceInput {
  @Field(() => ID, { description: 'Id of the meeting of the timetable; a DROPPED one is held again.' })
  meetingId: string;
}

@InputType({ description: 'A meeting that is to come into a draft.' })
export class AddScheduleMeetingInput extends SchedulePlaceInput {
  @Field(() => ID, { description: 'One attendee.' })
  oneId: string;

  @Field(() => ID, { description: 'The other one.' })
  otherId: string;
}

@InputType({ description: 'One edit of a draft: exactly one of these.' })
export class ScheduleEditInput {
  @Field(() => MoveScheduleMeetingInput, { nullable: true, description: 'Moves a meeting.' })
  @IsOptional()
  @ValidateNested()
  move?: MoveScheduleMeetingInput | null;

  @Field(() => ID, { nullable: true, description: 'Takes the meeting with this id out.' })
  dropId?: string | null;

  @Field(() => AddScheduleMeetingInput, { nullable: true, description: 'Adds a meeting.' })
  @IsOptional()
  @ValidateNested()
  add?: AddScheduleMeetingInput | null;
}

@InputType({ description: 'Edits of a draft, all or none.' })
export class EditScheduleRunInput {
  @Field(() => ID, { description: 'Id of the timetable.' })
  scheduleRunId: string;

  @Field(() => Int, { description: '`draftVersion` of the draft that is edited.' })
  expectedVersion: number;

  @Field(() => [ScheduleEditInput], {
    description: `At most ${MAX_EDITS} edits; what they lead to together is checked.`,
  })
  @MaxItems(MAX_EDITS)
  @ValidateNested({ each: true })
  edits: ScheduleEditInput[];
}

export const EditScheduleRunPayload = definePayload('EditScheduleRunPayload', {
  scheduleRun: { type: () => ScheduleRun, description: 'The timetable after the edits.' },
  meetings: { type: () => [ScheduleRunMeeting], description: 'The meetings that have changed.' },
  removedIds: { type: () => [String], description: 'Ids of the meetings that are not in it any more.' },
});
export type EditScheduleRunPayload = InstanceType<typeof EditScheduleRunPayload>;
