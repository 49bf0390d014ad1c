import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../core/db/pagination';
import { fieldsOf } from '../../../core/graphql/fields-of';
import { definePayload } from '../../../core/graphql/payload';
import { MeetingProgramOrder } from '../../meeting-wishes/index';
import { ScheduleRunBasis, ScheduleRunEntity } from './schedule-run.entity';

@ObjectType({ description: 'What no timetable of this event does better.', simpleResolvers: true })
export class ScheduleBound {
  @Field(() => Int, { description: 'Must-meets that are granted.' })
  must: number;

  @Field(() => Int, { description: 'Likes that are granted.' })
  like: number;

  @Field(() => Int, { description: 'Promised meetings that are missing.' })
  promisedMissing: number;

  @Field(() => Int, { description: 'People who asked for somebody and meet nobody.' })
  withoutMeeting: number;
}

@ObjectType({ description: 'What a timetable achieves.', simpleResolvers: true })
export class ScheduleMeasures extends ScheduleBound {
  @Field(() => Int, { description: 'Meetings, with those that people agreed on themselves.' })
  meetings: number;

  @Field(() => Int, {
    description:
      "Open slots between the first and the last meeting of a person's day, of all people together.",
  })
  idle: number;
}

@ObjectType({
  description:
    "One computation of the timetable of an event's meetings. It changes nothing until it is applied.",
  simpleResolvers: true,
})
export class ScheduleRun extends fieldsOf(ScheduleRunEntity, {
  id: 'UUIDv7.',
  eventId: 'Which event.',
  status: 'How far it is.',
  basis: 'What it starts from.',
  order: 'What it keeps first.',
  seed: 'The same seed and input give the same timetable.',
  progress: 'In percent.',
  draftVersion: 'Counts the edits of the draft; pass it as `expectedVersion` to edit this version.',
  bound: {
    type: () => ScheduleBound,
    description: 'What no timetable exceeds; null while it is computed, and where that took too long.',
  },
  measures: {
    type: () => ScheduleMeasures,
    description: 'What it achieves, with what was edited; null until it is computed.',
  },
  error: 'Why it failed, in words; null unless FAILED.',
  startedById: 'User who started it; null once that user is deleted.',
  createdAt: 'When it was started.',
  finishedAt: 'When it was computed, or ended early; null until then.',
}) {
  @Field(() => String, { nullable: true, description: "The user's name." })
  startedByName: string | null;

  /** What it was computed from. */
  inputHash: string | null;
}

export const ScheduleRunConnection = connectionOf(ScheduleRun, 'ScheduleRun', { what: 'timetable' });

@InputType({ description: 'How a timetable is to be computed.' })
export class StartScheduleRunInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => ScheduleRunBasis, { description: 'What it starts from.' })
  basis: ScheduleRunBasis;

  @Field(() => MeetingProgramOrder, {
    nullable: true,
    description: "What it keeps first; without it what the event's program says.",
  })
  order?: MeetingProgramOrder | null;

  @Field(() => Int, {
    nullable: true,
    description: '0 to 2,147,483,647; without it any. The same seed and input give the same timetable.',
  })
  @IsOptional()
  @Min(0)
  @Max(2_147_483_647)
  seed?: number | null;
}

@InputType({ description: 'Which timetable is not to be computed any further.' })
export class CancelScheduleRunInput {
  @Field(() => ID, { description: 'Id of the timetable.' })
  scheduleRunId: string;
}

export const StartScheduleRunPayload = definePayload('StartScheduleRunPayload', {
  scheduleRun: {
    type: () => ScheduleRun,
    description: 'The timetable, QUEUED. `scheduleRunChanged` tells how far it is.',
  },
});
export type StartScheduleRunPayload = InstanceType<typeof StartScheduleRunPayload>;

export const CancelScheduleRunPayload = definePayload('CancelScheduleRunPayload', {
  scheduleRun: { type: () => ScheduleRun, description: 'The timetable, CANCELLED.' },
});
export type CancelScheduleRunPayload = InstanceType<typeof CancelScheduleRunPayload>;
