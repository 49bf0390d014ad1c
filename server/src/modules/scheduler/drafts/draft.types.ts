import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '../../../core/db/pagination';
import { fieldsOf } from '../../../core/graphql/fields-of';
import { IsDay } from '../../../core/graphql/input-rules';
import { DateScalar } from '../../../core/graphql/scalars';
import {
  ScheduleOutcome,
  ScheduleRunChange,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
} from '../runs/schedule-run.entity';
import { ScheduleBound } from '../runs/schedule-run.types';
import { ScheduleReason } from './schedule-reason';

@ObjectType({ description: 'A meeting of a timetable.', simpleResolvers: true })
export class ScheduleRunMeeting extends fieldsOf(ScheduleRunMeetingEntity, {
  id: 'UUIDv7.',
  change: 'What the timetable changes of it.',
  startsAt: 'When it begins; of a DROPPED one, when it began.',
  endsAt: 'When it ends.',
  meetingId: 'The published meeting; null for one that is not published.',
  oldStartsAt: 'When it was published to begin; null for a new one.',
  oldEndsAt: 'When it was published to end; null for a new one.',
  outcome: 'What became of it; null until the timetable is applied.',
  reason: 'Why it was not applied or undone, in words.',
}) {
  @Field(() => Boolean, { description: 'The published meeting is locked: no timetable moves or drops it.' })
  isLocked: boolean;

  oneId: string;
  otherId: string;
  podId: string;
  oldPodId: string | null;
}

export const ScheduleRunMeetingConnection = connectionOf(ScheduleRunMeeting, 'ScheduleRunMeeting', {
  what: 'meeting of a timetable',
});

@ArgsType()
export class ScheduleRunArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the timetable.' })
  runId: string;
}

@ArgsType()
export class ScheduleRunMeetingsArgs extends ScheduleRunArgs {
  @Field(() => ScheduleRunChange, { nullable: true, description: 'Only those with this change.' })
  change?: ScheduleRunChange | null;

  @Field(() => ScheduleOutcome, { nullable: true, description: 'Only those with this outcome.' })
  outcome?: ScheduleOutcome | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this attendee.' })
  attendeeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of people of this company.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those at this pod.' })
  podId?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only what begins on this day of the event clock.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;
}

@ObjectType({ description: 'How often one reason keeps somebody from a meeting.', simpleResolvers: true })
export class ScheduleReasonCount {
  @Field(() => ScheduleReason, { description: 'The reason.' })
  code: ScheduleReason;

  @Field(() => Int, { description: 'With how many people.' })
  count: number;
}

@ObjectType({
  description: 'Somebody who has fewer meetings in a timetable than promised, or none though they asked.',
  simpleResolvers: true,
})
export class ScheduleRunPerson extends fieldsOf(ScheduleRunPersonEntity, {
  target: 'How many meetings they should have.',
  got: 'How many they have.',
}) {
  attendeeId: string;

  reasons: Partial<Record<ScheduleReason, number>>;
}

export const ScheduleRunPersonConnection = connectionOf(ScheduleRunPerson, 'ScheduleRunPerson', {
  what: 'person below target',
});

@ObjectType({ description: 'A time at which two people could meet in a draft.', simpleResolvers: true })
export class ScheduleRunPlace {
  @Field(() => Date, { description: 'When the slot begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => [ID], { description: 'The pods that are free for them then; at least one.' })
  podIds: string[];
}

@ObjectType({ description: 'What no timetable would exceed with more room.', simpleResolvers: true })
export class ScheduleHelp {
  @Field(() => Int, { description: 'So many more pods for everybody.' })
  morePods: number;

  @Field(() => Int, { description: 'So many more slots, in which everybody and every pod is free.' })
  moreSlots: number;

  @Field(() => ScheduleBound, { nullable: true, description: 'Null where it took too long to compute.' })
  bound: ScheduleBound | null;
}
