import { Field, Int, ObjectType } from 'type-graphql';
import { ScheduleOutcome, ScheduleRunChange } from '../runs/schedule-run.entity';

@ObjectType({
  description: 'How many meetings of a timetable have the same change and outcome.',
  simpleResolvers: true,
})
export class ScheduleRunChangeCount {
  @Field(() => ScheduleRunChange, { description: 'What the timetable changes of them.' })
  change: ScheduleRunChange;

  @Field(() => ScheduleOutcome, {
    nullable: true,
    description: 'What became of them; null until the timetable is applied, and for KEPT ones.',
  })
  outcome: ScheduleOutcome | null;

  @Field(() => String, { nullable: true, description: 'Why they were not applied or undone.' })
  reason: string | null;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;
}
