import { Field, ID, InputType, Int } from 'type-graphql';
import { definePayload } from '../../../core/graphql/payload';
import { ScheduleRun } from '../runs/schedule-run.types';

@InputType({ description: 'Which draft is to be published.' })
export class ApplyScheduleRunInput {
  @Field(() => ID, { description: 'Id of the timetable.' })
  scheduleRunId: string;

  @Field(() => Int, { description: 'The `draftVersion` that was looked at.' })
  expectedVersion: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Also where something has changed since it was computed: what is not possible any more is left out, with a reason each.',
  })
  evenIfOutdated: boolean;
}

@InputType({ description: 'Which published timetable is to be taken back.' })
export class UndoScheduleRunInput {
  @Field(() => ID, { description: 'Id of the timetable.' })
  scheduleRunId: string;
}

export const ApplyScheduleRunPayload = definePayload('ApplyScheduleRunPayload', {
  scheduleRun: {
    type: () => ScheduleRun,
    description: 'The timetable, APPLYING. `scheduleRunChanged` tells how far it is.',
  },
});
export type ApplyScheduleRunPayload = InstanceType<typeof ApplyScheduleRunPayload>;

export const UndoScheduleRunPayload = definePayload('UndoScheduleRunPayload', {
  scheduleRun: {
    type: () => ScheduleRun,
    description: 'The timetable, UNDOING. `scheduleRunChanged` tells how far it is.',
  },
});
export type UndoScheduleRunPayload = InstanceType<typeof UndoScheduleRunPayload>;
